import { ownerOfPath, pageOfPath, type ParsedManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { areaBuild, shellBuild } from '../store/build-info.ts'
import type { Store } from '../store/store.ts'
import { buildAt } from '../builds/stored-builds.ts'
import { shellsOut } from './shell-rollout.ts'
import { inUse } from './rollout.ts'

type Link = { from: string; where: string; to: string; isOfPages?: boolean }

/** The path of a link, where `{id}` is any. */
const pathOf = (link: string) => (link.split(/[?#]/, 1)[0] ?? '').replaceAll(/\{\w+\}/g, ':x')

/** Links that a manifest has others follow. */
const linksOf = ({ area, nav, shortcuts = [], search, settings, redirects = [] }: ParsedManifest): Link[] =>
  [
    ...nav.map(({ id, path }) => ({ where: `its navigation item “${id}”`, to: path })),
    ...shortcuts.map(({ id, to }) => ({ where: `its shortcut “${id}”`, to })),
    ...search.map(({ id, to }) => ({ where: `its search “${id}”`, to })),
    ...settings.map(({ id, path }) => ({ where: `its settings section “${id}”`, to: path })),
    ...redirects.map(({ from, to }) => ({ where: `its redirect of ${from}`, to })),
  ].map(({ where, to }) => ({ from: area, where, to: pathOf(to) }))

/** Releases of an area that visitors get. */
const releasesOut = ({ areas }: Registry, area: string) => {
  const { stable, rollout, owners = {}, releases = {} } = areas[area] ?? {}
  const versions = new Set([stable, rollout?.version, ...Object.values(owners)])
  return [...versions].flatMap((version) => (version && releases[version] ? [releases[version]] : []))
}
const manifestsIn = (registry: Registry) =>
  Object.keys(registry.areas).flatMap((area) => releasesOut(registry, area).map(({ manifest }) => manifest))

/** True where an area shows something at an address, or leads on from it. One that names no pages says it by its paths alone. */
const answers = ({ paths, pages, redirects = [] }: ParsedManifest, address: string) =>
  pages.length === 0
    ? ownerOfPath([{ paths }], address) !== undefined
    : pageOfPath([...pages, ...redirects.map(({ from }) => ({ path: from }))], address) !== undefined

/** Links that lead nowhere in a registry. */
const lostLinks = (registry: Registry, links: readonly Link[]) => {
  const manifests = manifestsIn(registry)
  const shellPages = registry.shell.pages.map((path) => ({ path }))
  return links.filter(({ to }) => !pageOfPath(shellPages, to) && !manifests.some((one) => answers(one, to)))
}

/** Links of the releases that visitors get, and of their shell: those of the manifests, and those that builds found in their pages. */
const allLinks = async (store: Store, registry: Registry): Promise<Link[]> => {
  const ofPages = (from: string, links: readonly string[] = []) =>
    links.map((to) => ({ from, where: 'a page of it', to, isOfPages: true }))
  const areas = Object.keys(registry.areas).flatMap((area) =>
    releasesOut(registry, area).map(async ({ version, manifest }) => {
      const build = await buildAt(store, `mfe/${area}/${version}`, 'area', areaBuild)
      return [...linksOf(manifest), ...ofPages(area, build?.links)]
    }),
  )
  const shells = shellsOut(registry).map(async (version) => {
    const build = await buildAt(store, `shell/${version}`, 'shell', shellBuild)
    return ofPages('shell', build?.links)
  })
  return (await Promise.all([...areas, ...shells])).flat()
}

/** A registry in which everybody has a release that so far some get, for what would become of links to its area. */
const forEverybody = (registry: Registry, area: string, version: string): Registry => {
  const entry = registry.areas[area]
  if (!entry) return registry
  const { rollout: _, ...rest } = entry
  return { ...registry, areas: { ...registry.areas, [area]: { ...rest, stable: version, owners: {} } } }
}

/**
 * Problems with links after a change, a sentence each: a release that somebody gets by it has links to pages that nobody has, or lacks a
 * page, and does not lead on from it, to which others link. What was so before is no reason, and neither is going back.
 */
export const linkProblems = async (store: Store, before: Registry, after: Registry): Promise<string[]> => {
  const wasUsed = (area: string, version: string) => {
    const entry = before.areas[area]
    return entry !== undefined && inUse(entry).has(version)
  }
  const fresh = Object.keys(after.areas).flatMap((area) =>
    releasesOut(after, area).flatMap(({ version }) => (wasUsed(area, version) ? [] : [{ area, version }])),
  )
  const gone = Object.keys(before.areas).filter((area) => !after.areas[area])
  if (fresh.length === 0 && gone.length === 0) return []
  const changed = new Set([...gone, ...fresh.map(({ area }) => area)])
  const keyOf = ({ from, where, to }: Link) => `${from} ${where} ${to}`
  const old = new Set(lostLinks(before, await allLinks(store, before)).map(keyOf))
  const owners = manifestsIn(before)
  const states = [after, ...fresh.map(({ area, version }) => forEverybody(after, area, version))]
  const problems = await Promise.all(
    states.map(async (state) => {
      const lost = lostLinks(state, await allLinks(store, state)).filter((link) => !old.has(keyOf(link)))
      return lost.flatMap(({ from, where, to, isOfPages }) => {
        const owner = owners.find((one) => answers(one, to))?.area
        if (owner !== undefined && changed.has(owner) && owner !== from)
          return [`${owner}: ${to} goes, and ${from} links to it (${where}); \`redirects\` in the manifest keeps it`]
        // Addresses in its own pages are its own affair, and those of areas that are not there yet nobody's.
        return isOfPages || !changed.has(from) ? [] : [`${from}: ${where} leads to ${to}, which is no page that is out`]
      })
    }),
  )
  return [...new Set(problems.flat())]
}
