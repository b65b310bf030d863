import type { Browser } from '@playwright/test'
import { blockingOf, watchPaint } from './page-marks.ts'
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

/** One cold visit on a phone: 390 px, slow 4G, a processor four times slower. `shows` is what says that the page is there. */
export const visit = async (browser: Browser, url: string, shows: string): Promise<Visit> => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaint)
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
    await slowDown(session, slow4g)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(shows).first().waitFor({ timeout: 60_000 })
    await page.waitForFunction(() => document.readyState === 'complete')
    // Its first picture may be the largest of all, and come after the first text.
    await page.waitForTimeout(2000)
    const { fcp, lcp, shift, tasks } = await page.evaluate(() => window.marks)
    return { lcp, blocking: blockingOf(tasks.filter(({ start, ms }) => start + ms > fcp)), shift, bytes }
  } finally {
    await context.close()
  }
}
