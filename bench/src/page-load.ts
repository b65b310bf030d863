import type { Browser } from '@playwright/test'
import { type Network, slowDown } from './slow-down.ts'

export type Load = {
  /** Milliseconds from navigation. */
  fcp: number
  lcp: number
  table: number
  bytes: number
  requests: number
  /** Scripts that were fetched more than once. */
  twice: string[]
}

type Marks = { fcp: number; lcp: number; table: number }
declare global {
  interface Window {
    marks: Marks
  }
}

/** Runs in the page before anything else: signs it in and notes when something appears. */
const watch = (token: string) => {
  window.sessionStorage.setItem('token', token)
  const marks: Marks = { fcp: 0, lcp: 0, table: 0 }
  window.marks = marks
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const rows = new MutationObserver(() => {
    if (!document.querySelector('tr.ant-table-row')) return
    rows.disconnect()
    requestAnimationFrame(() => {
      marks.table = performance.now()
    })
  })
  rows.observe(document, { childList: true, subtree: true })
}

/** One cold visit in a fresh profile with a slowed network and a processor four times slower. */
export const loadPage = async (browser: Browser, url: string, token: string, network: Network): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch, token)
    const session = await context.newCDPSession(page)
    const urls = new Map<string, string>()
    let bytes = 0
    const scripts: string[] = []
    session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const from = new URL(urls.get(requestId) ?? url).pathname
      if (from.startsWith('/keyhaven/')) return
      bytes += encodedDataLength
      if (encodedDataLength > 0) scripts.push(from)
    })
    await slowDown(session, network)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.marks.table > 0, undefined, { timeout: 60_000 })
    const seen = { bytes, requests: scripts.length }
    await page.waitForTimeout(500)
    const marks = await page.evaluate(() => window.marks)
    const twice = scripts.filter((file, index) => scripts.indexOf(file) !== index)
    return { ...marks, ...seen, twice }
  } finally {
    await context.close()
  }
}
