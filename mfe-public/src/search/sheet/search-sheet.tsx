import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { type FormEvent, type ReactElement, useId } from 'react'
import { guestCatalog } from '../../messages/catalogs.ts'
import { SheetHead } from '../../ui/sheet/sheet-head.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'

type Props = {
  /** The form of the search, which answers what follows where it can be sent. */
  form: (onSubmit: (event: FormEvent) => void) => ReactElement
  onSubmit: (event: FormEvent) => (() => void) | undefined
  onClosed: () => void
}

/** The search over the whole of a phone. */
export function SearchSheet({ form, onSubmit, onClosed }: Props) {
  const t = useMessages(guestCatalog)
  const id = useId()
  const { dialog, onClose, close } = useSheet(onClosed)
  return (
    <dialog ref={dialog} className="kh-sheet kh-search-sheet" aria-labelledby={id} onClose={onClose} closedby="any">
      <SheetHead id={id} title={t.find} onClose={() => close()} />
      {form((event) => {
        const go = onSubmit(event)
        if (go) close(go)
      })}
    </dialog>
  )
}
