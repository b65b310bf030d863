import { z } from 'zod'
import {
  areaId,
  areaManifest,
  grant,
  manifestPage,
  navItem,
  type ParsedManifest,
  pathPattern,
  redirect,
  searchSource,
  settingsSection,
  shortcut,
  slotFilling,
} from './area-manifest.ts'
import {
  type AreaEntry,
  areaEntry,
  type Registry,
  registryHead,
  type Release,
  release,
  type Unread,
} from './registry.ts'

/** A circle, where an icon is none that can be drawn. */
const neutralIcon = 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z'

const fields = z.record(z.string(), z.unknown())
const fieldsOf = (json: unknown) => fields.safeParse(json).data ?? {}

const complaint = ({ issues: [issue] }: z.ZodError) =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')

type Say = (problem: string) => void

/** The items of a list that can be read. An item for another `place` than there are is of a newer kind, and no problem. */
const readItems = <T>(schema: z.ZodType<T>, items: unknown, name: string, say: Say) =>
  (Array.isArray(items) ? (items as unknown[]) : []).flatMap((item, at) => {
    const { data, error } = schema.safeParse(item)
    if (error && !error.issues.some(({ path }) => path[0] === 'place')) say(`${name}.${at}.${complaint(error)}`)
    return error ? [] : [data]
  })

const drawnNavItem = navItem.extend({ icon: navItem.shape.icon.catch(neutralIcon) })

/** A manifest that another version of the product may have written: what is not understood is left out of it. */
const readManifest = (json: unknown, say: Say): ParsedManifest => {
  const { nav, pages, shortcuts, search, settings, slots, places, grants, redirects } = fieldsOf(json)
  return {
    ...areaManifest.pick({ area: true, paths: true }).parse(json),
    nav: readItems(drawnNavItem, nav, 'nav', say),
    pages: readItems(manifestPage, pages, 'pages', say),
    search: readItems(searchSource, search, 'search', say),
    settings: readItems(settingsSection, settings, 'settings', say),
    ...(shortcuts !== undefined && { shortcuts: readItems(shortcut, shortcuts, 'shortcuts', say) }),
    ...(slots !== undefined && { slots: readItems(slotFilling, slots, 'slots', say) }),
    ...(places !== undefined && { places: readItems(z.string(), places, 'places', say) }),
    ...(grants !== undefined && { grants: readItems(grant, grants, 'grants', say) }),
    ...(redirects !== undefined && { redirects: readItems(redirect, redirects, 'redirects', say) }),
  }
}

/** Sources of releases and entries: they are written again with everything that was not understood. */
const written = new WeakMap<object, unknown>()
const writtenOr = (read: object, other: () => unknown = () => read) => written.get(read) ?? other()

/** Reads a release as it lies in the store or in a registry. Throws where it cannot be run. */
export const readRelease = (json: unknown, say: Say = () => undefined): Release => {
  const read = {
    ...release.omit({ manifest: true }).parse(json),
    manifest: readManifest(fieldsOf(json)['manifest'], say),
  }
  written.set(read, json)
  return read
}

/** The addresses in any release of an entry that says some. */
const pathsIn = (entry: unknown) => {
  const lists = Object.values(fieldsOf(fieldsOf(entry)['releases'])).map(
    (json) => fieldsOf(fieldsOf(json)['manifest'])['paths'],
  )
  return lists.map((paths) => readItems(pathPattern, paths, '', () => undefined)).find(({ length }) => length > 0) ?? []
}

/** A rollout of a newer kind is nobody's: everybody gets the stable release. */
const readableEntry = areaEntry.extend({ releases: fields, rollout: areaEntry.shape.rollout.catch(undefined) })

const readEntry = (area: string, json: unknown): { entry?: AreaEntry; unread?: Unread } => {
  const problems: string[] = []
  const unreadable: Record<string, unknown> = {}
  try {
    areaId.parse(area)
    const { releases: stored, ...about } = readableEntry.parse(json)
    const releases: AreaEntry['releases'] = {}
    for (const [version, one] of Object.entries(stored)) {
      const say: Say = (problem) => problems.push(`${version}: ${problem}`)
      try {
        const read = readRelease(one, say)
        if (read.version !== version || read.manifest.area !== area) throw new Error('a release of something else')
        releases[version] = read
      } catch (error) {
        unreadable[version] = one
        say(error instanceof z.ZodError ? complaint(error) : String(error))
      }
    }
    const { stable, previous } = about
    if (!releases[stable] && !unreadable[stable]) problems.push(`there is no release ${stable}, the stable one`)
    if (!releases[stable] && !(previous && releases[previous])) throw new Error(problems.join('; '))
    const entry = { ...about, releases }
    written.set(entry, json)
    const unread = { why: problems.join('; '), paths: pathsIn(json), left: { releases: unreadable } }
    return { entry, ...(problems.length > 0 && { unread }) }
  } catch (error) {
    const why = error instanceof z.ZodError ? complaint(error) : (error as Error).message
    return { unread: { why, paths: pathsIn(json), left: json } }
  }
}

/**
 * Reads a registry entry by entry. Areas that nobody here knows are as good as any; an entry, a release or an item that
 * cannot be read is left out and named in `unread`. Throws only where it is no registry of this kind at all.
 */
export const readRegistry = (json: unknown): Registry => {
  const { areas, ...head } = registryHead.extend({ areas: fields }).loose().parse(json)
  const read = Object.entries(areas).map(([area, entry]) => ({ area, ...readEntry(area, entry) }))
  return {
    ...head,
    areas: Object.fromEntries(read.flatMap(({ area, entry }) => (entry ? [[area, entry]] : []))),
    unread: Object.fromEntries(read.flatMap(({ area, unread }) => (unread ? [[area, unread]] : []))),
  }
}

/** A registry as it is stored and sent: with what could not be read, or not wholly, as others wrote it. */
export const registryJson = ({ unread = {}, areas, ...head }: Registry) => {
  const releasesOf = (area: string, { releases }: AreaEntry) => ({
    ...fieldsOf(fieldsOf(unread[area]?.left)['releases']),
    ...Object.fromEntries(Object.entries(releases).map(([version, one]) => [version, writtenOr(one)])),
  })
  const whole = Object.entries(areas).map(([area, entry]) => [
    area,
    writtenOr(entry, () => ({ ...entry, releases: releasesOf(area, entry) })),
  ])
  const left = Object.entries(unread).map(([area, one]) => [area, one.left])
  return { ...head, areas: Object.fromEntries([...left, ...whole]) as Record<string, unknown> }
}
