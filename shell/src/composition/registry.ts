import { type AreaId, areaId, ownerOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import {
  type Registry,
  type Release,
  type Resolution,
  registry as registrySchema,
  release as releaseSchema,
  resolve,
  versionId,
} from '@keyhaven/shared-contracts/platform/registry'
import { useSession } from '@keyhaven/shared-contracts/web/session'

/** The releases that this visitor gets, for as long as the page stays open. */
export type Releases = {
  set: string
  areas: ReadonlyMap<AreaId, Resolution>
  /** Versions picked by `?mfe.<area>=<version>`. */
  overrides: Partial<Record<AreaId, string>>
}

const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** The registry is part of the HTML; without it, as under a development server, it is asked for. */
const readRegistry = async (): Promise<Registry> => {
  const inline = document.getElementById('registry')?.textContent
  return registrySchema.parse(inline ? JSON.parse(inline) : await fetchJson('/registry.json'))
}

const remembered = (storage: () => Storage, key: string, make?: () => string) => {
  try {
    const value = storage().getItem(key) ?? make?.() ?? null
    if (value !== null) storage().setItem(key, value)
    return value
  } catch {
    return make?.() ?? null
  }
}

/** Takes versions out of the address into the tab. Only ids of published versions: an address would be a hole. */
const readOverrides = () => {
  const search = new URLSearchParams(window.location.search)
  const found: Releases['overrides'] = {}
  for (const area of areaId.options) {
    const asked = search.get(`mfe.${area}`)
    const version = remembered(() => window.sessionStorage, `mfe.${area}`, asked === null ? undefined : () => asked)
    const wanted = asked ?? version
    if (wanted && versionId.safeParse(wanted).success) found[area] = wanted
  }
  return found
}

/** Adds the release of an override that the registry does not name. An unknown one is left out. */
const withOverride = async (registry: Registry, area: AreaId, version: string): Promise<Registry> => {
  const entry = registry.areas[area]
  if (!entry || entry.releases[version]) return registry
  const found: Release | undefined = await fetchJson(`/mfe/${area}/${version}.json`)
    .then((json) => releaseSchema.parse(json))
    .catch(() => undefined)
  if (!found) return registry
  const releases = { ...entry.releases, [version]: found }
  return { ...registry, areas: { ...registry.areas, [area]: { ...entry, releases } } }
}

/** While an area is being worked on, its development server stands for its release. */
const withDevEntry = (found: Resolution): Resolution => {
  const entry = import.meta.env.DEV ? window.devEntries?.[found.release.manifest.area] : undefined
  if (!entry) return found
  const help = entry.replace(/remoteEntry\.js$/, 'help.json')
  return { ...found, release: { ...found.release, entry, help, integrity: '' }, fallbacks: [] }
}

/** Reads the registry and settles, once, which version of which area this visitor gets. */
export const readReleases = async (): Promise<Releases> => {
  const overrides = readOverrides()
  let registry = await readRegistry()
  for (const area of areaId.options) {
    const version = overrides[area]
    if (version) registry = await withOverride(registry, area, version)
  }
  const hasRollout = Object.values(registry.areas).some((entry) => entry.rollout)
  // A visitor id is stored only once a rollout has to divide visitors.
  const visitor = hasRollout
    ? (remembered(
        () => window.localStorage,
        'visitor',
        () => crypto.randomUUID(),
      ) ?? '')
    : 'nobody'
  const owner = useSession.getState().user?.id.toString()
  const areas = areaId.options.flatMap((area) => {
    const found = resolve(registry, { area, visitor, owner, override: overrides[area] })
    return found ? [[area, withDevEntry(found)] as const] : []
  })
  return { set: registry.set, areas: new Map(areas), overrides }
}

/** Where the help of these releases lies. */
export const helpOf = ({ areas }: Releases) => [...areas].flatMap(([, { release }]) => release.help ?? [])

/** The settings that these releases bring, by their title. */
export const settingsOf = ({ areas }: Releases) =>
  [...areas.values()]
    .flatMap(({ release }) => release.manifest.settings)
    .toSorted((a, b) => a.title.localeCompare(b.title))

/** Whose page an address is, as the areas' releases say; undefined where it is the shell's own, or nobody's. */
export const areaOfPath = (releases: Releases, path: string): AreaId | undefined => {
  const owners = [...releases.areas.values()].map(({ release }) => release.manifest)
  return ownerOfPath([{ area: undefined, paths: ['/owner/*'] }, ...owners], path)?.area
}
