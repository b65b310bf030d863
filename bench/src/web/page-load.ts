import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { blockingOf, watchPaint } from '../page-marks.ts'
import { type Network, slowDown } from '../slow-down.ts'

export type Load = {
  /** Milliseconds from navigation; `blocked` is what tasks took of the main thread beyond 50 ms each, until the page's content. */
  fcp: number
  lcp: number
  content: number
  blocked: number
  /** Bytes until the content is there, without the API's answers; those of scripts and sheets alone. */
  bytes: number
  codeBytes: number
  requests: number
  /** Scripts that were fetched more than once. */
  twice: string[]
}

/** Runs in the page before anything else: signs it in and notes when its content appears. */
const watchContent = ({ token, user, shows }: SignedIn & { shows: string }) => {
  window.sessionStorage.setItem('token', token)
  window.sessionStorage.setItem('user', JSON.stringify(user))
  const content = new MutationObserver(() => {
    if (!document.querySelector(shows)) return
    content.disconnect()
    requestAnimationFrame(() => {
      window.marks.content = performance.now()
    })
  })
  content.observe(document, { childList: true, subtree: true })
}

/** Counts what comes over the line from now on, the API's answers apart. */
const countBytes = (session: CDPSession, url: string) => {
  const urls = new Map<string, string>()
  const seen = { bytes: 0, codeBytes: 0, files: [] as string[] }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const from = new URL(urls.get(requestId) ?? url).pathname
    if (from.startsWith('/keyhaven/')) return
    seen.bytes += encodedDataLength
    if (/\.(?:js|css)$/.test(from)) seen.codeBytes += encodedDataLength
    if (encodedDataLength > 0) seen.files.push(from)
  })
  return seen
}

/** A browser profile without anything in its cache, signed in; `shows` is an element of the page's own content. */
export const newProfile = async (browser: Browser, signedIn: SignedIn, shows: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchPaint)
  await context.addInitScript(watchContent, { ...signedIn, shows })
  return context
}

/** Opens a page with a slowed network and a processor four times slower; ends when its content is there. */
export const openPage = async (context: BrowserContext, url: string, network: Network) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const seen = countBytes(session, url)
  await slowDown(session, network)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.marks.content > 0, undefined, { timeout: 60_000 })
  return { page, session, ...seen }
}

const marksOf = async (page: Page) => {
  await page.waitForTimeout(500)
  return page.evaluate(() => window.marks)
}

/** One visit, with what the profile has from the ones before. */
export const visitPage = async (context: BrowserContext, url: string, network: Network): Promise<Load> => {
  const { page, bytes, codeBytes, files } = await openPage(context, url, network)
  const requests = files.length
  try {
    const { tasks, ...marks } = await marksOf(page)
    const before = tasks.filter(({ start }) => start < marks.content)
    const twice = files.filter((file, index) => files.indexOf(file) !== index)
    return { ...marks, blocked: blockingOf(before), bytes, codeBytes, requests, twice }
  } finally {
    await page.close()
  }
}
