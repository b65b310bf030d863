import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AppKey } from './app-form.tsx'
import type { Confirmation } from '../confirmation-form.tsx'

export type FactorDialog =
  | { kind: 'confirmation'; confirmation: Confirmation }
  | { kind: 'passkey' }
  | { kind: 'app'; app: AppKey }
  | { kind: 'codes'; codes: readonly string[] }

/** The dialogs of the second factor, one at a time; one may lead to the next. */
export const useFactorDialogs = () => {
  const [dialog, setDialog] = useState<FactorDialog | null>(null)
  const next = useRef<FactorDialog | null>(null)
  const close = () => {
    // The next remembers where the focus was when it opened: by then this one has put it back on the button of the page.
    flushSync(() => setDialog(null))
    setDialog(next.current)
    next.current = null
  }
  return { dialog, open: setDialog, close, follow: (after: FactorDialog) => void (next.current = after) }
}
