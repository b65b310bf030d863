import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { edge } from '@keyhaven/deploy/edge/edge'
import { changeStore } from '@keyhaven/deploy/publish/change-store'
import { withRelease, withShell } from '@keyhaven/deploy/publish/publish'
import { putArea, putShared, releaseOf } from '@keyhaven/deploy/publish/put-builds'
import { filesBelow } from '@keyhaven/deploy/store/backing'
import { readCurrent, readRegistry } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import type { Store } from '@keyhaven/deploy/store/store'
import Fastify from 'fastify'
import { type Figure, loadNow, median, noted } from './figures.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const [rounds, limitS, growthLimitBytes, pagesPerArea] = [3, 10, 2000, 6]
const sizes = [6, 36, 50]
const own = ['auth', 'bookings', 'inventory', 'finance']
const page = '/owner/dashboard/bookings'

type Build = {
  area: string
  manifest: { area: string; nav: { path: string }[]; pages: { path: string; module?: string; calls: string[] }[] }
  groups: { files: string[] }[]
}

/** Build of another area with six pages: what finance's says of itself, around scripts of a line. */
const generatedBuild = (folder: string, area: string, order: number) => {
  const build = JSON.parse(readFileSync(path.join(root, 'mfe-finance/dist/area.json'), 'utf8')) as Build
  const base = `/owner/dashboard/${area}`
  const pages = Array.from({ length: pagesPerArea }, (_, at) => ({
    ...{ ...build.manifest.pages[at % 2], path: at ? `${base}/page-${at}` : base },
  }))
  const manifest = {
    ...{ area, paths: [`${base}/*`], pages, settings: [], search: [] },
    nav: [{ ...build.manifest.nav[0], id: area, label: area, path: base, order }],
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'area.json'), JSON.stringify({ ...build, area, manifest }))
  for (const file of new Set(['remoteEntry.js', ...build.groups.flatMap(({ files }) => files)])) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `// ${area} ${file}`)
  }
  return folder
}

/** Puts the shell and so many areas out, all in one change; answers the names of those that were generated. */
const publishAreas = async (store: Store, builds: string, count: number) => {
  const generated = Array.from({ length: count - own.length }, (_, at) => `area-${at}`)
  const shell = await putShared(store, 'shell', path.join(root, 'shell/dist'))
  const dists = [
    ...own.map((area) => path.join(root, `mfe-${area}/dist`)),
    ...generated.map((area, at) => generatedBuild(path.join(builds, area), area, 100 + at)),
  ]
  const releases = dists.map((dist) => ({ dist, release: releaseOf(dist) }))
  for (const { dist, release } of releases) await putArea(store, dist, release)
  await changeStore(store, { by: 'bench', what: 'publish' }, async (before) => {
    let { registry } = await withShell(store, before, shell.version)
    for (const { release } of releases) ({ registry } = withRelease(registry, release))
    return registry
  })
  return generated
}

const bytesIn = (store: Store) =>
  new Map(filesBelow(store.folder).map((file) => [file, statSync(path.join(store.folder, file)).size]))

const measure = async (count: number) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyhaven-bench-scale-'))
  const app = Fastify()
  try {
    const store = openStore(path.join(folder, 'releases'))
    const generated = await publishAreas(store, path.join(folder, 'builds'), count)
    await edge(app, { store, operator: { name: '', address: '', email: '' }, origin: 'http://localhost:0' })
    const pin = async (area: string, owner: number) => {
      const version = (await readRegistry(store)).areas[area]?.stable ?? ''
      await promisify(execFile)(
        process.execPath,
        [path.join(root, 'deploy/src/cli.ts'), 'pin', area, String(owner), version],
        { env: { ...process.env, DATA_DIR: folder } },
      )
    }
    const html = async (encoding: string) =>
      (await app.inject({ url: page, headers: { 'accept-encoding': encoding } })).rawPayload.length
    const isLive = async (area: string, owner: number) => {
      const { areas } = (await app.inject('/registry.json')).json<{ areas: Record<string, { owners: object }> }>()
      return String(owner) in (areas[area]?.owners ?? {})
    }
    const [times, written]: [number[], number[]] = [[], []]
    for (let round = 1; round <= rounds; round++) {
      const [area = ''] = generated
      const before = bytesIn(store)
      const start = performance.now()
      await pin(area, round)
      while (!(await isLive(area, round))) await wait(20)
      await app.inject(page)
      times.push((performance.now() - start) / 1000)
      written.push([...bytesIn(store)].reduce((sum, [file, bytes]) => sum + (before.has(file) ? 0 : bytes), 0))
    }
    const five = [...generated, ...own].slice(0, 5)
    const start = performance.now()
    await Promise.all(five.map((area) => pin(area, 7)))
    const together = (performance.now() - start) / 1000
    const { pages } = (await readCurrent(store)).generation
    return {
      ...{ pages: Object.keys(pages).length, raw: await html('identity'), brotli: await html('br') },
      ...{ one: median(times), together, written: median(written) },
    }
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Growth of a page, and of a change without a build, with the number of areas: six pages each, as finance describes itself. */
export const publishScaleBench = async (): Promise<Figure[]> => {
  const figures: Figure[] = []
  let smallest: number | undefined
  for (const count of sizes) {
    const { pages, raw, brotli, one, together, written } = await measure(count)
    const of = `${count} areas, ${pages} documents`
    const growth = raw - (smallest ??= raw)
    figures.push(
      {
        ...noted('Publish', `${of}: a change without a build, until it is served`, `${one.toFixed(1)} s`),
        ...{ against: `limit ${limitS} s; ${kilobytes(written)} written; ${loadNow()}`, ok: one <= limitS },
      },
      noted(
        'Publish',
        `${of}: five such changes at once`,
        `${together.toFixed(1)} s`,
        `${(together / one).toFixed(1)}x of one`,
      ),
      {
        ...noted('Publish', `${of}: the HTML of a page`, kilobytes(raw), ''),
        against: `${kilobytes(brotli)} with brotli; ${growth} bytes more than with ${sizes[0]} areas, limit ${growthLimitBytes}`,
        ok: growth <= growthLimitBytes,
      },
    )
  }
  return figures
}
