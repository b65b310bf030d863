import type { SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import type { Db } from '../../db/pool.ts'
import { byTotal, type PricedUnit, priced, stayOf } from './found.ts'
import { readAllFree } from './reads.ts'
import { type Position, readFew, walkByLowest, walkByName } from './walk-reads.ts'
import type { Wish } from './wish.ts'

/** Limit of units in the first batch of a walk; after one that yields too few, the next is twice as large. */
const firstStep = { usual: 100, withFilters: 800 }
/** Some more than are wanted are found in one step: by total, only those after them tell that nothing cheaper follows. */
const slack = 1.3
/** Number of free units above which a walk soon finds enough. */
const smallPlaceLimit = 2000

/**
 * The first units of a search in a place where not all can be looked at, so many as are wanted, in their order. `counted` is
 * how many are free among those that are counted: where that promises too few, the walk is not waited for.
 */
export async function firstOfMany(
  db: Db,
  wish: Wish,
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
    ids?.length === 0 ? [] : sorted(priced(await readAllFree(db, wish, query, now, ids), stay, query))
  const walk = isByTotal ? await walkByLowest(db, wish, query, now) : walkByName(db, wish, query, now)
  if (!walk) return all()

  const unitsById = new Map<number, PricedUnit>()
  const isBeyond = ({ id, lowest_cents }: Position) => {
    const bound = lowest_cents * nights
    if (query.max_total != null && bound > toCents(query.max_total)) return true
    const last = sorted(unitsById.values())[count - 1]
    const total = last ? toCents(last.total_price) : Infinity
    return total < bound || (total === bound && last !== undefined && last.id <= id)
  }
  // One in a hundred, or so: then a walk of some steps has enough of them.
  const isPromising = async () => (await counted) >= count / 4

  const { types, amenities, beds, instant } = query
  let step = types?.length || amenities?.length || beds || instant ? firstStep.withFilters : firstStep.usual
  let batch = Math.ceil(slack * count)
  let last: Position | undefined
  for (let isAsked = false; ;) {
    const free = await walk.readFree(last, step, batch)
    for (const one of priced(free, stay, query)) if (!unitsById.has(one.id)) unitsById.set(one.id, one)
    const isFull = free.length === batch
    last = isFull ? free.at(-1) : await walk.findLast(last, step)
    if (!last || (isByTotal ? isBeyond(last) : unitsById.size >= count)) return sorted(unitsById.values())
    if (!isFull && !isAsked && (step > firstStep.withFilters || !(await isPromising()))) {
      isAsked = true
      const few = await readFew(db, wish, query, smallPlaceLimit)
      if (few) return all(few)
    }
    // A full batch means enough units are free but too dear: fetch more.
    if (isFull) batch *= 2
    else step *= 2
  }
}
