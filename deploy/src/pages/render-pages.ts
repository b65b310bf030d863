import { existsSync } from 'node:fs'
import { pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { areaBuild, readBuild, type ShellBuild, shellBuild } from '../store/build-info.ts'
import { compressed } from '../store/compress.ts'
import { deferred, iconLink, inlineCss, inlineJson, page, type Script } from './html.ts'
import { integrityOf } from '../store/immutable.ts'
import { renderEmbed } from '../edge/embed.ts'
import { areaFiles, pageFiles, shareFiles } from './preload.ts'
import { inUse } from '../publish/rollout.ts'
import { renderSite } from './site.ts'
import { ownerOf, skeleton } from './skeleton.ts'
import { inStore, readRegistry, replaceFile, type Store } from '../store/store.ts'

/** The registry as visitors get it: only the releases that somebody can be given. */
export const outside = (registry: Registry): Registry => {
  const trim = (entry: AreaEntry): AreaEntry => {
    const used = inUse(entry)
    const releases = Object.entries(entry.releases).filter(([version]) => used.has(version))
    return { ...entry, releases: Object.fromEntries(releases) }
  }
  const areas = Object.entries(registry.areas).map(([area, entry]) => [area, trim(entry)])
  return { ...registry, areas: Object.fromEntries(areas) as Registry['areas'] }
}

/** The name of the HTML of an address: one for each area, and one for each page that names its module. */
export const htmlName = (registry: Registry, path: string) => {
  const owner = ownerOf(registry, path)
  if (!owner) return undefined
  const found = pageOfPath(owner.pages, path)
  const slug = found ? found.path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') : ''
  return `index.${owner.area}${slug && `.${slug}`}.html`
}

const shellScript = (store: Store, file: string): Script => ({
  href: `/shell/${file}`,
  integrity: integrityOf(inStore(store, 'shell', file)),
})

const areaScripts = (store: Store, shell: ShellBuild, release: Release, module: string | undefined): Script[] => {
  const { area } = release.manifest
  const folder = inStore(store, 'mfe', area, release.version)
  const { groups } = readBuild(folder, 'area', areaBuild)
  const { files, shares } = pageFiles(groups, module)
  return [
    ...[...new Set([...areaFiles(groups), ...files])].map((file) => ({
      href: `/mfe/${area}/${release.version}/${file}`,
      integrity: integrityOf(`${folder}/${file}`),
    })),
    ...shareFiles(shell.groups, shares).map((file) => shellScript(store, file)),
  ]
}

type Page = { path: string; name: string; preload: Script[]; calls: string[] }

const shellPages = (store: Store, registry: Registry, shell: ShellBuild): Page[] => {
  const at = (path: string, module?: string): Page => {
    const files = pageFiles(shell.groups, module).files.map((file) => shellScript(store, file))
    return { path, name: module ? (htmlName(registry, path) ?? '') : 'index.shell.html', preload: files, calls: [] }
  }
  return [at('/owner'), ...shell.pages.map(({ path, module }) => at(path, module))]
}

const areaPages = (store: Store, registry: Registry, shell: ShellBuild): Page[] =>
  Object.values(registry.areas).flatMap((entry) => {
    const release = entry.releases[entry.stable]
    if (!release) return []
    const { area, pages, paths } = release.manifest
    const general: Page = {
      path: paths[0]?.replace(/\/\*$/, '') || '/',
      name: `index.${area}.html`,
      preload: areaScripts(store, shell, release, undefined),
      calls: [],
    }
    const named = pages.map(({ path, module, calls }): Page => {
      const preload = areaScripts(store, shell, release, module)
      return { path, name: htmlName(registry, path) ?? general.name, preload, calls }
    })
    return [general, ...named]
  })

/** The guests' pages outside the shell go with the area's stable release; a canary of the area does not touch them. */
const renderGuestPages = async (store: Store, { areas }: Registry) => {
  const { site, embed } = areas.public?.releases[areas.public.stable] ?? {}
  if (site) renderSite(store, site)
  if (embed) await renderEmbed(store, embed)
}

/** Renders the HTML of every page. Files appear before anything can ask for them, and are replaced in one step. */
export const renderPages = async (store: Store) => {
  const registry = readRegistry(store)
  await renderGuestPages(store, registry)
  const base = `/shell/${registry.shell.version}`
  if (!existsSync(inStore(store, 'shell', registry.shell.version))) return
  const shell = readBuild(inStore(store, 'shell', registry.shell.version), 'shell', shellBuild)
  const start = shell.groups.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const css = inlineCss(start.filter((file) => file.endsWith('.css')).map((file) => inStore(store, 'shell', file)))
  const scripts = start.filter((file) => file.endsWith('.js')).map((file) => shellScript(store, file))
  const inline = inlineJson('registry', registryJson(outside(registry)))

  const render = async ({ path, name, preload, calls }: Page) => {
    const html = page({
      title: 'Keyhaven',
      icon: iconLink(base),
      head: [
        css,
        inline,
        // Calls that contain a part of the address are made by the page itself.
        inlineJson(
          'first-calls',
          calls.filter((call) => !call.includes('/:')),
        ),
        `<script src="${base}/theme.js"></script>`,
        ...scripts.map(deferred),
        inlineJson('preload', preload),
      ],
      body: skeleton(shell, registry, path),
    })
    const { br, gz } = await compressed(Buffer.from(html))
    const file = inStore(store, 'html', name)
    replaceFile(`${file}.br`, br)
    replaceFile(`${file}.gz`, gz)
    replaceFile(file, html)
  }
  await Promise.all([...shellPages(store, registry, shell), ...areaPages(store, registry, shell)].map(render))
}
