import { maxPageSpans, type PageSpan, tracesApi } from '../../contract/traces.ts'
import { isTraced, takeInteractions, watchInteractions } from '../api/interactions.ts'

/** Page at an address as its host knows it: area, release, and the pattern of its path. */
export type TracedPlace = Pick<PageSpan, 'area' | 'version' | 'page'>

type TraceSource = {
  placeOf: (path: string) => TracedPlace | undefined
  send?: (path: string, body: string) => void
}

const everyMs = 3000
const beacon = (path: string, body: string) => void navigator.sendBeacon(path, body)

/** Reports what calls were made for, where they are traced: soon after the last of their answers, and when the page is left. */
export const reportTraces = ({ placeOf, send = beacon }: TraceSource) => {
  if (!isTraced()) return
  // The shell has begun long before, with its first script.
  watchInteractions()
  const report = (isLeaving: boolean) => {
    const now = performance.now()
    const spans = takeInteractions(isLeaving).flatMap(({ trace, span, cause, path, beganAt, endedAt }): PageSpan[] => {
      const place = placeOf(path)
      const times = { agoMs: Math.round(now - beganAt), tookMs: Math.round(endedAt - beganAt) }
      return place ? [{ trace, span, cause, ...place, ...times }] : []
    })
    if (spans.length > 0)
      send(`/keyhaven${tracesApi.report.path}`, JSON.stringify({ spans: spans.slice(-maxPageSpans) }))
  }
  setInterval(() => report(false), everyMs)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report(true))
  window.addEventListener('pagehide', () => report(true))
}
