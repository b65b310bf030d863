import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Gives the focus to the page where what had it is gone with the address before. Where nothing had it, nothing is moved:
 * not every browser gives it to what is pressed, and screen readers would jump.
 */
export const useKeptFocus = (page: RefObject<HTMLElement | null>) => {
  const { key } = useLocation()
  const place = useRef(key)
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => void (focused.current = target)
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    if (place.current === key) return
    place.current = key
    const isLost = focused.current instanceof Element && !focused.current.isConnected
    if (isLost && document.activeElement === document.body) page.current?.focus({ preventScroll: true })
  }, [key, page])
}
