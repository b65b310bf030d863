import { useEffect, useEffectEvent } from 'react'

const wait = 150

/** Leads eyes and focus to a topic, a moment after its section has opened; once for each `arrival`. */
export const useArrival = (topic: string | undefined, arrival: string) => {
  const lead = useEffectEvent(() => {
    const element = topic && document.getElementById(topic)
    if (!element) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
    element.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!arrival) return undefined
    const timer = setTimeout(() => lead(), wait)
    return () => clearTimeout(timer)
  }, [arrival])
}
