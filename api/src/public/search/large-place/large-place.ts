import type { SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../db/pool.ts'
import { byTotal, type PricedUnit, priced, stayOf } from '../priced-units.ts'
import { countFree, maxCounted, readAllFree, readFree } from '../reads.ts'
import { type Position, readFew, openByLowest, openByName } from './walk-reads.ts'
import type { UnitCriteria } from '../unit-criteria.ts'

/** Units that the first batch passes; after one that yields too few, the next passes twice as many. */
const firstBatch = { usual: 100, withFilters: 800 }
/** Factor by which a batch reads more than are needed: by total, only the next ones tell that nothing cheaper follows. */
const overfetch = 1.3
/** Number of free units above which a cursor soon yields enough. */
const smallPlaceLimit = 2000

/**
 * The first `count` units of a search, in their order, in a place with too many to look at all. `counted` resolves to
 * the number of free units, as far as they are counted: where that promises too few, no more batches are read.
 */
async function readFirst(
  db: Db,
  criteria: UnitCriteria,
  query: SearchQuery,
  count: number,
  { now, counted }: { now: Date; counted: Promise<number> },
): Promise<PricedUnit[]> {
  const stay = stayOf(query)
  const nights = nightsBetween(query.check_in, query.check_out)
  const isByTotal = query.sort === 'total'
  const sorted = (units: Iterable<PricedUnit>) =>
    (isByTotal ? [...units].toSorted(byTotal) : [...units]).slice(0, count)
  const all = async (ids?: readonly number[]) =>
    ids?.length === 0 ? [] : sorted(priced(await readAllFree(db, criteria, query, now, ids), stay, query))
  const cursor = isByTotal ? await openByLowest(db, criteria, query, now) : openByName(db, criteria, query, now)
  if (!cursor) return all()

  const unitsById = new Map<number, PricedUnit>()
  const isBeyond = ({ id, lowest_cents }: Position) => {
    const bound = lowest_cents * nights
    if (query.max_total != null && bound > toCents(query.max_total)) return true
    const last = sorted(unitsById.values())[count - 1]
    const total = last ? toCents(last.total_price) : Infinity
    return total < bound || (total === bound && last !== undefined && last.id <= id)
  }
  // One in a hundred, or so: then some batches have enough of them.
  const isPromising = async () => (await counted) >= count / 4

  const { types, amenities, beds, instant } = query
  let batch = types?.length || amenities?.length || beds || instant ? firstBatch.withFilters : firstBatch.usual
  let limit = Math.ceil(overfetch * count)
  let last: Position | undefined
  for (let isAsked = false; ;) {
    const free = await cursor.readFree(last, batch, limit)
    for (const one of priced(free, stay, query)) if (!unitsById.has(one.id)) unitsById.set(one.id, one)
    const isFull = free.length === limit
    last = isFull ? free.at(-1) : await cursor.findLast(last, batch)
    if (!last || (isByTotal ? isBeyond(last) : unitsById.size >= count)) return sorted(unitsById.values())
    if (!isFull && !isAsked && (batch > firstBatch.withFilters || !(await isPromising()))) {
      isAsked = true
      const few = await readFew(db, criteria, query, smallPlaceLimit)
      if (few) return all(few)
    }
    // A full batch means enough units are free but too dear: fetch more.
    if (isFull) limit *= 2
    else batch *= 2
  }
}

/**
 * Lists the first `count` units in a place with too many to price all, and counts the free ones among those that are
 * looked at: there may be more.
 */
export async function listInLargePlace(
  { db }: AppContext,
  criteria: UnitCriteria,
  query: SearchQuery,
  { now, count }: { now: Date; count: number },
) {
  const hasTotals = query.min_total != null || query.max_total != null
  const countPriced = async () =>
    priced(await readFree(db, criteria, query, now, maxCounted), stayOf(query), query).length
  const counted = hasTotals ? countPriced() : countFree(db, criteria, query, now)
  const [units, freeCount] = await Promise.all([readFirst(db, criteria, query, count, { now, counted }), counted])
  return { units, count: Math.max(freeCount, units.length) }
}
