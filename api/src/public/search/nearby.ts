import type { NearbyStays, SearchQuery } from '@keyhaven/shared-contracts/contract/public-search'
import type { AppContext } from '../../context.ts'
import { candidates, type FilterName, passesBut } from './filters.ts'
import { nearbyDates } from './other-days.ts'
import { findCountry } from './reads.ts'
import { wishOf } from './wish.ts'

const mostPlaces = 6

/** Where else the same stay is free; nowhere where the guest looks everywhere, or at one property. */
async function nearbyPlaces(context: AppContext, query: SearchQuery): Promise<NearbyStays['places']> {
  if (query.property !== undefined || !(query.city || query.country)) return []
  const elsewhere = await candidates(context, { ...query, city: undefined, country: undefined })
  const cities = Map.groupBy(
    elsewhere.filter(
      (one) => passesBut(undefined, one) && (query.city ? one.city !== query.city : one.country !== query.country),
    ),
    ({ city, country }) => JSON.stringify([city, country]),
  )
  const home = await findCountry(context.db, await wishOf(context, query))
  return [...cities.values()]
    .flatMap((units) => {
      const [first] = units
      return first ? { city: first.city, country: first.country, count: units.length } : []
    })
    .toSorted(
      (a, b) =>
        Number(b.country === home) - Number(a.country === home) || b.count - a.count || (a.city < b.city ? -1 : 1),
    )
    .slice(0, mostPlaces)
}

const chosenFilters = (query: SearchQuery): FilterName[] => [
  ...(query.types?.length ? ['types' as const] : []),
  ...(query.amenities?.length ? ['amenities' as const] : []),
  ...(query.min_total || query.max_total != null ? ['totals' as const] : []),
  ...(query.beds ? ['beds' as const] : []),
  ...(query.free_cancellation ? ['free_cancellation' as const] : []),
  ...(query.instant ? ['instant' as const] : []),
]

/** What is free where the search itself finds nothing. */
export async function nearby(context: AppContext, query: SearchQuery): Promise<NearbyStays> {
  const chosen = chosenFilters(query)
  const [dates, places, here] = await Promise.all([
    nearbyDates(context, query),
    nearbyPlaces(context, query),
    chosen.length > 0 ? candidates(context, query) : [],
  ])
  const without = chosen
    .map((filter) => ({ filter, count: here.filter((one) => passesBut(filter, one)).length }))
    .filter(({ count }) => count > 0)
  return { dates, places, without }
}
