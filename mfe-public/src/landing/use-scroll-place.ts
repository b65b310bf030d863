import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isLedBack } from '../property/back-link.tsx'

/** Scroll positions of the lists, as long as the site is open. */
const places = new Map<string, number>()

/**
 * Scrolls back to where a list was left when a guest returns by one of our links. The Back button of the browser does so by itself.
 */
export const useScrollPlace = (list: string) => {
  const { key, state } = useLocation()
  const lastKey = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    const place = isLedBack(state) ? places.get(list) : undefined
    // After the router has put the page where it thinks it belongs.
    if (place !== undefined) queueMicrotask(() => window.scrollTo(0, place))
  }, [key, state, list])
  // Ends before the next page scrolls to its top, which would be taken for the place of this list.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const remember = () => places.set(list, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true, signal: listening.signal })
    // A press that leads away can come before the frame that says how far it was scrolled.
    window.addEventListener('click', remember, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [list])
}
