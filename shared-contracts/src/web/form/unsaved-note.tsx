import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import type { useDraft } from './unsaved.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = {
  draft: Pick<ReturnType<typeof useDraft>, 'found' | 'restore' | 'decline'>
  onRestored: () => void
}

/** Offers what was typed into this form before and could not be saved. */
export function UnsavedNote({ draft: { found, restore, decline }, onRestored }: Props) {
  const { form: t } = useMessages(webCatalog)
  const [isRestored, setRestored] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  if (!found) return null
  const offer = found.sessionEnded ? t.sessionEnded : t.pageClosed
  return (
    <div ref={note} tabIndex={-1} style={{ marginBottom: 16, outline: 'none' }}>
      <Alert
        type="info"
        showIcon
        title={isRestored ? t.restored : offer}
        closable={{ closeIcon: true, 'aria-label': t.closeNote, onClose: decline }}
        action={
          !isRestored && (
            <Button
              size="small"
              onClick={() => {
                restore()
                onRestored()
                setRestored(true)
                note.current?.focus()
              }}
            >
              {t.restore}
            </Button>
          )
        }
      />
    </div>
  )
}
