import type { Browser, CDPSession, Page } from '@playwright/test'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { type Network, slowDown } from '../slow-down.ts'

export type Load = {
  /** Milliseconds from navigation; `blocked` is what tasks took of the main thread beyond 50 ms each, until the table. */
  fcp: number
  lcp: number
  table: number
  blocked: number
  /** Bytes until the table is there, without the API's answers. */
  bytes: number
  requests: number
  /** Scripts that were fetched more than once. */
  twice: string[]
}

type Marks = { fcp: number; lcp: number; table: number; tasks: { start: number; ms: number }[] }
declare global {
  interface Window {
    marks: Marks
  }
}

/** Runs in the page before anything else: signs it in and notes when something appears. */
const watch = ({ token, user }: SignedIn) => {
  window.sessionStorage.setItem('token', token)
  window.sessionStorage.setItem('user', JSON.stringify(user))
  const marks: Marks = { fcp: 0, lcp: 0, table: 0, tasks: [] }
  window.marks = marks
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.lcp = startTime
  })
  observe('longtask', ({ startTime, duration }) => void marks.tasks.push({ start: startTime, ms: duration }))
  const rows = new MutationObserver(() => {
    if (!document.querySelector('tr.ant-table-row:not([inert] *)')) return
    rows.disconnect()
    requestAnimationFrame(() => {
      marks.table = performance.now()
    })
  })
  rows.observe(document, { childList: true, subtree: true })
}

/** Counts what comes over the line from now on, the API's answers apart. */
const countBytes = (session: CDPSession, url: string) => {
  const urls = new Map<string, string>()
  const seen = { bytes: 0, scripts: [] as string[] }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const from = new URL(urls.get(requestId) ?? url).pathname
    if (from.startsWith('/keyhaven/')) return
    seen.bytes += encodedDataLength
    if (encodedDataLength > 0) seen.scripts.push(from)
  })
  return seen
}

/** Opens a page in a fresh profile with a slowed network and a processor four times slower; ends when its table is there. */
export const openPage = async (browser: Browser, url: string, signedIn: SignedIn, network: Network) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch, signedIn)
  const session = await context.newCDPSession(page)
  const seen = countBytes(session, url)
  await slowDown(session, network)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.marks.table > 0, undefined, { timeout: 60_000 })
  return { page, session, bytes: seen.bytes, requests: seen.scripts.length, scripts: seen.scripts }
}

const marksOf = async (page: Page) => {
  await page.waitForTimeout(500)
  return page.evaluate(() => window.marks)
}

/** One cold visit. */
export const loadPage = async (browser: Browser, url: string, signedIn: SignedIn, network: Network): Promise<Load> => {
  const { page, bytes, requests, scripts } = await openPage(browser, url, signedIn, network)
  try {
    const { tasks, ...marks } = await marksOf(page)
    const before = tasks.filter(({ start }) => start < marks.table)
    const blocked = before.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
    const twice = scripts.filter((file, index) => scripts.indexOf(file) !== index)
    return { ...marks, blocked, bytes, requests, twice }
  } finally {
    await page.context().close()
  }
}
