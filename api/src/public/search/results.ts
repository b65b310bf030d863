import type { SearchQuery, SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { AppContext } from '../../context.ts'
import { placeOut } from '../places/places.ts'
import { byTotal, priced, stayOf } from './priced-units.ts'
import { listInLargePlace } from './large-place/large-place.ts'
import { isLarge, readFree, readShown } from './reads.ts'
import { type UnitCriteria, criteriaOf } from './unit-criteria.ts'

/** Limit of listed units, page after page: nobody reads on, and each page reads those before it. */
const maxResults = 1000

async function listAll({ db }: AppContext, criteria: UnitCriteria, query: SearchQuery, now: Date) {
  const units = priced(await readFree(db, criteria, query, now), stayOf(query), query)
  return { units: query.sort === 'total' ? units.toSorted(byTotal) : units, count: units.length }
}

export async function results(context: AppContext, query: SearchQuery) {
  const { page, page_size } = query
  const now = context.clock()
  const criteria = await criteriaOf(context, query)
  const isInLargePlace = await isLarge(context.db, criteria)
  // One more than the page shows, so that it says whether another follows.
  const limit = Math.min(page * page_size + 1, maxResults)
  const { units: matches, count } = isInLargePlace
    ? await listInLargePlace(context, criteria, query, { now, count: limit })
    : await listAll(context, criteria, query, now)
  const start = (page - 1) * page_size
  const totals = new Map(matches.slice(start, start + page_size).map(({ id, ...total }) => [id, total]))
  const visible = totals.size ? await readShown(context.db, [...totals.keys()], { now, locale: criteria.locale }) : []
  const units = visible.flatMap((unit) => {
    const total = totals.get(unit.id)
    return total ? [{ ...unit, property: placeOut(unit.property), ...total }] : []
  })
  const rows: SearchResults = { units, count, is_count_exact: !isInLargePlace, page, page_size }
  return { rows, hasMore: matches.length > start + page_size }
}
