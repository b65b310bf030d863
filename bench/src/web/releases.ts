import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deferred, inlineCss, inlineJson } from '@keyhaven/deploy/pages/html'
import { htmlName } from '@keyhaven/deploy/pages/page-list'
import { putGeneration, readCurrent, readPage } from '@keyhaven/deploy/store/generation'
import { appendRecord, readRecord } from '@keyhaven/deploy/store/history'
import { integrityOf } from '@keyhaven/deploy/store/integrity'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { putBuild } from '@keyhaven/deploy/store/put-build'
import type { Store } from '@keyhaven/deploy/store/store'
import { changedCopy } from '../changed-copy.ts'
import { buildOrdinaryApp, filesOf } from './ordinary-app/build.ts'
import { pages } from './pages.ts'

/** Release: the sources as they are, or the same with a changed line in one area or in the shell. */
export type Release = 'first' | 'bookings' | 'finance' | 'inventory' | 'shell'

/** Brings a generation out that is in the store. */
const bringOut = async (store: Store, generation: string) => {
  const { number } = await readCurrent(store)
  const record = await readRecord(store, number)
  if (!record) throw new Error('The release store has no history')
  await appendRecord(store, { ...record, number: number + 1, generation })
}

/** The same page with the scripts of the ordinary app: skeleton, styles in the HTML, first calls and preloads are kept. */
const ordinaryPage = (federated: string, dist: string, { entry, next }: ReturnType<typeof filesOf>) => {
  const scriptAt = (file: string) => ({ href: `/shell/${file}`, integrity: integrityOf(path.join(dist, file)) })
  const only = (files: readonly string[], end: string) => files.filter((file) => file.endsWith(end))
  const css = inlineCss(only(entry, '.css').map((file) => readFileSync(path.join(dist, file), 'utf8')))
  const scripts = only(entry, '.js').map((file) => deferred(scriptAt(file)))
  const preload = inlineJson('preload', only(next, '.js').map(scriptAt))
  const sheets = inlineJson('preload-sheets', only(next, '.css').map(scriptAt))
  return federated
    .replace(/<style>.*?<\/style>/s, () => css)
    .replace(/<link rel="preload" as="style".*?>\n?/g, '')
    .replace(/<script defer .*?<\/script>\n?/g, '')
    .replace(/<script type="application\/json" id="preload">.*?<\/script>/s, () => [...scripts, preload].join('\n'))
    .replace(/<script type="application\/json" id="preload-sheets">.*?<\/script>/s, () => sheets)
}

/** Puts the ordinary app of these sources into a store, after an earlier one, and a generation whose measured pages are of it; answers its hash. */
const putOrdinaryApp = async (store: Store, sources: string, { name, before }: { name: string; before?: string }) => {
  const dist = path.join(store.folder, `../ordinary-${name}`)
  const groups = await buildOrdinaryApp(dist, sources)
  const folder = (one: string) => `shell/ordinary-${one}`
  // The ordinary app gets what the edge does for releases as well.
  await putBuild(store, {
    ...{ dist, path: folder(name), sharedPath: (file) => `shell/${file}` },
    before: before && folder(before),
  })
  const { generation } = await readCurrent(store)
  const { registry, pages: unchanged, inputs } = generation
  const texts: Record<string, string> = {}
  for (const { path: address, area, module } of Object.values(pages)) {
    const document = htmlName(registry, address) ?? ''
    const federated = (await readPage(store, generation, document)) ?? ''
    texts[document] = ordinaryPage(federated, dist, filesOf(groups, area, module))
  }
  return putGeneration(store, registry, { texts, unchanged, inputs })
}

/** Two release stores of the same sources: one as it is shipped, one whose measured pages are an ordinary app. Answers how to bring a release out. */
export const makeReleases = async (federatedData: string, ordinaryData: string) => {
  const copy = changedCopy()
  try {
    const store = openStore(path.join(federatedData, 'releases'))
    const publish = async (...words: string[]) => {
      await copy.publish(federatedData, ...words)
      return (await readCurrent(store)).hash ?? ''
    }
    const first = await publish()
    const ordinaryStore = openStore(path.join(ordinaryData, 'releases'))
    cpSync(store.folder, ordinaryStore.folder, { recursive: true })
    const putOrdinary = (name: string, before?: string) =>
      putOrdinaryApp(ordinaryStore, copy.folder, { name, ...(before && { before }) })
    const change = async (what: Release, module: string) => {
      copy.addLine(module)
      const generation = await publish(what)
      await bringOut(store, first)
      return generation
    }
    const ordinaryFirst = await putOrdinary('first')
    const ofAreas = {
      bookings: await change('bookings', 'mfe-bookings/src/area.tsx'),
      finance: await change('finance', 'mfe-finance/src/area.tsx'),
      inventory: await change('inventory', 'mfe-inventory/src/area.tsx'),
    }
    // A visitor of one page loads nothing of what changed in the other areas.
    const areas = await putOrdinary('areas', 'first')
    const federated = { first, ...ofAreas, shell: await change('shell', 'shell/src/bootstrap.tsx') }
    const ordinary = {
      ...{ first: ordinaryFirst, bookings: areas, finance: areas, inventory: areas },
      shell: await putOrdinary('shell', 'areas'),
    }
    return {
      federated: (release: Release) => bringOut(store, federated[release]),
      ordinary: (release: Release) => bringOut(ordinaryStore, ordinary[release]),
    }
  } finally {
    copy.remove()
  }
}
