import { callPath, type Endpoint, type Input } from '../contract/endpoint.ts'
import type {
  AreaId,
  AreaManifest,
  Grant,
  NavItem,
  PageHead,
  Redirect,
  SearchSource,
  SettingsSection,
  Shortcut,
  SlotFilling,
} from './area-manifest.ts'
import type { SlotName } from './slots.ts'

/** First call of a page, by the endpoint and the input of its query: `firstCall(clientsApi.list, { query: firstPage })`. */
export const firstCall = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  // A `:id` of the page's own address stays, and `:locale`, its language: who makes the call for the page fills them in.
  callPath(endpoint, input).replaceAll(/%3A(?=\w+(?:\/|&|$))/g, ':')

type Described = {
  page: { path: string; load: () => unknown; catalogs?: string[] }
  /** True if the addresses below it are the area's, too. Those of a path with a `:param` always are. */
  below?: true
  calls?: string[]
  head?: PageHead
}

/**
 * The module that a page's `import()` names, `clients/clients-page`. Read from the sources, where a function still is what
 * was written.
 */
export const moduleOf = (load: () => unknown) => {
  const module = /['"`](?:\.|\/[^'"`]*?\/src)\/([^'"`]+)\.tsx?['"`]/.exec(String(load))?.[1]
  if (!module) throw new Error(`A page is loaded by () => import('./…-page.tsx'), not by ${String(load)}`)
  return module
}

/** `/help/:topic?` is `/help` and `/help/:topic`. */
const variantsOf = (path: string) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path])

const patternOf = (path: string, below = false) => {
  const [base = '', ...params] = path.split('/:')
  return below || params.length > 0 ? `${base}/*` : path
}
const covers = (pattern: string, other: string) =>
  pattern !== other && pattern.endsWith('/*') && `${other}/`.startsWith(pattern.slice(0, -1))

/**
 * Words of a manifest in one language, by the ids of its items: `mfe-x/src/messages/manifest/<language>.ts`. What the search finds is
 * called like the item of the navigation with the same id, unless `search` has a word for it; so is what fills a slot.
 */
export type ManifestWords = {
  nav?: Record<string, string>
  shortcuts?: Record<string, string>
  search?: Record<string, string>
  slots?: Record<string, string>
  settings?: Record<string, { title: string; about?: string }>
}
type InLanguages<W extends ManifestWords> = { en: W; [locale: string]: W }

/** An item without its words, which are found by its id. */
type Item<T, Id> = Omit<T, 'id' | 'label' | 'title' | 'about' | 'in'> & { id: Id & string }

type Description<W extends ManifestWords> = {
  area: AreaId
  nav?: Item<NavItem, keyof W['nav']>[]
  pages: Described[]
  shortcuts?: Item<Shortcut, keyof W['shortcuts']>[]
  search?: Item<SearchSource, keyof W['search'] | keyof W['nav']>[]
  settings?: Item<SettingsSection, keyof W['settings']>[]
  /** Fillings of the area's `slots`, by the same ids. */
  slots?: (Item<Omit<SlotFilling, 'slot'>, keyof W['slots'] | keyof W['nav']> & { filling: { slot: SlotName } })[]
  /** Addresses below this area's that another area may have. */
  grants?: Grant[]
  /** Pages of before, and the pages that took their place: `{ from: '/owner/bills/:id', to: paths.invoice(':id') }`. */
  redirects?: Redirect[]
}

const withWords = <T extends { id: string }, W>(
  items: T[] | undefined,
  { en, ...others }: InLanguages<ManifestWords>,
  wordsOf: (words: ManifestWords, id: string) => W,
) =>
  items?.map(({ id, ...rest }) => ({
    id,
    ...wordsOf(en, id),
    in: Object.fromEntries(Object.entries(others).map(([locale, words]) => [locale, wordsOf(words, id)])),
    ...rest,
  }))

/**
 * The manifest of an area: its addresses and pages are read off the pages that its routes are made of, its labels, titles and abouts
 * are the words for their ids.
 */
export const describeArea = <W extends ManifestWords>(
  words: InLanguages<W>,
  { area, nav, pages, shortcuts, search, settings, slots, grants, redirects }: Description<W>,
): AreaManifest => {
  const patterns = [
    ...new Set([
      ...pages.map(({ page, below }) => patternOf(page.path, below)),
      ...(redirects ?? []).map(({ from }) => patternOf(from)),
    ]),
  ]
  return {
    area,
    nav: withWords(nav, words, (all, id) => ({ label: all.nav?.[id] ?? '' })),
    shortcuts: withWords(shortcuts, words, (all, id) => ({ label: all.shortcuts?.[id] ?? '' })),
    search: withWords(search, words, (all, id) => ({ title: all.search?.[id] ?? all.nav?.[id] ?? '' })),
    settings: withWords(settings, words, (all, id) => ({ title: '', ...all.settings?.[id] })),
    slots: withWords(slots, words, (all, id) => ({ title: all.slots?.[id] ?? all.nav?.[id] ?? '' }))?.map(
      ({ filling, ...rest }) => ({ slot: filling.slot, ...rest }),
    ),
    paths: patterns.filter((pattern) => !patterns.some((other) => covers(other, pattern))),
    pages: pages.flatMap(({ page, calls, head }) =>
      variantsOf(page.path).map((path) => ({
        path,
        module: moduleOf(page.load),
        ...(page.catalogs && page.catalogs.length > 0 && { catalogs: page.catalogs }),
        ...(calls && { calls }),
        ...(head && { head }),
      })),
    ),
    ...(grants && { grants }),
    ...(redirects && { redirects }),
  }
}
