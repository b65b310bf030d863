import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { operator, operatorPath, operatorQuery } from '@keyhaven/shared-contracts/platform/operator'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import type { QueryClient } from '@tanstack/react-query'
import { yieldToMain } from '../standalone/yield-to-main.ts'
import { offersPage, readSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { offersKey, propertyPagesKey, propertyQuery } from '../search/public-queries.ts'

type FirstData = {
  /** On whose own domain this is. */
  site: PublicSite | null
  /** Whose page `?owner=` makes this, elsewhere. */
  owner?: PublicSite | null
  /** The shell answers at the same origin: it has the inspector, and runs versions of a tab's choice. */
  hasShell?: boolean
  calls: Record<string, unknown>
}

/** Reads the data that the server wrote into the document: the site, and the answers to the first calls. */
export const readFirstData = (within: Document): FirstData => {
  const text = within.getElementById('first-data')?.textContent
  return text ? (JSON.parse(text) as FirstData) : { site: null, calls: {} }
}

/**
 * The one property that a site opens on, if the first page is about it: who comes with dates or a place is shown what is free,
 * and the server has asked for that instead.
 */
export const openedOn = (site: PublicSite | null | undefined, path: string, calls: FirstData['calls']) => {
  const only = site?.only_property ?? undefined
  const isAsked = Object.keys(calls).some((call) => call.startsWith(`/api/public/booking/property/${only}/`))
  return path !== paths.public() || isAsked ? only : undefined
}

const ofOwner = (query: URLSearchParams) => {
  const owner = query.get('owner')
  return owner ? { owner } : {}
}

/** Cache entry for the answer to a call: its query key, and the part of the answer that is cached. */
const cacheEntry = async (url: URL, answer: unknown) => {
  const { pathname, searchParams: query } = url
  // Who named none gets an answer that no page looks for.
  const locale = query.get('locale') ?? ''
  const property = /^\/api\/public\/booking\/property\/(\d+)\/$/.exec(pathname)?.[1]
  if (property !== undefined) {
    const { success, data } = publicApi.property.response.safeParse(answer)
    const { queryKey } = propertyQuery(property, ofOwner(query), locale)
    return success ? { queryKey, data } : undefined
  }
  if (pathname === publicApi.locations.path) {
    const { success, data } = publicApi.locations.response.safeParse(answer)
    return success ? { queryKey: q(publicApi.locations, { query: ofOwner(query) }).queryKey, data } : undefined
  }
  if (pathname === operatorPath) {
    const { success, data } = operator.safeParse(answer)
    return success ? { queryKey: operatorQuery.queryKey, data } : undefined
  }
  const search = readSearch(query)
  const { checkIn, checkOut } = search
  if (pathname === publicApi.availableUnits.path && checkIn && checkOut) {
    const { data } = publicApi.availableUnits.response.safeParse(answer)
    const queryKey = offersKey(query.get('property') ?? '', search, locale, { checkIn, checkOut })
    // A full page may not be all of them.
    return data && data.length < offersPage ? { queryKey, data } : undefined
  }
  if (pathname.startsWith('/api/public/booking/search/')) {
    const { resultsKept } = await import(/* webpackChunkName: "results" */ '../results/results-kept.ts')
    return resultsKept(pathname, search, locale, answer)
  }
  if (pathname !== publicApi.list.path) return undefined
  const { success, data } = publicApi.list.response.safeParse(answer)
  const pages = { pages: [data], pageParams: [1] }
  return success ? { queryKey: propertyPagesKey(search), data: pages } : undefined
}

/** Puts an answer where the pages look for it. */
export const seedCall = async (cache: QueryClient, path: string, answer: unknown) => {
  const entry = await cacheEntry(new URL(path, 'http://api.invalid'), answer)
  if (entry) cache.setQueryData(entry.queryKey, entry.data)
}

/** Puts the answers where the pages look for them, so that the first one shows at once. */
export const seedCache = async (cache: QueryClient, calls: FirstData['calls']) => {
  for (const [path, answer] of Object.entries(calls)) {
    await yieldToMain()
    await seedCall(cache, path, answer)
  }
}
