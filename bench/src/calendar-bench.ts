import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { Measured } from '../peers/measure.mjs'
import { openBrowser } from './browser.ts'
import { buildCalendarPages, type Page, peers } from './calendar-pages.ts'
import { type Figure, median, noted } from './figures.ts'

declare global {
  interface Window {
    measured: Measured
  }
}

const section = 'Calendar'
const rounds = 3
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const serveFolder = async (folder: string) => {
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://x').pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

const visit = async (browser: Browser, address: string): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  try {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.measured, undefined, { timeout: 300_000 })
    return await page.evaluate(() => window.measured)
  } finally {
    await page.close()
  }
}

const of = (runs: readonly Measured[], what: keyof Measured) => median(runs.map((run) => run[what]))
const limited = (name: string, value: number, unit: string, limit: number): Figure => ({
  section,
  name,
  value: `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`.trim(),
  against: `limit ${limit} ${unit}`.trim(),
  ok: value <= limit,
})

/** Our calendar with drag, keyboard and tooltips on, against others with theirs: the same stays in the same browser. */
export const calendarBench = async (): Promise<Figure[]> => {
  const work = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-calendar-'))
  const dist = path.join(work, 'dist')
  await buildCalendarPages(work, dist)
  const server = await serveFolder(dist)
  const browser = await openBrowser()
  const { port } = server.address() as AddressInfo
  const measure = (page: Page, units: number) =>
    visit(
      browser,
      `http://127.0.0.1:${port}/${page === 'keyhaven' ? 'bench-page/index' : page}.html?units=${units}&days=365`,
    )
  try {
    const mine: Measured[] = []
    const large: Measured[] = []
    const others = new Map<Page, Measured[]>(peers.map((peer) => [peer, []]))
    for (let round = 0; round < rounds; round++) {
      mine.push(await measure('keyhaven', 200))
      large.push(await measure('keyhaven', 1000))
      // The slowest peer takes a quarter of a minute; once is enough to see that.
      for (const [peer, runs] of others)
        if (round === 0 || peer !== 'event-calendar') runs.push(await measure(peer, 200))
    }
    const first = of(mine, 'renderMs')
    const size = '200 units x 365 days, 8,646 stays'
    const fastest = Math.min(...[...others.values()].map((runs) => of(runs, 'renderMs')))
    return [
      limited(`${size}: first render`, first, 'ms', 100),
      {
        section,
        name: `${size}: first render, against the fastest peer`,
        value: `${first.toFixed(1)} ms`,
        against: `${(first / fastest).toFixed(2)}x of ${fastest.toFixed(1)} ms, limit 1x`,
        ok: first <= fastest,
      },
      limited(`${size}: DOM nodes at rest`, of(mine, 'nodes'), '', 600),
      limited(`${size}: frame while scrolling, p95`, of(mine, 'p95'), 'ms', 33),
      limited(`${size}: frames with bars missing`, of(mine, 'empty'), '', 0),
      {
        section,
        name: '1,000 units x 365 days: first render, against 200 units',
        value: `${of(large, 'renderMs').toFixed(1)} ms`,
        against: `${(of(large, 'renderMs') / first).toFixed(2)}x, limit 1.5x`,
        ok: of(large, 'renderMs') <= 1.5 * first,
      },
      limited('1,000 units x 365 days: frame while scrolling, p95', of(large, 'p95'), 'ms', 49.5),
      ...[...others].map(([peer, runs]) =>
        noted(
          section,
          `${peer}, ${size}`,
          `${of(runs, 'renderMs').toFixed(0)} ms`,
          `${of(runs, 'nodes')} nodes, frame p95 ${of(runs, 'p95').toFixed(1)} ms, ${of(runs, 'empty')} of 12 frames with bars missing`,
        ),
      ),
    ]
  } finally {
    await browser.close()
    server.close()
    await rm(work, { recursive: true, force: true })
  }
}
