import type { SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import type { Db } from '../../db/pool.ts'
import { byTotal, type Found, priced, stayOf } from './found.ts'
import { readAllFree } from './reads.ts'
import { type Position, readFew, walkByLowest, walkByName } from './walk-reads.ts'
import type { Wish } from './wish.ts'

/** Limit of units in the first batch of a walk; after one that yields too few, the next is twice as large. */
const firstStep = { usual: 100, withFilters: 800 }
/** Some more than are wanted are found in one step: by total, only those after them tell that nothing cheaper follows. */
const slack = 1.3
/** Number of free units above which a walk soon finds enough. */
const mostFew = 2000

/**
 * The first units of a search in a place where not all can be looked at, so many as are wanted, in their order. `counted` is
 * how many are free among those that are counted: where that promises too few, the walk is not waited for.
 */
export async function firstOfMany(
  db: Db,
  wish: Wish,
  query: SearchQuery,
  wanted: number,
  { now, counted }: { now: Date; counted: Promise<number> },
): Promise<Found[]> {
  const stay = stayOf(query)
  const nights = nightsBetween(query.check_in, query.check_out)
  const isByTotal = query.sort === 'total'
  const sorted = (found: Iterable<Found>) => (isByTotal ? [...found].toSorted(byTotal) : [...found]).slice(0, wanted)
  const all = async (ids?: readonly number[]) =>
    ids?.length === 0 ? [] : sorted(priced(await readAllFree(db, wish, query, now, ids), stay, query))
  const walk = isByTotal ? await walkByLowest(db, wish, query, now) : walkByName(db, wish, query, now)
  if (!walk) return all()

  const found = new Map<number, Found>()
  const isBeyond = ({ id, lowest_cents }: Position) => {
    const bound = lowest_cents * nights
    if (query.max_total != null && bound > toCents(query.max_total)) return true
    const last = sorted(found.values())[wanted - 1]
    const total = last ? toCents(last.total_price) : Infinity
    return total < bound || (total === bound && last !== undefined && last.id <= id)
  }
  // One in a hundred, or so: then a walk of some steps has enough of them.
  const isPromising = async () => (await counted) >= wanted / 4

  const { types, amenities, beds, instant } = query
  let step = types?.length || amenities?.length || beds || instant ? firstStep.withFilters : firstStep.usual
  let most = Math.ceil(slack * wanted)
  let last: Position | undefined
  for (let isAsked = false; ;) {
    const free = await walk.readFree(last, step, most)
    for (const one of priced(free, stay, query)) if (!found.has(one.id)) found.set(one.id, one)
    const isFull = free.length === most
    last = isFull ? free.at(-1) : await walk.findLast(last, step)
    if (!last || (isByTotal ? isBeyond(last) : found.size >= wanted)) return sorted(found.values())
    if (!isFull && !isAsked && (step > firstStep.withFilters || !(await isPromising()))) {
      isAsked = true
      const few = await readFew(db, wish, query, mostFew)
      if (few) return all(few)
    }
    // Where a step was full, so many are free that do not cost what is wanted.
    if (isFull) most *= 2
    else step *= 2
  }
}
