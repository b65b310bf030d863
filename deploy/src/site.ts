import type { SiteBuild } from './build-info.ts'
import { deferred, inlineCss, page } from './html.ts'
import { integrityOf } from './immutable.ts'
import { inStore, replaceFile, type Store } from './store.ts'

/** Renders the HTML of the public site that stands alone. */
export const renderSite = (store: Store, version: string, build: SiteBuild) => {
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
  replaceFile(inStore(store, 'html', 'site.html'), html)
}
