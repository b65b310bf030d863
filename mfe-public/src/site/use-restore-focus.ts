import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Gives the focus to the page where what had it is gone with the address before. Where nothing had it, nothing is moved:
 * not every browser gives it to what is pressed, and screen readers would jump.
 */
export const useRestoreFocus = (page: RefObject<HTMLElement | null>) => {
  // The effect runs when it changes.
  useLocation()
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    // Outside a shadow root every focus within looks like that of its host.
    const root = page.current?.getRootNode() ?? document
    if (focused.current?.isConnected === false) page.current?.focus({ preventScroll: true })
    const remember = ({ target }: Event) => {
      focused.current = target as Element
    }
    root.addEventListener('focusin', remember)
    return () => root.removeEventListener('focusin', remember)
  })
}
