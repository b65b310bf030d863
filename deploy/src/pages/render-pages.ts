import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { areaBuild, readStoredBuild, type ShellBuild, shellBuild } from '../store/build-info.ts'
import { headsName, headsOf } from './page-heads.ts'
import { deferred, iconLinks, inlineCss, inlineJson, page, type Script } from './html.ts'
import { renderEmbed } from './embed-pages.ts'
import { templateName } from '../guest/guest-template.ts'
import { areaFiles, catalogFiles, pageFiles, shareFiles } from './preload.ts'
import { inUse } from '../publish/rollout.ts'
import { renderSite } from './site.ts'
import { ownerOf, skeleton } from './skeleton.ts'
import { BuildError, integrityReader } from '../store/integrity.ts'
import { readText, type Store } from '../store/store.ts'

/** The release without the heads of its pages: scripts need none, because the documents have them. */
const withoutHeads = (one: Release): Release => ({
  ...one,
  manifest: { ...one.manifest, pages: one.manifest.pages.map((each) => ({ ...each, head: undefined })) },
})

/** The registry as visitors get it: only the releases that somebody can be given. */
export const outside = (registry: Registry): Registry => {
  const trim = (entry: AreaEntry): AreaEntry => {
    const used = inUse(entry)
    const releases = Object.entries(entry.releases)
      .filter(([version]) => used.has(version))
      .map(([version, one]) => [version, withoutHeads(one)])
    return { ...entry, releases: Object.fromEntries(releases) }
  }
  const areas = Object.entries(registry.areas).map(([area, entry]) => [area, trim(entry)])
  return { ...registry, areas: Object.fromEntries(areas) as Registry['areas'] }
}

/** The name of the HTML of an address: one for each area, and one for each page that names its module. */
export const htmlName = (registry: Registry, path: string) => {
  const owner = ownerOf(registry, path)
  if (!owner) return undefined
  const match = pageOfPath(owner.pages, path)
  const slug = match ? match.path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') : ''
  return `index.${owner.area}${slug && `.${slug}`}.html`
}

/** The hash of a build's file, by its path in the store. */
type Integrity = (path: string) => string
type RenderedShell = ShellBuild & { integrity: Integrity }

const scriptAt = (integrity: Integrity, path: string): Script => ({ href: `/${path}`, integrity: integrity(path) })
const shellScripts = ({ integrity }: RenderedShell, files: readonly string[]) =>
  files.map((file) => scriptAt(integrity, `shell/${file}`))

/** Preloads of the pages of a release, by the module of the page. */
const areaScripts = async (store: Store, shell: RenderedShell, { manifest, version }: Release) => {
  const folder = `mfe/${manifest.area}/${version}`
  const { groups } = await readStoredBuild(store, folder, 'area', areaBuild)
  const integrity = await integrityReader(store, folder)
  return (module: string | undefined, catalogs: readonly string[] = []): Preload[] => {
    const { files, shares } = pageFiles(groups, module)
    const own = [...new Set([...areaFiles(groups), ...files])].map((file) => scriptAt(integrity, `${folder}/${file}`))
    const messages = catalogFiles(groups, catalogs).map(({ file, lang }) => ({
      ...scriptAt(integrity, `${folder}/${file}`),
      lang,
    }))
    return [...own, ...messages, ...shellScripts(shell, shareFiles(shell.groups, shares))]
  }
}

/** With `lang`, for readers of that language alone. */
type Preload = Script & { lang?: string }
type Page = { path: string; name: string; preload: Preload[]; calls: string[] }

/** Words of the shell, in each of its languages. */
const shellMessages = ({ groups, integrity }: RenderedShell, catalogs: readonly string[]): Preload[] =>
  catalogFiles(groups, catalogs).map(({ file, lang }) => ({ ...scriptAt(integrity, `shell/${file}`), lang }))

const shellPages = (registry: Registry, shell: RenderedShell): Page[] => {
  const at = (path: string, module?: string, catalogs: readonly string[] = []): Page => {
    const preload = [...shellScripts(shell, pageFiles(shell.groups, module).files), ...shellMessages(shell, catalogs)]
    return { path, name: module ? (htmlName(registry, path) ?? '') : 'index.shell.html', preload, calls: [] }
  }
  return [at('/owner'), ...shell.pages.map(({ path, module, catalogs }) => at(path, module, catalogs))]
}

