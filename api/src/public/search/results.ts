import type { SearchQuery, SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { AppContext } from '../../context.ts'
import { placeOut } from '../places/places.ts'
import { byTotal, type PricedUnit, priced, stayOf } from './found.ts'
import { firstOfMany } from './large-place.ts'
import { countFree, isLarge, maxCounted, readFree, readShown } from './reads.ts'
import { type UnitCriteria, criteriaOf } from './unit-criteria.ts'

/** Limit of listed units, page after page: nobody reads on, and each page reads those before it. */
const maxResults = 1000

type Listed = { units: PricedUnit[]; count: number; isExact: boolean }

async function listFew({ db }: AppContext, criteria: UnitCriteria, query: SearchQuery, now: Date): Promise<Listed> {
  const units = priced(await readFree(db, criteria, query, now), stayOf(query), query)
  return {
    units: query.sort === 'total' ? units.toSorted(byTotal) : units,
    count: units.length,
    isExact: true,
  }
}

/** Units from the first to the end of the page and one more, and the count of free ones among those that are looked at. */
async function listMany({ db }: AppContext, criteria: UnitCriteria, query: SearchQuery, now: Date): Promise<Listed> {
  const maxUnits = Math.min(query.page * query.page_size + 1, maxResults)
  const hasTotals = query.min_total != null || query.max_total != null
  const countFound = async () =>
    hasTotals
      ? priced(await readFree(db, criteria, query, now, maxCounted), stayOf(query), query).length
      : countFree(db, criteria, query, now)
  const counted = countFound()
  const [units, count] = await Promise.all([firstOfMany(db, criteria, query, maxUnits, { now, counted }), counted])
  return { units, count: Math.max(count, units.length), isExact: false }
}

export async function results(context: AppContext, query: SearchQuery) {
  const { page, page_size } = query
  const now = context.clock()
  const criteria = await criteriaOf(context, query)
  const list = (await isLarge(context.db, criteria)) ? listMany : listFew
  const { units: matches, count, isExact } = await list(context, criteria, query, now)
  const start = (page - 1) * page_size
  const totals = new Map(matches.slice(start, start + page_size).map(({ id, ...total }) => [id, total]))
  const visible = totals.size ? await readShown(context.db, [...totals.keys()], { now, locale: criteria.locale }) : []
  const units = visible.flatMap((unit) => {
    const total = totals.get(unit.id)
    return total ? [{ ...unit, property: placeOut(unit.property), ...total }] : []
  })
  const rows: SearchResults = { units, count, is_count_exact: isExact, page, page_size }
  return { rows, hasMore: matches.length > start + page_size }
}
