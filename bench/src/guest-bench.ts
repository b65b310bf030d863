import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Db } from '@keyhaven/api/db/pool'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { addDays, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { buildAll } from '@keyhaven/tools/build/build-all'
import { chromiumLaunch } from '@keyhaven/tools/chromium-launch'
import { sql } from 'kysely'
import { openBrowser } from './browser.ts'
import { startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { type Figure, inOneRow, loadNow, median, noted } from './figures.ts'
import { firstViewFigures } from './first-view-bench.ts'
import { visit, type Visit } from './guest-load.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const rounds = 3
const lighthouseVersion = '13.5.0'
const ownDomain = 'our-house.localhost'

const atMost = (name: string, value: number, limit: number, unit = '', digits = 0) => ({
  value: `${name} ${value.toFixed(digits)}${unit}`,
  against: `at most ${limit}${unit}`,
  ok: value <= limit,
})

type MeasuredPage = { name: string; url: string; shows: string; lcpMs: number }

/** Page after page in every round, so that what else the machine does meets all of them; the first round warms the server up. */
const measure = async (pages: readonly MeasuredPage[]) => {
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
  const figures = pages.map(({ name, lcpMs }, at) => {
    const of = (key: keyof Visit) => median((visits[at] ?? []).map((one) => one[key]))
    return inOneRow('Guests', name, [
      atMost('largest paint', of('lcp'), lcpMs, ' ms'),
      atMost('fetched', of('bytes') / 1000, 220, ' kB', 1),
      atMost('blocked', of('blocking'), 50, ' ms'),
      atMost('shift', of('shift'), 0.02, '', 3),
    ])
  })
  return [...figures, noted('Guests', 'measured', `processor 4x slower, slow 4G, ${loadNow()}`)]
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
const lighthouse = async (name: string, url: string): Promise<Figure> => {
  const scores: Report['categories'][] = []
  // Now and then it loses its own trace and asks to be run again.
  for (let tries = 0; scores.length < 3 && tries < 6; tries++) {
    const score = await lighthouseOnce(url).catch((error: Error) => console.warn(error.message.slice(0, 200)))
    if (score) scores.push(score)
  }
  const parts = Object.entries(limits).map(([category, limit]) => {
    const score = median(scores.map((one) => Math.round((one[category]?.score ?? 0) * 100)))
    return { value: `${category} ${score}`, against: `at least ${limit}`, ok: score >= limit }
  })
  return inOneRow('Guests', `${name}: Lighthouse`, parts)
}

/** A page of somebody else's, with the booking between what is its own; the attributes of the element are those of its query. */
const startHost = async (platform: string, owner: string) => {
  const html = (attributes: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Our house</title></head><body><h1>Our house</h1>
<script type="module" src="${platform}/embed.js"></script>
<keyhaven-booking style="display: block; min-height: 100vh" owner="${owner}" ${attributes}></keyhaven-booking><p>Call us any time.</p></body></html>`
  const server = createServer((request, reply) => {
    const query = new URL(request.url ?? '/', platform).searchParams
    const attributes = [...query].map(([name, value]) => `${name}="${Number(value)}"`)
    reply.setHeader('content-type', 'text/html').end(html(attributes.join(' ')))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The host page has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

type House = { id: number; slug: string; property: number; unit: number }
const firstHouse = async (db: Db) => {
  const { rows } = await sql<House>`
    SELECT o.id, o.slug, p.id AS property, min(u.id) AS unit FROM owners o
    JOIN properties p ON p.owner_id = o.id JOIN units u ON u.property_id = p.id
    WHERE NOT o.is_guest GROUP BY o.id, p.id ORDER BY o.id, p.id LIMIT 1`.execute(db)
  if (!rows[0]) throw new Error('There is no host.')
  return rows[0]
}

/** The same pages in each form that guests meet them in; in an element nobody begins at the form. */
const pagesOf = (origins: Record<'platform' | 'book' | 'own' | 'embed', string>, { property, unit }: House) => {
  const checkIn = addDays(dayIn('UTC', new Date()), 60)
  const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 3)}&guests=2`
  const pages = [
    { page: 'landing', at: '/', shows: '.kh-frame .kh-card-link', embedded: '' },
    { page: 'property', at: `/property/${property}`, shows: '.kh-frame h1', embedded: `property=${property}` },
    {
      ...{ page: 'unit', at: `/property/${property}/unit/${unit}`, shows: '.kh-frame h1' },
      embedded: `property=${property}&unit=${unit}`,
    },
    { page: 'form', at: `/book?property=${property}&unit=${unit}&${stay}`, shows: '.kh-book h2' },
  ]
  const forms = { 'Main address': origins.platform, Standalone: origins.book, 'Own domain': origins.own }
  return [
    ...Object.entries(forms).flatMap(([form, origin]) =>
      pages.map(({ page, at, shows }) => ({ name: `${form}, ${page}`, url: origin + at, shows, lcpMs: 1200 })),
    ),
    ...pages.flatMap(({ page, shows, embedded }) =>
      embedded === undefined
        ? []
        : [{ name: `Embedded, ${page}`, url: `${origins.embed}/?${embedded}`, shows, lcpMs: 1500 }],
    ),
  ]
}

/** Time that a guest waits: at the platform's address, on the site that stands alone, on an owner's domain, in an owner's page. */
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
        const house = await firstHouse(db)
        const platform = `http://localhost:${port}`
        const host = await startHost(platform, house.slug)
        await sql`INSERT INTO site_settings (owner_id, allowed_origins) VALUES (${house.id}, ${JSON.stringify([host.origin])})
          ON CONFLICT (owner_id) DO UPDATE SET allowed_origins = EXCLUDED.allowed_origins`.execute(db)
        await sql`UPDATE owners SET domain = ${ownDomain}, domain_proven_at = now() WHERE id = ${house.id}`.execute(db)
        const book = `http://book.localhost:${port}`
        const own = `http://${ownDomain}:${port}`
        try {
          return [
            ...(await firstViewFigures(store, platform, house.property)),
            ...(await measure(pagesOf({ platform, book, own, embed: host.origin }, house))),
            await lighthouse('Main address, landing', `${platform}/`),
            await lighthouse('Main address, property', `${platform}/property/${house.property}`),
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
