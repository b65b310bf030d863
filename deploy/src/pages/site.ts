import { existsSync } from 'node:fs'
import { type ChunkGroup, readBuild, siteBuild } from '../store/build-info.ts'
import { writeTemplate } from '../guest/guest-template.ts'
import { deferred, iconLink, inlineCss, page, type Script } from './html.ts'
import { integrityOf } from '../store/immutable.ts'
import { inStore, type Store } from '../store/store.ts'

/** What a build of the site brings along for the edge. */
const firstViewFile = 'first-view/first-view.mjs'

const moduleOf = ({ request }: ChunkGroup) => request?.replace(/^.*?\/src\/|^\.\//, '').replace(/\.[jt]sx?$/, '')

/** Writes what the edge makes the pages of the public site that stands alone from. */
export const renderSite = (store: Store, version: string) => {
  const build = readBuild(inStore(store, 'site', version), 'site', siteBuild)
  const start = build.groups.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const path = (file: string) => inStore(store, 'site', file)
  const scriptOf = (file: string): Script => ({ href: `/site/${file}`, integrity: integrityOf(path(file)) })
  const base = `/site/${version}`
  const text = page({
    title: '{{title}}',
    icon: '{{icon}}',
    head: [
      '{{first}}',
      inlineCss(start.filter((file) => file.endsWith('.css')).map(path)),
      '{{last}}',
      `<script src="${base}/theme.js"></script>`,
      ...start.filter((file) => file.endsWith('.js')).map((file) => deferred(scriptOf(file))),
    ],
    body: '{{root}}',
    after: '{{data}}\n',
    noscript: 'Searching and booking need JavaScript. Please switch it on and reload the page.',
  })
  const pages = build.groups.filter(({ initial, request }) => !initial && request)
  const preloads = pages.map((group): [string, Script[]] => [
    moduleOf(group) ?? '',
    group.files.filter((file) => file.endsWith('.js') && !start.includes(file)).map(scriptOf),
  ])
  const file = `site/${version}/${firstViewFile}`
  const firstView = existsSync(inStore(store, file)) && { file, integrity: integrityOf(inStore(store, file)) }
  const template = { text, icon: iconLink(base), preloads: Object.fromEntries(preloads), version }
  writeTemplate(store, { ...template, ...(firstView && { firstView }) })
}
