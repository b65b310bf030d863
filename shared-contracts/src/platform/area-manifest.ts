import { z } from 'zod'

/** Names that something else published beside the areas has, or that rights are given for, and `constructor`, a key of every object. */
const reserved = new Set(['shell', 'api', 'site', 'embed', 'constructor'])

/** The name of an area, each of which is one remote. There is no list of them: what is published in the registry is there. */
export const areaId = z
  .string()
  .regex(/^(?=.{1,40}$)[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'Lower-case words with hyphens: it is part of addresses')
  .refine((name) => !reserved.has(name), 'A name that is taken')
export type AreaId = z.infer<typeof areaId>

/** The name of an area's remote in federation, where it is a variable: `mfe_front_desk`. */
export const remoteName = (area: AreaId) => `mfe_${area.replaceAll('-', '_')}`

const path = z.string().regex(/^\/[\w\-/:]*$/, 'A path of the product, beginning with /')
/** `/book` is that page alone; `/property/*` is `/property` and all below it. */
export const pathPattern = z.string().regex(/^\/(?:[\w\-/:]*|(?:[\w\-/:]+\/)?\*)$/, 'A path, or a path that ends in /*')

/** The words of an item in other languages, by their BCP 47 tags: `in: { de: { label: 'Rechnungen' } }`. */
const inOthers = <S extends z.ZodRawShape>(words: S) => z.record(z.string(), z.object(words)).optional()

/** An item of a manifest with its words in a language, or in English where it has none in that. */
export const inLanguage = <T extends { in?: Record<string, object> | undefined }>(item: T, locale: string): T => ({
  ...item,
  ...(item.in && Object.hasOwn(item.in, locale) && item.in[locale]),
})

export const navItem = z.object({
  id: z.string(),
  label: z.string().min(1),
  in: inOthers({ label: z.string().min(1) }),
  path,
  /** The `d` of an outline icon in a 24 x 24 box: the navigation draws it before any script has loaded. */
  icon: z.string().regex(/^[\d\s,.\-a-zA-Z]+$/, 'The d of an SVG path'),
  /** Ascending; several areas share one list. */
  order: z.number(),
  place: z.enum(['main', 'bottom']),
})
export type NavItem = z.infer<typeof navItem>

/** Title and description of a page that everybody may see, for search engines and beside its link, before any script has run. */
export const pageHead = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  in: inOthers({ title: z.string().min(1), description: z.string().min(1) }),
})
export type PageHead = z.infer<typeof pageHead>