const pagesOfRelease = async (
  store: Store,
  registry: Registry,
  shell: RenderedShell,
  release: Release,
): Promise<Page[]> => {
  const { area, pages: named, paths } = release.manifest
  const scripts = await areaScripts(store, shell, release).catch((error: unknown) => {
    // What is wrong with one build costs its own pages their preloads, and no other team its release.
    if (!(error instanceof BuildError)) throw error
    return () => []
  })
  const path = paths[0]?.replace(/\/\*$/, '') || '/'
  const general: Page = { path, name: `index.${area}.html`, preload: scripts(undefined), calls: [] }
  const others = named.map((one): Page => {
    const name = htmlName(registry, one.path) ?? general.name
    return { path: one.path, name, preload: scripts(one.module, one.catalogs), calls: one.calls }
  })
  return [general, ...others]
}

const areaPages = async (store: Store, registry: Registry, shell: RenderedShell, areas: readonly string[]) => {
  const stable = areas.flatMap((area) => {
    const entry = registry.areas[area]
    return entry?.releases[entry.stable] ?? []
  })
  return (await Promise.all(stable.map((release) => pagesOfRelease(store, registry, shell, release)))).flat()
}

/** The texts of documents, by the name that the edge finds each by. */
export type Texts = Record<string, string>

/** The guests' pages outside the shell go with the area's stable release; a canary of the area does not touch them. */
const renderGuestPages = async (store: Store, { areas }: Registry): Promise<Texts> => {
  const { site, embed } = areas.public?.releases[areas.public.stable] ?? {}
  return {
    ...(site && { [templateName]: await renderSite(store, site) }),
    ...(embed && (await renderEmbed(store, embed))),
  }
}

/** Renderer of the pages of one shell. */
const shellRenderer = async (store: Store, registry: Registry) => {
  const folder = `shell/${registry.shell.version}`
  const build = await readStoredBuild(store, folder, 'shell', shellBuild)
  const shell: RenderedShell = { ...build, integrity: await integrityReader(store, folder) }
  const start = shell.groups.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const sheets = start.filter((file) => file.endsWith('.css')).map((file) => readText(store, `shell/${file}`))
  const css = inlineCss((await Promise.all(sheets)).map((sheet) => sheet ?? ''))
  const scripts = shellScripts(
    shell,
    start.filter((file) => file.endsWith('.js')),
  )
  const messages = shellMessages(shell, ['shell'])
  const inline = inlineJson('registry', registryJson(outside(registry)))
  const render = ({ path, preload, calls }: Page) =>
    page({
      title: 'Keyhaven',
      // On the screen of a phone an owner wants the dashboard.
      icon: iconLinks(`/${folder}`, path.startsWith('/owner') ? '/site.webmanifest?for=owners' : undefined),
      // Scripts first and the list of releases last: wherever a document is cut off, what is there can say so, or ask for the rest.
      head: [
        // Calls that contain a part of the address are made by the page itself.
        inlineJson(
          'first-calls',
          calls.filter((call) => !call.includes('/:')),
        ),
        `<script src="/${folder}/theme.js"></script>`,
        ...scripts.map(deferred),
        inlineJson('preload', [...messages, ...preload]),
        css,
      ],
      body: skeleton(shell, registry, path),
      after: inline,
    })
  return { shell, render }
}

const renderShellPages = async (store: Store, registry: Registry): Promise<Texts> => {
  if (registry.shell.version === 'none') return {}
  const { shell, render } = await shellRenderer(store, registry)
  const pages = [
    ...shellPages(registry, shell),
    ...(await areaPages(store, registry, shell, Object.keys(registry.areas))),
  ]
  const heads = JSON.stringify(headsOf(registry, shell.pages))
  return { ...Object.fromEntries(pages.map((one) => [one.name, render(one)])), [headsName]: heads }
}

/** The document of one address in another shell of the store, with the areas that are out. */
export const renderInShell = async (store: Store, registry: Registry, version: string, path: string) => {
  const other = { ...registry, shell: { ...registry.shell, version } }
  const { shell, render } = await shellRenderer(store, other)
  const pages = [
    ...shellPages(other, shell),
    ...(await areaPages(store, other, shell, [ownerOf(other, path)?.area ?? ''])),
  ]
  const name = htmlName(other, path) ?? 'index.shell.html'
  const document = pages.find((one) => one.name === name)
  return document && render(document)
}

/** Renders the documents of a registry from the builds in the store. The same registry always gives the same ones. */
export const renderPages = async (store: Store, registry: Registry): Promise<Texts> => ({
  ...(await renderGuestPages(store, registry)),
  ...(await renderShellPages(store, registry)),
})
