import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Starts a new page at its top and finds the old place again on the way back. */
export function ScrollMemory() {
  const { key, pathname } = useLocation()
  const places = useRef(new Map<string, number>())
  const lastPath = useRef(pathname)

  // Ends before the next page scrolls to its top, which would be taken for the place of this one.
  useLayoutEffect(() => {
    const scrollTops = places.current
    const remember = () => scrollTops.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const place = places.current.get(key)
    if (place !== undefined) window.scrollTo(0, place)
    else if (lastPath.current !== pathname) window.scrollTo(0, 0)
    lastPath.current = pathname
  }, [key, pathname])

  return null
}
