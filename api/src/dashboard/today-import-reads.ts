import { maxTodayStays, type Today, type TodayImport } from '@keyhaven/shared-contracts/contract/bookings/today'
import { type RawBuilder, sql } from 'kysely'
import type { Todays } from '../db/fragments/bookings.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** Stays that the calendars of portals brought and that begin, go on or end today, which is each property's own day. */
export async function readTodayImports(db: Db, owner: OwnerId, todays: Todays): Promise<NonNullable<Today['imports']>> {
  const read = async (chosen: RawBuilder<unknown>, by: 'check_in' | 'check_out') => {
    const { rows } = await sql<TodayImport>`
      SELECT i.id, i.check_in, i.check_out, i.name, json_build_object('id', u.id, 'name', u.name) AS unit,
        json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'colour', f.colour) AS feed,
        json_build_object('id', p.id, 'name', p.name) AS property
      FROM unnest(${todays.map(({ zone }) => zone)}::text[], ${todays.map(({ today }) => today)}::date[]) AS d (zone, today)
        JOIN properties p ON p.time_zone = d.zone AND p.owner_id = ${owner}
        JOIN units u ON u.property_id = p.id AND u.deleted_at IS NULL
        JOIN imported_stays i ON i.unit_id = u.id AND i.state = 'taken' AND i.kind = 'stay' AND i.check_out >= d.today
        JOIN feeds f ON f.id = i.feed_id
      WHERE ${chosen} ORDER BY ${sql.ref(`i.${by}`)}, i.id LIMIT ${maxTodayStays}`.execute(db)
    return rows
  }
  const [arrivals, in_house, departures] = await Promise.all([
    read(sql`i.check_in = d.today`, 'check_in'),
    read(sql`i.check_in < d.today AND i.check_out > d.today`, 'check_out'),
    read(sql`i.check_out = d.today`, 'check_out'),
  ])
  return { arrivals, in_house, departures }
}
