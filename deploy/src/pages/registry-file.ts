import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { AreaEntry, Registry, Release } from '@keyhaven/shared-contracts/platform/registry'
import { createHash } from 'node:crypto'
import { inUse } from '../publish/rollout.ts'

/** The name of the whole registry, as visitors get it, among the pages of a generation. */
export const registryName = 'registry.json'

/** Address of the registry that is called by its content. */
export const registryAddress = (hash: string) => `/registry/${hash}.json`

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

/** Place in a page that the edge fills, so that a page stays the same document when another area changes. */
const place = '"out":"{{out}}"'

/** Place in a page for the trial of the shell that its visitor is part of. */
export const trialPlace = '{{trial}}'

const only = <T>(all: Readonly<Record<string, T>> | undefined, name: string): Record<string, T> => {
  const one = all?.[name]
  return one === undefined ? {} : { [name]: one }
}

const manifestsOf = (entry: AreaEntry | undefined) =>
  entry ? Object.values(entry.releases).flatMap((one) => (inUse(entry).has(one.version) ? one.manifest : [])) : []

/** The area of a page, and those that fill slots of its pages: what stands there keeps its room from the beginning. */
const areasOfPage = ({ areas }: Registry, area: string) => {
  const places = new Set(manifestsOf(areas[area]).flatMap(({ places: own = [] }) => own))
  const fills = ([name, entry]: [string, AreaEntry]) =>
    name === area || manifestsOf(entry).some(({ slots = [] }) => slots.some(({ slot }) => places.has(slot)))
  return Object.entries(areas).filter(fills)
}

/** Part of the registry that a page of an area, or of the shell, starts with. The edge says there where the rest lies. */
export const startOfRegistry = (registry: Registry, area: string) => {
  const { unread, shell: all } = registry
  const shell = { version: all.version, withdrawn: [], paths: all.paths, pages: all.pages }
  const own = areasOfPage(registry, area).map(([name, entry]) => [name, { ...entry, withdrawn: [] }])
  const {
    schema,
    set: _,
    ...start
  } = registryJson(
    outside({
      ...{ schema: registry.schema, set: registry.set, shell, unread: only(unread, area) },
      areas: Object.fromEntries(own) as Registry['areas'],
    }),
  )
  return { schema, out: '{{out}}', ...start }
}

/** Registry that is out, as a page names it: its release set, and the file with all of it. */
export type RegistryOut = { set: string; file?: { href: string; integrity: string } | undefined }

/** The registry's file with its hash, by which browsers know that it is the one that the page means. */
export const registryFile = (hash: string, text: string | Buffer) => ({
  href: registryAddress(hash),
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
})

/** A page with what is out, and the trial, in their places. One from before there was a place for the registry holds all of it. */
export const withRegistryOut = (page: string, out: RegistryOut, trial?: number) => {
  const text = page.replace(trialPlace, String(trial ?? ''))
  const at = text.lastIndexOf(place)
  return at < 0 ? text : text.slice(0, at) + JSON.stringify(out).slice(1, -1) + text.slice(at + place.length)
}
