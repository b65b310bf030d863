import { createHash } from 'node:crypto'
import { type ChunkGroup, readStoredBuild, siteBuild } from '../store/build-info.ts'
import { type GuestTemplate, noscript } from '../guest/guest-template.ts'
import { deferred, iconLinks, inlineCss, page, type Script } from './html.ts'
import { integrityReader } from '../store/integrity.ts'
import { readText, type Store } from '../store/store.ts'

/** Files that a build of the site has for the edge. */
const firstViewFile = 'first-view/first-view.mjs'

const moduleOf = ({ request }: ChunkGroup) => request?.replace(/^.*?\/src\/|^\.\//, '').replace(/\.[jt]sx?$/, '')

/** By the hash that the first script asks for it with: a browser fetches a script again whose preload had another one. */
const preloadOf = async (store: Store, file: string): Promise<Script> => {
  const hash = createHash('sha256').update((await readText(store, `site/${file}`)) ?? '')
  return { href: `/site/${file}`, integrity: `sha256-${hash.digest('base64')}` }
}

/** Template of the standalone public site, as the text of its page, with the trial that it is part of. */
export const renderSite = async (store: Store, version: string, trial?: number): Promise<string> => {
  const folder = `site/${version}`
  const build = await readStoredBuild(store, folder, 'site', siteBuild)
  const integrity = await integrityReader(store, folder)
  const start = build.groups.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const scriptOf = (file: string): Script => ({ href: `/site/${file}`, integrity: integrity(`site/${file}`) })
  const sheets = start.filter((file) => file.endsWith('.css')).map((file) => readText(store, `site/${file}`))
  const base = `/${folder}`
  const text = page({
    title: '{{title}}',
    icon: '{{icon}}',
    head: [
      '{{first}}',
      inlineCss((await Promise.all(sheets)).map((sheet) => sheet ?? '')),
      '{{last}}',
      `<script${trial === undefined ? '' : ` data-trial="${trial}"`} src="${base}/theme.js"></script>`,
      ...start.filter((file) => file.endsWith('.js')).map((file) => deferred(scriptOf(file))),
    ],
    body: '{{root}}',
    after: '{{data}}\n',
    noscript: noscript.en.booking,
  })
  const pages = build.groups.filter(({ initial, request }) => !initial && request)
  const preloads = pages.map(async (group): Promise<[string, Script[]]> => {
    const late = group.files.filter((file) => file.endsWith('.js') && !start.includes(file))
    return [moduleOf(group) ?? '', await Promise.all(late.map((file) => preloadOf(store, file)))]
  })
  const file = `${folder}/${firstViewFile}`
  const firstView = (await store.backing.bring(file)) && { file, integrity: integrity(file) }
  const template: GuestTemplate = {
    text,
    icon: iconLinks(base),
    preloads: Object.fromEntries(await Promise.all(preloads)),
    version,
  }
  return JSON.stringify({ ...template, ...(firstView && { firstView }) })
}
