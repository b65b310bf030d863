import type {
  CalendarDay,
  CalendarRows,
  CalendarWindow,
  DaysQuery,
  StaysQuery,
} from '@keyhaven/shared-contracts/contract/calendar'
import { toEuros } from '@keyhaven/shared-contracts/domain/money'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { lowestPrices } from './lowest-prices.ts'
import { readBlocks, readCancelled, readDays, readPrices, readProperties, readStays, readUnits } from './reads.ts'

export async function calendarRows(db: Db, owner: OwnerId): Promise<CalendarRows> {
  const [properties, units] = await Promise.all([readProperties(db, owner), readUnits(db, owner)])
  return { properties, units }
}

export async function calendarWindow(db: Db, owner: OwnerId, query: StaysQuery, now: Date): Promise<CalendarWindow> {
  if (query.cancelled) return { stays: await readCancelled(db, owner, query), blocks: [] }
  const [stays, blocks] = await Promise.all([readStays(db, owner, query, now), readBlocks(db, owner, query, now)])
  return { stays, blocks }
}

export async function calendarDays(db: Db, owner: OwnerId, query: DaysQuery, now: Date): Promise<CalendarDay[]> {
  const priced = query.property === undefined ? [] : readPrices(db, owner, query, now)
  const [days, units] = await Promise.all([readDays(db, owner, query, now), priced])
  const lowest = lowestPrices(units, days.length)
  return days.map((day, night) => {
    const cents = lowest[night] ?? null
    return { ...day, price_from: cents === null ? null : toEuros(cents) }
  })
}
