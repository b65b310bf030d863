import type { Browser } from '@playwright/test'
import { slow4g, slowDown } from './slow-down.ts'

export type Visit = {
  /** Milliseconds from navigation. */
  lcp: number
  /** Blocking time: the part of tasks beyond 50 ms, in milliseconds, from the first paint on. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** Everything that was fetched, as sent, in bytes. */
  bytes: number
}

type Seen = { fcp: number; lcp: number; shift: number; tasks: { start: number; length: number }[] }
declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page before anything else. */
const watch = () => {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] }
  window.seen = seen
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.shift += shift.value
  })
  observe('longtask', (entry) => seen.tasks.push({ start: entry.startTime, length: entry.duration }))
}

/** One cold visit on a phone: 390 px, slow 4G, a processor four times slower. `shows` is what says that the page is there. */
export const visit = async (browser: Browser, url: string, shows: string): Promise<Visit> => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
    await slowDown(session, slow4g)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(shows).first().waitFor({ timeout: 60_000 })
    await page.waitForFunction(() => document.readyState === 'complete')
    // Its first picture may be the largest of all, and come after the first text.
    await page.waitForTimeout(2000)
    const seen = await page.evaluate(() => window.seen)
    const blocking = seen.tasks
      .filter(({ start, length }) => start + length > seen.fcp)
      .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0)
    return { lcp: seen.lcp, blocking, shift: seen.shift, bytes }
  } finally {
    await context.close()
  }
}
