import type {
  CalendarDay,
  CalendarRows,
  CalendarWindow,
  DaysQuery,
  StaysQuery,
  UnitsWindowQuery,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { nightPrices } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { AppContext } from '../context.ts'
import type { OwnerId } from '../owner-id.ts'
import { nightRuns } from './night-runs.ts'
import { readPricedUnits } from './price-reads.ts'
import {
  type OfferedUnit,
  readBlocks,
  readCancelled,
  readDays,
  readImports,
  readPrices,
  readProperties,
  readStays,
  readUnits,
} from './reads.ts'

export async function calendarRows({ db }: AppContext, owner: OwnerId): Promise<CalendarRows> {
  const [properties, units] = await Promise.all([readProperties(db, owner), readUnits(db, owner)])
  return { properties, units }
}

export async function calendarWindow(
  { db, clock }: AppContext,
  owner: OwnerId,
  query: StaysQuery,
): Promise<CalendarWindow> {
  if (query.cancelled) return { stays: await readCancelled(db, owner, query, clock()), blocks: [] }
  const now = clock()
  const [stays, blocks, imports] = await Promise.all([
    readStays(db, owner, query, now),
    readBlocks(db, owner, query, now),
    readImports(db, owner, query, now),
  ])
  return { stays, blocks, imports }
}

/** The lowest price of a free unit for every night of a window; null where none is free. */
function lowestPrices(units: readonly OfferedUnit[], { from, to }: DaysQuery): (number | null)[] {
  const nights = nightsBetween(from, to)
  const lowest = Array.from<number>({ length: nights }).fill(Infinity)
  for (const { seasons, held, ...unit } of units) {
    const prices = nightPrices({ check_in: from, check_out: to }, unit, seasons).map(({ cents }) => cents)
    for (const [first, last] of held) prices.fill(Infinity, Math.max(first, 0), Math.max(last, 0))
    for (let night = 0; night < nights; night += 1)
      lowest[night] = Math.min(lowest[night] ?? Infinity, prices[night] ?? Infinity)
  }
  return lowest.map((cents) => (cents === Infinity ? null : cents))
}

export async function calendarDays(
  { db, clock }: AppContext,
  owner: OwnerId,
  query: DaysQuery,
): Promise<CalendarDay[]> {
  const now = clock()
  const priced = query.property === undefined ? [] : readPrices(db, owner, query, now)
  const [days, units] = await Promise.all([readDays(db, owner, query, now), priced])
  const lowest = lowestPrices(units, query)
  return days.map((day, night) => {
    const cents = lowest[night] ?? null
    return { ...day, price_from: cents === null ? null : toEuros(cents) }
  })
}

/** Price and rules of the nights of some units, for their owner's calendar. */
export async function pricesOfNights({ db }: AppContext, owner: OwnerId, query: UnitsWindowQuery) {
  return (await readPricedUnits(db, owner, query)).map((unit) => nightRuns(unit, query))
}
