import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * Keeps the focus in a list when what had it is gone, a row that was deleted for one: `<div {...useKeptFocus()}>`.
 * Without it a keyboard starts over at the top of the page.
 */
export const useKeptFocus = () => {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const isLost = last.current && !last.current.isConnected && document.activeElement === document.body
    if (isLost) frame.current?.focus({ preventScroll: true })
  })
  return {
    ref: frame,
    tabIndex: -1,
    onFocus: (event: FocusEvent) => {
      last.current = event.target === frame.current ? null : event.target
    },
    style: { outline: 'none' },
  }
}

/** Puts the focus back where it was when the dialog opened; called by a dialog that is mounted to open it. */
export const useReturnedFocus = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
