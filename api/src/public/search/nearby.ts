import type { NearbyStays, SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { AppContext } from '../../context.ts'
import { placeOut } from '../places/places.ts'
import { candidates, type FilterName, passesBut } from './filters.ts'
import { nearbyDates, nearbyLengths } from './other-days.ts'
import { findCountry } from './reads.ts'
import { criteriaOf } from './unit-criteria.ts'

const maxPlaces = 6

/** Places with the same stay free; none where the guest looks everywhere, or at one property. */
async function nearbyPlaces(context: AppContext, query: SearchQuery): Promise<NearbyStays['places']> {
  if (query.property !== undefined || !(query.city || query.country)) return []
  const elsewhere = await candidates(context, { ...query, city: undefined, country: undefined })
  const { city: here, country: land } = (await criteriaOf(context, query)).place
  const cities = Map.groupBy(
    elsewhere.filter(
      (one) => passesBut(undefined, one) && !(here ?? []).includes(one.city) && !(land ?? []).includes(one.country),
    ),
    ({ city, country }) => JSON.stringify([city, country]),
  )
  const home = await findCountry(context.db, await criteriaOf(context, query))
  return [...cities.values()]
    .flatMap((units) => {
      const [first] = units
      return first ? placeOut({ city: first.city, country: first.country, count: units.length }) : []
    })
    .toSorted(
      (a, b) =>
        Number(b.country === home) - Number(a.country === home) || b.count - a.count || (a.city < b.city ? -1 : 1),
    )
    .slice(0, maxPlaces)
}

const chosenFilters = (query: SearchQuery): FilterName[] => [
  ...(query.types?.length ? ['types' as const] : []),
  ...(query.amenities?.length ? ['amenities' as const] : []),
  ...(query.min_total || query.max_total != null ? ['totals' as const] : []),
  ...(query.beds ? ['beds' as const] : []),
  ...(query.free_cancellation ? ['free_cancellation' as const] : []),
  ...(query.instant ? ['instant' as const] : []),
]

/** Largest party that the same stay takes in the same place, where that is fewer than are coming. */
async function fewerGuests(context: AppContext, query: SearchQuery): Promise<NearbyStays['guests']> {
  if (query.guests === 1) return null
  const free = (await candidates(context, { ...query, guests: 1, children: [] })).filter((one) =>
    passesBut(undefined, one),
  )
  const maxGuests = free.reduce((max, { max_capacity }) => Math.max(max, max_capacity), 0)
  if (maxGuests === 0 || maxGuests >= query.guests) return null
  return { guests: maxGuests, count: free.filter(({ max_capacity }) => max_capacity === maxGuests).length }
}

/** Offers where the search itself finds nothing. */
export async function nearby(context: AppContext, query: SearchQuery): Promise<NearbyStays> {
  const chosen = chosenFilters(query)
  const [dates, lengths, guests, places, here] = await Promise.all([
    nearbyDates(context, query),
    nearbyLengths(context, query),
    fewerGuests(context, query),
    nearbyPlaces(context, query),
    chosen.length > 0 ? candidates(context, query) : [],
  ])
  const without = chosen
    .map((filter) => ({ filter, count: here.filter((one) => passesBut(filter, one)).length }))
    .filter(({ count }) => count > 0)
  return { dates, lengths, guests, places, without }
}
