import { cpSync } from 'node:fs'
import path from 'node:path'
import { compressed, compressFolder } from '@keyhaven/deploy/store/compress'
import { publishAll } from '@keyhaven/deploy/publish/publish-all'
import { pagePath, readCurrent, readPage } from '@keyhaven/deploy/store/generation'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { inStore, putFile, type Store } from '@keyhaven/deploy/store/store'
import { buildAll } from '@keyhaven/tools/build/build-all'
import { buildMonolith } from './monolith/build.ts'

const pageName = 'index.bookings.owner-dashboard-bookings.html'

/** What every page of an ordinary app looks like: a root, its styles and its scripts. */
const ordinary = (federated: string, entry: readonly string[]) => {
  const registry = /<script type="application\/json" id="registry">.*?<\/script>/s.exec(federated)?.[0] ?? ''
  const tags = entry.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/shell/${file}">`
      : `<script defer src="/shell/${file}"></script>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Keyhaven</title>${registry}${tags.join('\n')}</head><body><div id="root"></div></body></html>`
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
  const dist = path.join(ordinaryData, 'monolith')
  const entry = await buildMonolith(dist)
  await compressFolder(dist)
  cpSync(dist, inStore(store, 'shell'), { recursive: true })
  const federated = (await readPage(store, (await readCurrent(store)).generation, pageName)) ?? ''
  await replacePage(store, pageName, ordinary(federated, entry))
}
