import { ownerOfPath, type ParsedManifest } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { AreaEntry, Registry } from '@keyhaven/shared-contracts/platform/registry'
import { inUse } from './rollout.ts'

/** Addresses, places and ids that an area, or the shell, claims. */
type Claim = Pick<
  ParsedManifest,
  'paths' | 'nav' | 'pages' | 'search' | 'settings' | 'slots' | 'grants' | 'redirects'
> & { area: string }

/** Addresses that are answered before any area is asked. */
const reserved = ['/keyhaven', '/mfe', '/shell', '/site', '/embed', '/sets', '/registry', '/healthz', '/readyz'].map(
  (path) => `${path}/*`,
)

const baseOf = (pattern: string) => pattern.replace(/\/\*$/, '')

/** True where every address of the second pattern is one of the first, too. */
const covers = (pattern: string, other: string) =>
  pattern === other ||
  (pattern.endsWith('/*') && (baseOf(other) === baseOf(pattern) || other.startsWith(`${baseOf(pattern)}/`)))

/** True where an area lets another one have all addresses of a pattern below its own. */
const isGranted = (owner: Claim, pattern: string, to: Claim) =>
  owner.grants?.some((one) => one.to === to.area && covers(one.path, pattern)) ?? false

const isSettings = ({ settings }: Claim, pattern: string) => settings.some(({ path }) => path === pattern)

/** An area may have an address below another's where that grants it, or where it is a section of the settings. */
const mayLieBelow = (mine: Claim, path: string, other: Claim) =>
  !other.pages.some((page) => page.path === path) && (isSettings(mine, path) || isGranted(other, path, mine))

/** Two areas may not answer one address. */
const meet = (mine: Claim, path: string, other: Claim, theirs: string) =>
  path === theirs ||
  (covers(theirs, path) && !mayLieBelow(mine, path, other)) ||
  (covers(path, theirs) && !isSettings(other, theirs) && !isGranted(mine, theirs, other))

const ids = ({ nav, search, settings }: Claim) => [
  ...nav.map(({ id }) => `navigation item “${id}”`),
  ...search.map(({ id }) => `search “${id}”`),
  ...settings.map(({ id }) => `settings section “${id}”`),
]

/** Labels in the navigation, the settings and slots, in every language. */
const words = ({ nav, search, settings, slots = [] }: Claim) => [
  ...nav.flatMap(({ label, in: others }) => [label, ...Object.values(others ?? {}).map((one) => one.label)]),
  ...[...search, ...settings, ...slots].flatMap(({ title, in: others }) => [
    title,
    ...Object.values(others ?? {}).map((one) => one.title),
  ]),
]
const maxLabelLength = 60
const isLabel = (text: string) => text.length <= maxLabelLength && !/[\p{Cc}\p{Cf}]/u.test(text)

const twice = (texts: readonly string[]) => texts.find((text, at) => texts.indexOf(text) !== at)

/** Problems with the addresses of one area by itself. */
const ownProblems = (mine: Claim): string[] => {
  const own = (path: string) => mine.paths.some((pattern) => covers(pattern, path))
  const named = [...mine.nav, ...mine.pages, ...mine.settings].map(({ path }) => path)
  const double = twice(ids(mine))
  return [
    ...mine.paths.flatMap((path) =>
      reserved.some((reservedPath) => covers(reservedPath, path)) ? [`${path} is the platform's`] : [],
    ),
    ...[...new Set(named)].flatMap((path) => (own(path) ? [] : [`${path} is not among its paths`])),
    ...(mine.redirects ?? []).flatMap(({ from }) => [
      ...(own(from) ? [] : [`${from} is not among its paths`]),
      ...(mine.pages.some(({ path }) => path === from) ? [`${from} is a page, and a redirect besides`] : []),
    ]),
    ...(mine.grants ?? []).flatMap(({ path }) => (own(path) ? [] : [`it grants ${path}, which is not its own`])),
    ...words(mine).flatMap((text) =>
      isLabel(text)
        ? []
        : [`“${text.slice(0, maxLabelLength)}” is no label: at most ${maxLabelLength} characters that can be seen`],
    ),
    ...(double ? [`${double} is there twice`] : []),
  ]
}

