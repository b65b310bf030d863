import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deferred, inlineCss, inlineJson } from '@keyhaven/deploy/pages/html'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { compressFolder } from '@keyhaven/deploy/store/compress'
import { putGeneration, readCurrent, readPage } from '@keyhaven/deploy/store/generation'
import { appendRecord, readRecord } from '@keyhaven/deploy/store/history'
import { integrityOf } from '@keyhaven/deploy/store/integrity'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { inStore, type Store } from '@keyhaven/deploy/store/store'
import { buildAll } from '@keyhaven/tools/build/build-all'
import { buildOrdinaryApp, filesOf } from './ordinary-app/build.ts'

const pageName = 'index.bookings.owner-dashboard-bookings.html'

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

/** Brings other HTML of a page out, in a generation of its own. */
const replacePage = async (store: Store, name: string, html: string) => {
  const { number, generation } = await readCurrent(store)
  const { registry, pages, inputs } = generation
  const hash = await putGeneration(store, registry, { texts: { [name]: html }, unchanged: pages, inputs })
  const record = await readRecord(store, number)
  if (!record) throw new Error('The release store has no history')
  await appendRecord(store, { ...record, number: number + 1, generation: hash })
}

/** Two release stores of the same sources: one as it is shipped, one whose bookings page is an ordinary app. */
export const makeReleases = async (federatedData: string, ordinaryData: string) => {
  await buildAll()
  await publishAll(openStore(path.join(federatedData, 'releases')), [], () => undefined)
  cpSync(federatedData, ordinaryData, { recursive: true })

  const store = openStore(path.join(ordinaryData, 'releases'))
  const dist = path.join(ordinaryData, 'ordinary-app')
  const groups = await buildOrdinaryApp(dist)
  await compressFolder(dist)
  cpSync(dist, inStore(store, 'shell'), { recursive: true })
  const federated = (await readPage(store, (await readCurrent(store)).generation, pageName)) ?? ''
  const files = filesOf(groups, 'bookings', 'bookings-page.tsx')
  await replacePage(store, pageName, ordinaryPage(federated, dist, files))
}
