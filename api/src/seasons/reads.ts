import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season, SeasonsQuery } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { WeekdayCents } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { sql } from 'kysely'
import { weekdayPricesOf } from '../db/fragments/prices.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { InTheWay } from './constraints.ts'

export const columns = sql`s.id, s.version, s.unit_id AS unit, s.name, s.first_night AS start, s.end_day AS "end",
  s.price_cents / 100.0 AS price_per_night, ${weekdayPricesOf('s')} AS weekday_prices`
/** The seasons of an archived unit stay, to price its bookings, and are nowhere to be seen. */
const ofOwner = (owner: OwnerId) => sql`FROM seasons s JOIN units u ON u.id = s.unit_id AND u.deleted_at IS NULL
  WHERE s.owner_id = ${owner}`

export function listSeasons(db: Db, owner: OwnerId, query: SeasonsQuery) {
  const { unit, property, year } = query
  const conditions = sql.join(
    [
      ofOwner(owner),
      ...(unit === undefined ? [] : [sql`s.unit_id = ${unit}`]),
      ...(property === undefined ? [] : [sql`u.property_id = ${property}`]),
      ...(year === undefined
        ? []
        : [sql`s.first_night < make_date(${year}::int + 1, 1, 1) AND s.end_day > make_date(${year}::int, 1, 1)`]),
    ],
    sql` AND `,
  )
  return readList<Season>(db, { columns, from: conditions, order: sql`s.unit_id, s.first_night` }, query)
}

export async function findSeason(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Season>`SELECT ${columns} ${ofOwner(owner)} AND s.id = ${id}`.execute(db)
  return rows[0]
}

/** The seasons of several units that begin in a year. */
export async function readSeasonsOfYear(db: Sql, owner: OwnerId, units: readonly number[], year: number) {
  const { rows } = await sql<Season>`
    SELECT ${columns} ${ofOwner(owner)} AND s.unit_id = ANY(${units}::bigint[])
      AND s.first_night >= make_date(${year}::int, 1, 1) AND s.first_night < make_date(${year}::int + 1, 1, 1)
    ORDER BY s.unit_id, s.first_night`.execute(db)
  return rows
}

/** Seasons that conflict with a range, without `self`. */
export async function readInTheWay(
  db: Sql,
  owner: OwnerId,
  wanted: { units: readonly number[]; start: Day; end: Day; self?: number },
) {
  const { rows } = await sql<InTheWay>`
    SELECT u.id AS unit_id, u.name AS unit, s.name, s.first_night AS start, s.end_day AS "end" ${ofOwner(owner)}
      AND s.unit_id = ANY(${wanted.units}::bigint[]) AND s.id IS DISTINCT FROM ${wanted.self ?? null}::bigint
      AND daterange(s.first_night, s.end_day) && daterange(${wanted.start}::date, ${wanted.end}::date)
    ORDER BY s.unit_id, s.first_night`.execute(db)
  return rows
}

/** A season as it is stored, to be put back. */
export type StoredSeason = {
  id: number
  version: number
  unit_id: number
  name: string
  first_night: Day
  end_day: Day
  price_cents: number
  weekday_cents: WeekdayCents
}

/** The seasons of some units that lie on nights, as they are stored. */
export async function readSeasonsOn(
  db: Sql,
  owner: OwnerId,
  { units, start, end }: { units: readonly number[]; start: Day; end: Day },
) {
  const { rows } = await sql<StoredSeason>`
    SELECT s.id, s.version, s.unit_id, s.name, s.first_night, s.end_day, s.price_cents, s.weekday_cents FROM seasons s
    WHERE s.owner_id = ${owner} AND s.unit_id = ANY(${units}::bigint[])
      AND daterange(s.first_night, s.end_day) && daterange(${start}::date, ${end}::date) ORDER BY s.id`.execute(db)
  return rows
}
