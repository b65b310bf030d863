import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

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
