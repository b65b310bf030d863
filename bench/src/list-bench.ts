import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { buildAll } from '@keyhaven/tools/build/build-all'
import type { Browser } from '@playwright/test'
import { sql } from 'kysely'
import { openBrowser } from './browser.ts'
import { startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { median, ratio, type Figure } from './figures.ts'
import { fillOwner, ownerToken } from './fill-owner.ts'
import { buildPage, showPage } from './local-page.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const rounds = 3
/** Keys that are typed into the search: every unit's name begins with them, so that each row stays. */
const keys = ['A', 'p']

type Marks = { firstRow: number; typing: number[] }
declare global {
  interface Window {
    listMarks: Marks
  }
}

/** Runs in the page before anything else: signs it in, and notes when rows and letters can be seen. */
const watch = (token: string) => {
  window.sessionStorage.setItem('token', token)
  const marks: Marks = { firstRow: 0, typing: [] }
  window.listMarks = marks
  const seen = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  const rows = new MutationObserver(() => {
    if (!document.querySelector('tr.ant-table-row:not([inert] *)')) return
    rows.disconnect()
    seen(() => (marks.firstRow = performance.now()))
  })
  rows.observe(document, { childList: true, subtree: true })
  window.addEventListener(
    'beforeinput',
    () => {
      const start = performance.now()
      seen(() => marks.typing.push(performance.now() - start))
    },
    { capture: true },
  )
}

/** One cold visit: milliseconds until the first row can be seen, and until each letter of a search can. */
const visit = async (browser: Browser, origin: string, dist?: string): Promise<Marks> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const url = dist === undefined ? `${origin}/owner/dashboard/units` : await showPage(context, origin, dist)
    const page = await context.newPage()
    await page.addInitScript(watch, ownerToken)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.listMarks.firstRow > 0, undefined, { timeout: 120_000 })
    await page.evaluate(() => document.querySelector<HTMLInputElement>('[aria-label="Search units"]')?.focus())
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key)
      await page.waitForFunction((count) => window.listMarks.typing.length > count, at, { timeout: 120_000 })
    }
    return await page.evaluate(() => window.listMarks)
  } finally {
    await context.close()
  }
}

const measure = async (origin: string, dist: string) => {
  const browser = await openBrowser()
  const [mine, peer]: [Marks[], Marks[]] = [[], []]
  try {
    await visit(browser, origin)
    for (let round = 0; round < rounds; round++) {
      mine.push(await visit(browser, origin))
      peer.push(await visit(browser, origin, dist))
    }
  } finally {
    await browser.close()
  }
  const against = (name: string, of: (marks: Marks) => number) =>
    ratio('Lists', name, { mine: median(mine.map(of)), peer: median(peer.map(of)) }, 1, 'ms')
  return [
    against('5,000 units: first row visible, against one table of all rows', ({ firstRow }) => firstRow),
    against('5,000 units: a letter typed into the search, until it is seen', ({ typing }) => Math.max(...typing)),
  ]
}

/** The list of units as it is shipped, against the same table unvirtualised and unpaged: same rows, same server. */
export const listBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-list-'))
  const dist = path.join(folder, 'whole-table')
  try {
    await buildAll()
    await publishAll(openStore(path.join(folder, 'releases')), [], () => undefined)
    await buildPage('whole-table/main.tsx', dist)
    return await withDatabase(async (db, url) => {
      await fillOwner(db, { properties: 500, unitsEach: 10, bookingsEach: 0, clients: 1 })
      const personal = sql`tax_id = 'T', street = 'S', house_number = '1', postal_code = '1', city = 'C', country = 'C'`
      await sql`UPDATE owners SET ${personal}, phone = '+431234567'`.execute(db)
      const server = startChild([path.join(root, 'deploy/src/main.ts')], {
        DATABASE_URL: url,
        DATA_DIR: folder,
        PORT: '0',
        SEED: 'none',
      })
      try {
        return await measure(`http://localhost:${await server.port}`, dist)
      } finally {
        await server.stop()
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