export const manifestPage = z.object({
  path,
  /** The module that the page's route loads, `bookings/bookings-page`: its scripts are preloaded with the page. */
  module: z.string().optional(),
  /** The catalogs of what it says, `invoices`: the one in the reader's language is preloaded with the page. */
  catalogs: z.array(z.string()).optional(),
  /** First calls of the page, as the client will write them: `/api/bookings/?page=1`. Sent while the scripts load. */
  calls: z.array(z.string().regex(/^\/(?:api|auth)\//, 'A GET below the API base')).default([]),
  /** None of a page that only owners see, or whose address has a secret. */
  head: pageHead.optional(),
})

export const searchSource = z.object({
  id: z.string(),
  /** The heading of its hits: "Clients". */
  title: z.string().min(1),
  in: inOthers({ title: z.string().min(1) }),
  /** The call that answers `SearchHit`s to `?search=`. */
  call: z.string().regex(/^\/api\/search\/[a-z]+\/$/, 'A search of the API'),
  /** The page of a hit; `{id}` and `{title}` stand for those of the hit. */
  to: z.string().regex(/^\/owner\/[\w\-/?=&{}]*$/, 'A page of the dashboard'),
  /** Ascending; several areas share one list. */
  order: z.number(),
})
export type SearchSource = z.infer<typeof searchSource>

/** Something that is done or looked at often and is no item of the navigation: "New Booking". The search over everything leads there. */
export const shortcut = z.object({
  id: z.string(),
  label: z.string().min(1),
  in: inOthers({ label: z.string().min(1) }),
  to: z.string().regex(/^\/owner\/[\w\-/?=&]*$/, 'A page of the dashboard'),
})
export type Shortcut = z.infer<typeof shortcut>

export const settingsSection = z.object({
  id: z.string(),
  /** Title in the settings: "Invoices". */
  title: z.string().min(1),
  /** Settings on the page, in a line: "Numbers, VAT and when invoices are issued". */
  about: z.string().min(1).optional(),
  in: inOthers({ title: z.string().min(1), about: z.string().min(1).optional() }),
  /** A page of the area's own: `/owner/dashboard/settings/invoices`. */
  path: z.string().regex(/^\/owner\/dashboard\/settings\/[a-z-]+$/, 'A page below the settings'),
})
export type SettingsSection = z.infer<typeof settingsSection>

/** A part of an area that stands in a slot of another area's page, and is loaded once that slot is on the screen. */
export const slotFilling = z.object({
  id: z.string(),
  /** One of `slots`; one that a shell does not know is on no page of it. */
  slot: z.string(),
  /** Its name where it cannot be shown: "Invoices". */
  title: z.string().min(1),
  in: inOthers({ title: z.string().min(1) }),
  /** Ascending; several areas share one slot. */
  order: z.number(),
})
export type SlotFilling = z.infer<typeof slotFilling>

/** Lets another area have addresses below this one's: a page of reviews among those of finance. */
export const grant = z.object({ path: pathPattern, to: areaId })
export type Grant = z.infer<typeof grant>

const paramsIn = (pattern: string) => [...pattern.matchAll(/:\w+/g)].map(([name]) => name)

/** An address that was a page of the area's and leads to another one now; what `:id` stood for is carried along. */
export const redirect = z
  .object({ from: path, to: path })
  .refine(({ from, to }) => paramsIn(to).every((name) => paramsIn(from).includes(name)), 'Parameters are those of from')
export type Redirect = z.infer<typeof redirect>

/** Manifest: data of an area, so that the shell draws it without loading the area. A build is held to it. */
export const areaManifest = z.object({
  area: areaId,
  /** Addresses of this area. The longest match wins among all areas. */
  paths: z.array(pathPattern).min(1),
  nav: z.array(navItem).default([]),
  pages: z.array(manifestPage).default([]),
  search: z.array(searchSource).default([]),
  /** A release before has none. */
  shortcuts: z.array(shortcut).optional(),
  settings: z.array(settingsSection).default([]),
  /** Parts of it in pages of others. A release before has none. */
  slots: z.array(slotFilling).optional(),
  /** The slots that its own pages have: a build reads them off the sources. */
  places: z.array(z.string()).optional(),
  grants: z.array(grant).optional(),
  redirects: z.array(redirect).optional(),
})
export type AreaManifest = z.input<typeof areaManifest>
export type ParsedManifest = z.output<typeof areaManifest>

const tidy = (address: string) => (address.length > 1 ? address.replace(/\/+$/, '') || '/' : '/')

/** Closeness of a pattern to an address: 0 for no match, more is closer. */
const closeness = (pattern: string, address: string) => {
  if (!pattern.endsWith('*')) return pattern === address ? 2 * pattern.length + 1 : 0
  const base = pattern.slice(0, -2)
  return address === base || address.startsWith(`${base}/`) ? 2 * base.length + 1 : 0
}

/** Owner of an address: the one with the closest pattern. */
export const ownerOfPath = <T extends { paths: readonly string[] }>(owners: readonly T[], address: string) => {
  const tidied = tidy(address)
  const score = (owner: T) => Math.max(0, ...owner.paths.map((pattern) => closeness(pattern, tidied)))
  const best = owners.map((owner) => ({ owner, score: score(owner) })).toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.owner : undefined
}

/** The page of a manifest that an address shows; `:name` stands for one segment. */
export const pageOfPath = <P extends { path: string }>(pages: readonly P[], address: string) => {
  const segments = tidy(address).split('/')
  return pages.find(({ path: pattern }) => {
    const parts = tidy(pattern).split('/')
    return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at])
  })
}

/** Address that one of before leads to now, by the redirects of its owner; undefined where it is none. */
export const redirectOf = (
  owners: readonly { paths: readonly string[]; redirects?: readonly Redirect[] | undefined }[],
  address: string,
) => {
  const redirects = (ownerOfPath(owners, address)?.redirects ?? []).map((one) => ({ ...one, path: one.from }))
  const match = pageOfPath(redirects, address)
  if (!match) return undefined
  const [names, values] = [tidy(match.from).split('/'), tidy(address).split('/')]
  return match.to.replaceAll(/:\w+/g, (name) => values[names.indexOf(name)] ?? name)
}
