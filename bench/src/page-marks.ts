/** Milliseconds from navigation, of a page while it loads; `shift` is the cumulative layout shift. */
export type Marks = { fcp: number; lcp: number; shift: number; content: number; tasks: { start: number; ms: number }[] }
declare global {
  interface Window {
    marks: Marks
  }
}

/** Runs in a page before anything else, and notes when something appears; `content` is for others to set. */
export const watchPaint = () => {
  const marks: Marks = { fcp: 0, lcp: 0, shift: 0, content: 0, tasks: [] }
  window.marks = marks
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) marks.shift += shift.value
  })
  observe('longtask', ({ startTime, duration }) => void marks.tasks.push({ start: startTime, ms: duration }))
}

/** The part of tasks beyond 50 ms each. */
export const blockingOf = (tasks: Marks['tasks']) => tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
