import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deferred, inlineCss, inlineJson } from '@keyhaven/deploy/pages/html'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { compressed, compressFolder } from '@keyhaven/deploy/store/compress'
import { pagePath, readCurrent, readPage } from '@keyhaven/deploy/store/generation'
import { integrityOf } from '@keyhaven/deploy/store/integrity'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { inStore, putFile, type Store } from '@keyhaven/deploy/store/store'
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

/** Puts other HTML in the place of a rendered page. */
const replacePage = async (store: Store, name: string, html: string) => {
  const place = pagePath((await readCurrent(store)).generation.pages[name] ?? '')
  const { br, gz } = await compressed(Buffer.from(html))
  await putFile(store, place, html)
  await putFile(store, `${place}.br`, br)
  await putFile(store, `${place}.gz`, gz)
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
