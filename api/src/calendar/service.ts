import type { CalendarRows, CalendarWindow, StaysQuery } from '@keyhaven/shared-contracts/contract/calendar'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { readBlocks, readCancelled, readDays, readProperties, readStays, readUnits } from './queries.ts'

export { readDays }

export async function calendarRows(db: Db, owner: OwnerId): Promise<CalendarRows> {
  const [properties, units] = await Promise.all([readProperties(db, owner), readUnits(db, owner)])
  return { properties, units }
}

export async function calendarWindow(db: Db, owner: OwnerId, query: StaysQuery, now: Date): Promise<CalendarWindow> {
  if (query.cancelled) return { stays: await readCancelled(db, owner, query), blocks: [] }
  const [stays, blocks] = await Promise.all([readStays(db, owner, query, now), readBlocks(db, owner, query)])
  return { stays, blocks }
}
