import type { SiteBuild } from './build-info.ts'
import { compressed } from './compress.ts'
import { deferred, inlineCss, page } from './html.ts'
import { integrityOf } from './immutable.ts'
import { inStore, replaceFile, type Store } from './store.ts'

/** Renders the HTML of the public site that stands alone. */
export const renderSite = async (store: Store, version: string, build: SiteBuild) => {
  const start = build.groups.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const path = (file: string) => inStore(store, 'site', file)
  const base = `/site/${version}`
  const html = page({
    title: 'Keyhaven',
    base,
    head: [
      inlineCss(start.filter((file) => file.endsWith('.css')).map(path)),
      `<script src="${base}/theme.js"></script>`,
      ...start
        .filter((file) => file.endsWith('.js'))
        .map((file) => deferred({ href: `/site/${file}`, integrity: integrityOf(path(file)) })),
    ],
    body: '',
  })
  const { br, gz } = await compressed(Buffer.from(html))
  const file = inStore(store, 'html', 'site.html')
  replaceFile(`${file}.br`, br)
  replaceFile(`${file}.gz`, gz)
  replaceFile(file, html)
}
