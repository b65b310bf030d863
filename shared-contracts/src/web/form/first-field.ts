import { type RefObject, useEffect } from 'react'

const inputs = 'input:not([hidden]):not([type=radio]):not([type=file]):not(:disabled), textarea:not(:disabled)'
/** A dialog is not there to be focused at once. */
const maxFrames = 30

const focusIn = (fields: HTMLElement | null) => {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea') && fields?.contains(activeElement)) return true
  const first = fields?.querySelector<HTMLElement>(inputs)
  first?.focus()
  return !first || document.activeElement === first
}

/**
 * Begins where the first word is expected, when a dialog opens, and not on the button that closes it. On a touch screen
 * it leaves the focus alone: the keyboard would cover what is to be read first.
 */
export const useFirstField = (fields: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    if (window.matchMedia?.('(pointer: coarse)').matches) return undefined
    let frames = 0
    let handle = 0
    const attempt = () => {
      frames += 1
      if (!focusIn(fields.current) && frames < maxFrames) handle = requestAnimationFrame(attempt)
    }
    handle = requestAnimationFrame(attempt)
    return () => cancelAnimationFrame(handle)
  }, [fields])