const problemsWith = (mine: Claim, other: Claim): string[] => {
  const overlapping = mine.paths.flatMap((path) => {
    const theirs = other.paths.find((one) => meet(mine, path, other, one))
    if (theirs === undefined || theirs === path) return theirs === undefined ? [] : [`${path} is of ${other.area}`]
    return covers(theirs, path)
      ? [`${path} is of ${other.area}, whose ${theirs} has it and whose manifest does not grant it`]
      : [`${path} is of ${other.area}, which has ${theirs}: a manifest \`grants\` what is below its own`]
  })
  const links = mine.nav.filter(({ path }) => ownerOfPath([mine, other], path) === other)
  const theirs = new Set(ids(other))
  return [
    ...overlapping,
    ...links.map(({ path }) => `its navigation leads to ${path}, a page of ${other.area}`),
    ...ids(mine).flatMap((id) => (theirs.has(id) ? [`its ${id} is one of ${other.area}`] : [])),
  ]
}

/** The shell's `/owner/*` is the frame around all areas; its own pages are its alone. */
const shellProblems = (mine: Claim, { rollout, ...stable }: Registry['shell']) =>
  mine.paths.flatMap((path) => {
    const [paths, pages] = [
      [...stable.paths, ...(rollout?.paths ?? [])],
      [...stable.pages, ...(rollout?.pages ?? [])],
    ]
    const isShells = pages.some((page) => covers(path, page)) || paths.some((pattern) => covers(path, pattern))
    return isShells ? [`${path} is of the shell`] : []
  })

/** Fillers of slots that no page has which somebody can get. */
const slotProblems = ({ slots = [] }: Claim, { areas }: Registry) => {
  const places = new Set(
    Object.values(areas).flatMap((entry) =>
      [...inUse(entry)].flatMap((version) => (version && entry.releases[version]?.manifest.places) || []),
    ),
  )
  return slots.flatMap(({ slot }) => (places.has(slot) ? [] : [`it fills ${slot}, which no page that is out has`]))
}

const claimOf = (entry: AreaEntry, version: string | undefined): Claim[] => {
  const manifest = version === undefined ? undefined : entry.releases[version]?.manifest
  return manifest ? [manifest] : []
}

/** Problems of a release, without those that an earlier release of its area had already. */
const complaints = (registry: Registry, mine: Claim) =>
  [
    ...ownProblems(mine),
    ...shellProblems(mine, registry.shell),
    ...slotProblems(mine, registry),
    ...Object.entries(registry.areas).flatMap(([area, entry]) =>
      area === mine.area
        ? []
        : [...claimOf(entry, entry.stable), ...claimOf(entry, entry.rollout?.version)].flatMap((other) =>
            problemsWith(mine, other),
          ),
    ),
  ].map((problem) => `${mine.area}: ${problem}`)

/**
 * Problems of releases that somebody gets by a change and that claim what is not theirs: an address, a place in the navigation, or an id of
 * another area. What its area had before the change is no reason.
 */
export const claimProblems = (before: Registry, after: Registry): string[] => {
  const problems = Object.entries(after.areas).flatMap(([area, entry]) => {
    const was = before.areas[area]
    const used = was ? inUse(was) : new Set<string | undefined>()
    const old = was ? claimOf(was, was.stable).flatMap((mine) => complaints(before, mine)) : []
    const fresh = [...inUse(entry)].filter((version) => version !== entry.previous && !used.has(version))
    return fresh
      .flatMap((version) => claimOf(entry, version))
      .flatMap((mine) => complaints(after, mine))
      .filter((problem) => !old.includes(problem))
  })
  return [...new Set(problems)]
}
