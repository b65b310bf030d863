import type { SearchQuery } from '@keyhaven/shared-contracts/contract/public-search'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money'
import type { Db } from '../../db/pool.ts'
import { byTotal, type Found, priced, stayOf } from './found.ts'
import { readAllFree } from './reads.ts'
import { type Position, readFew, type Walk, walkByLowest, walkByName } from './walk-reads.ts'
import type { Wish } from './wish.ts'

/** How many units the first step of a walk passes; each further one passes twice as many. */
const firstStep = { usual: 100, withFilters: 300 }
/** After so many it is worth asking which units come into question at all. */
const manyPassed = 500
/** Where more units than these do, going on finds enough of them. */
const mostFew = 2000

/** Free units so far, each once, and whether nothing that is left can come before the last of those that are wanted. */
type Search = {
  found: Map<number, Found>
  add: (free: Parameters<typeof priced>[0]) => void
  isDone: (last: Position) => boolean
}

/** Walks until it is done, and answers false where that takes too long. */
async function goOn(walk: Walk, first: number, { add, isDone }: Search, limit: number) {
  let last: Position | undefined
  for (let [passed, step] = [0, first]; passed < limit; passed += step, step *= 2) {
    const window = await walk(last, step)
    add(window.free)
    last = window.last
    if (!last || isDone(last)) return true
  }
  return false
}

/** The first units of a search in a place where not all can be looked at, so many as are wanted, in their order. */
export async function firstOfMany(db: Db, wish: Wish, query: SearchQuery, count: number, now: Date): Promise<Found[]> {
  const stay = stayOf(query)
  const nights = nightsBetween(query.check_in, query.check_out)
  const isByTotal = query.sort === 'total'
  const sorted = (found: Iterable<Found>) => (isByTotal ? [...found].toSorted(byTotal) : [...found]).slice(0, count)
  const all = async (ids?: readonly number[]) =>
    sorted(priced(await readAllFree(db, wish, query, now, ids), stay, query))
  const walk = isByTotal ? await walkByLowest(db, wish, query, now) : walkByName(db, wish, query, now)
  if (!walk) return all()

  const start = (): Search => {
    const found = new Map<number, Found>()
    const isBeyond = ({ id, lowest_cents }: Position) => {
      const bound = lowest_cents * nights
      if (query.max_total != null && bound > toCents(query.max_total)) return true
      const last = sorted(found.values())[count - 1]
      const total = last ? toCents(last.total_price) : Infinity
      return total < bound || (total === bound && last !== undefined && last.id <= id)
    }
    return {
      found,
      add: (free) => {
        for (const one of priced(free, stay, query)) if (!found.has(one.id)) found.set(one.id, one)
      },
      isDone: (last) => (isByTotal ? isBeyond(last) : found.size >= count),
    }
  }
  const { types, amenities, beds, instant } = query
  const step = types?.length || amenities?.length || beds || instant ? firstStep.withFilters : firstStep.usual
  const begun = start()
  if (await goOn(walk, step, begun, manyPassed)) return sorted(begun.found.values())
  const few = await readFew(db, wish, query, mostFew)
  if (few) return all(few)
  const whole = start()
  await goOn(walk, step, whole, Infinity)
  return sorted(whole.found.values())
}
