import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Db } from '@keyhaven/api/db/pool'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { buildAll } from '@keyhaven/tools/build/build-all'
import { chromiumLaunch } from '@keyhaven/tools/chromium-launch'
import { sql } from 'kysely'
import { openBrowser } from './browser.ts'
import { startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { type Figure, median, noted } from './figures.ts'
import { firstViewFigures } from './first-view-bench.ts'
import { visit, type Visit } from './guest-load.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const rounds = 7
const lighthouseVersion = '13.5.0'

const atMost = (name: string, value: number, limit: number, unit = '', digits = 0): Figure => ({
  ...noted('Guests', name, `${value.toFixed(digits)}${unit}`, `limit ${limit}${unit}`),
  ok: value <= limit,
})

/** Page after page in every round, so that what else the machine does meets all of them; the first round warms the server up. */
const measure = async (pages: readonly { name: string; url: string; shows: string }[]) => {
  const browser = await openBrowser()
  const visits = pages.map((): Visit[] => [])
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [at, { url, shows }] of pages.entries()) {
        const one = await visit(browser, url, shows)
        if (round > 0) visits[at]?.push(one)
      }
  } finally {
    await browser.close()
  }
  return pages.flatMap(({ name }, at) => {
    const of = (key: keyof Visit) => median((visits[at] ?? []).map((one) => one[key]))
    return [
      atMost(`${name}: scripts of the first view`, of('scripts') / 1000, 140, ' kB', 1),
      atMost(`${name}: largest contentful paint`, of('lcp'), 2500, ' ms'),
      atMost(`${name}: total blocking time`, of('blocking'), 200, ' ms'),
      atMost(`${name}: layout shift`, of('shift'), 0.05, '', 3),
    ]
  })
}

type Report = { categories: Record<string, { score: number | null }> }
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

const lighthouseOnce = async (url: string): Promise<Report['categories']> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--output-path=stdout'],
      `--only-categories=${Object.keys(limits).join(',')}`,
      `--chrome-flags=--headless=new ${chromiumLaunch.args.join(' ')}`,
    ],
    { maxBuffer: 64 * 2 ** 20, env: { ...process.env, CHROME_PATH: chromiumLaunch.executablePath } },
  )
  return (JSON.parse(stdout) as Report).categories
}

/** Lighthouse for a phone, as it measures by itself. Fetched when asked for: nobody else needs its hundred packages. */
const lighthouse = async (name: string, url: string): Promise<Figure[]> => {
  const scores: Report['categories'][] = []
  // Now and then it loses its own trace and asks to be run again.
  for (let tries = 0; scores.length < 3 && tries < 6; tries++) {
    const score = await lighthouseOnce(url).catch((error: Error) => console.warn(error.message.slice(0, 200)))
    if (score) scores.push(score)
  }
  return Object.entries(limits).map(([category, limit]) => {
    const score = median(scores.map((one) => Math.round((one[category]?.score ?? 0) * 100)))
    return {
      ...noted('Guests', `${name}: Lighthouse ${category}`, String(score), `at least ${limit}`),
      ok: score >= limit,
    }
  })
}

/** A page of somebody else's, with the booking in it. */
const startHost = async (embedded: string, owner: string) => {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Our house</title></head><body><h1>Our house</h1><script type="module" src="${embedded}/embed.js"></script>
<keyhaven-booking owner="${owner}"></keyhaven-booking></body></html>`
  const server = createServer((_request, reply) => void reply.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The host page has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

const firstHost = async (db: Db) => {
  const { rows } = await sql<{ id: number; slug: string; property: number }>`
    SELECT o.id, o.slug, min(p.id) AS property FROM owners o JOIN properties p ON p.owner_id = o.id
    WHERE NOT o.is_guest GROUP BY o.id ORDER BY o.id LIMIT 1`.execute(db)
  if (!rows[0]) throw new Error('There is no host.')
  return rows[0]
}

/** Time that a guest waits: the public site on its own, one property, and the booking in somebody else's page. */
export const guestBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-guest-'))
  try {
    await buildAll()
    const store = openStore(path.join(folder, 'releases'))
    await publishAll(store, [], () => undefined)
    return await withDatabase(async (db, url) => {
      const env = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0', SEED: 'demo', RATE_LIMIT: 'off' }
      const server = startChild([path.join(root, 'deploy/src/main.ts')], env)
      try {
        const port = await server.port
        const { id, slug, property } = await firstHost(db)
        const host = await startHost(`http://localhost:${port}`, slug)
        await sql`INSERT INTO site_settings (owner_id, allowed_origins) VALUES (${id}, ${JSON.stringify([host.origin])})
          ON CONFLICT (owner_id) DO UPDATE SET allowed_origins = EXCLUDED.allowed_origins`.execute(db)
        const site = `http://book.localhost:${port}`
        try {
          return [
            ...(await firstViewFigures(store, `http://localhost:${port}`, property)),
            ...(await measure([
              { name: 'Site', url: `${site}/`, shows: '.kh-frame .kh-card-link' },
              { name: 'Property', url: `${site}/property/${property}`, shows: '.kh-frame h1' },
              { name: 'Embedded', url: `${host.origin}/`, shows: 'keyhaven-booking .kh-card-link' },
            ])),
            ...(await lighthouse('Site', `${site}/`)),
            ...(await lighthouse('Property', `${site}/property/${property}`)),
          ]
        } finally {
          host.stop()
        }
      } finally {
        await server.stop()
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
