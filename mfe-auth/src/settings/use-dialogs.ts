import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'

/** Dialogs of a card, one at a time; one may lead to the next. */
export const useDialogs = <Dialog>() => {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const next = useRef<Dialog | null>(null)
  const close = () => {
    // The next remembers where the focus was when it opened: by then this one has put it back on the button of the page.
    flushSync(() => setDialog(null))
    setDialog(next.current)
    next.current = null
  }
  return {
    dialog,
    open: (one: Dialog) => setDialog(one),
    close,
    follow: (after: Dialog) => void (next.current = after),
  }
}

/** Opens and closes a dialog of the settings; reloads the user when it closes. */
export const useSettingsDialog = () => {
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void cache.invalidateQueries({ queryKey: [accountsApi.me.domain, accountsApi.me.path] })
  }
  return { isOpen, open: () => setOpen(true), close }
}
