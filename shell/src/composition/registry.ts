import { type AreaId, inLanguage, ownerOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import { readRegistry, readRelease } from '@keyhaven/shared-contracts/platform/read-registry'
import { type Registry, type Resolution, resolve, type Unread } from '@keyhaven/shared-contracts/platform/registry'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { fetchJson, findRegistry, startOfRegistry } from './registry-source.ts'
import { keptSet, off, type PickedSet, readOverrides } from './tab/overrides.ts'

/** The releases that this visitor gets, for as long as the page stays open. */
export type Releases = {
  set: string
  /** The list that they were taken from; none before it was read. */
  published?: Registry
  areas: ReadonlyMap<AreaId, Resolution>
  /** Areas whose entry in the registry could not be read, or not all of it. */
  unread: Readonly<Record<AreaId, Unread>>
  /** Versions picked by `?mfe.<area>=<version>`, or `off`, and those of the set picked by `?set=<id>`. */
  overrides: Readonly<Record<AreaId, string>>
  pickedSet: PickedSet | null
  /** The list is the one of an earlier visit, because none could be read in this one. */
  isOld: boolean
  /** True until the whole list is here: the page itself names its own area only. */
  isPart?: boolean
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

/** Adds the release of an override that the registry does not name. One that is not there is left out. */
const withOverride = async (registry: Registry, area: AreaId, version: string): Promise<Registry> => {
  const entry = registry.areas[area] ?? { salt: area, stable: version, owners: {}, withdrawn: [], releases: {} }
  if (version === off || entry.releases[version]) return registry
  const release = await fetchJson(`/mfe/${area}/${version}.json`)
    .then((json) => readRelease(json))
    .catch(() => undefined)
  if (!release) return registry
  const releases = { ...entry.releases, [version]: release }
  return { ...registry, areas: { ...registry.areas, [area]: { ...entry, releases } } }
}

/** While an area is being worked on, its development server stands for its release. */
const withDevEntry = (resolution: Resolution): Resolution => {
  const entry = import.meta.env.DEV ? window.devEntries?.[resolution.release.manifest.area] : undefined
  if (!entry) return resolution
  const help = entry.replace(/remoteEntry\.js$/, 'help.json')
  const release = { ...resolution.release, entry, help, integrity: '', container: false }
  return { ...resolution, release, fallbacks: [] }
}

/** Settles which version of which area this visitor gets. */
const releasesOf = async (
  published: Registry,
  {
    isOld = false,
    isPart = false,
    pickedSet = keptSet(),
  }: Partial<Pick<Releases, 'isOld' | 'isPart' | 'pickedSet'>> = {},
): Promise<Releases> => {
  const overrides = readOverrides(pickedSet)
  let registry = published
  for (const [area, version] of Object.entries(overrides)) registry = await withOverride(registry, area, version)
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
  const areas = Object.keys(registry.areas).flatMap((area) => {
    const resolution = resolve(registry, { area, visitor, owner, override: overrides[area] })
    return resolution ? [[area, withDevEntry(resolution)] as const] : []
  })
  const { set, unread = {} } = published
  return { set, published, areas: new Map(areas), unread, overrides, pickedSet, isOld, isPart }
}

/** A set that was picked in this tab has a shell of its own, which only the address can ask for: each load does, once. */
const askForShellOfSet = ({ shell }: Registry) => {
  const pickedSet = keptSet()
  if (!pickedSet?.shell || pickedSet.shell === shell.version) return
  const address = new URL(window.location.href)
  address.searchParams.set('set', pickedSet.id)
  window.location.replace(address)
}

/** All releases of this visitor, from the best list that there is. Rejects with `NoRegistry` where none can be read. */
export const allReleases = async () => {
  const { registry, isOld } = await findRegistry()
  return releasesOf(registry, { isOld })
}

/** Settles it once, for this page: of its own area at first, where the page names that alone. Rejects with `NoRegistry` where no list can be read. */
export const readReleases = async () => {
  const set = new URLSearchParams(window.location.search).get('set')
  const hasPicks = set !== null || keptSet() !== null || Object.keys(readOverrides(null)).length > 0
  const start = hasPicks ? undefined : startOfRegistry()
  if (start) return releasesOf(start, { isPart: true })
  const { registry, isOld } = await findRegistry()
  if (!set) askForShellOfSet(registry)
  return releasesOf(registry, {
    isOld,
    ...(set && { pickedSet: await (await import('./tab/pick-set.ts')).pickSet(set) }),
  })
}

/** Releases that a page would get if it were opened now. */
export const currentReleases = async () => releasesOf(readRegistry(await fetchJson('/registry.json')))

/** Help files of these releases, with their languages. */
export const helpOf = ({ areas }: Releases) => {
  const sources = [...areas.values()].flatMap(({ release: { help, help_languages = [] } }) =>
    help ? [[help, help_languages] as const] : [],
  )
  return { addresses: sources.map(([address]) => address), languages: Object.fromEntries(sources) }
}

/** The settings that these releases bring, in a language and by their title in it. */
export const settingsOf = ({ areas }: Releases, locale: string) =>
  [...areas.values()]
    .flatMap(({ release }) => release.manifest.settings.map((section) => inLanguage(section, locale)))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale))

/** The areas of the page and their addresses; also of those that cannot be read, whose error pages stand there. */
export const addressesOf = ({ areas, unread }: Releases): { area: AreaId; paths: readonly string[] }[] => [
  ...[...areas].map(([area, { release }]) => ({ area, paths: release.manifest.paths })),
  ...Object.entries(unread).flatMap(([area, { paths }]) => (areas.has(area) ? [] : [{ area, paths }])),
]

/** Whose page an address is, as the areas' releases say; undefined where it is the shell's own, or nobody's. */
export const areaOfPath = (releases: Releases, path: string): AreaId | undefined =>
  ownerOfPath([{ area: undefined, paths: ['/owner/*'] }, ...addressesOf(releases)], path)?.area
