import type { Block } from '@keyhaven/shared-contracts/contract/blocks'
import type {
  CalendarDay,
  CalendarRows,
  CalendarStay,
  CalendarUnit,
  DaysQuery,
  StaysQuery,
} from '@keyhaven/shared-contracts/contract/calendar'
import { longestStay } from '@keyhaven/shared-contracts/contract/day'
import { sql } from 'kysely'
import { byName, equals, isoTime } from '../db/columns.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export async function readProperties(db: Db, owner: OwnerId) {
  const { rows } = await sql<CalendarRows['properties'][number]>`
    SELECT p.id, p.name, p.active, p.time_zone FROM properties p
    WHERE p.owner_id = ${owner} AND p.deleted_at IS NULL ORDER BY ${byName('p.name')}, p.id`.execute(db)
  return rows
}

const isBookable = sql`u.active AND u.status = 'available' AND p.active`

export async function readUnits(db: Db, owner: OwnerId) {
  const { rows } = await sql<CalendarUnit>`
    SELECT u.id, u.name, u.property_id AS property, u.status, ${isBookable} AS bookable, u.max_capacity
    FROM units u JOIN properties p ON p.id = u.property_id AND p.deleted_at IS NULL
    WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL
    ORDER BY ${byName('p.name')}, p.id, ${byName('u.name')}, u.id`.execute(db)
  return rows
}

/** Nothing lasts longer than the longest stay, so what began earlier has ended: the index is read from there on. */
const inWindow = (alias: string, { from, to }: { from: string; to: string }) => {
  const [check_in, check_out] = [sql.ref(`${alias}.check_in`), sql.ref(`${alias}.check_out`)]
  return sql`${check_in} < ${to}::date AND ${check_in} > ${from}::date - ${longestStay}::int AND ${check_out} > ${from}::date`
}

const stayColumns = sql`b.id, b.version, b.unit_id AS unit, b.status, b.check_in, b.check_out, c.first_name, c.last_name,
  b.guests_count, ${isoTime('b.expires_at')} AS expires_at`
const chosenUnits = (owner: OwnerId, units: readonly number[]) => sql`units u
  WHERE u.owner_id = ${owner} AND u.id = ANY(${units}::bigint[]) AND u.deleted_at IS NULL`

export async function readStays(db: Db, owner: OwnerId, query: StaysQuery, now: Date) {
  const { rows } = await sql<CalendarStay>`
    SELECT ${stayColumns} FROM (SELECT u.id FROM ${chosenUnits(owner, query.units)}) u
    JOIN occupancies o ON o.unit_id = u.id AND ${inWindow('o', query)}
    JOIN bookings b ON b.id = o.booking_id JOIN clients c ON c.id = b.client_id
    WHERE o.expires_at IS NULL OR o.expires_at > ${now} ORDER BY b.unit_id, b.check_in`.execute(db)
  return rows
}

/** How many cancelled stays are shown at most. */
const mostCancelled = 1000

export async function readCancelled(db: Db, owner: OwnerId, query: StaysQuery) {
  const { rows } = await sql<CalendarStay>`
    SELECT ${stayColumns} FROM (SELECT u.id FROM ${chosenUnits(owner, query.units)}) u
    JOIN bookings b ON b.unit_id = u.id AND b.status = 'cancelled' AND ${inWindow('b', query)}
    JOIN clients c ON c.id = b.client_id
    ORDER BY b.unit_id, b.check_in, b.id LIMIT ${mostCancelled}`.execute(db)
  return rows
}

export async function readBlocks(db: Db, owner: OwnerId, query: StaysQuery) {
  const { rows } = await sql<Block>`
    SELECT o.id, o.version, o.unit_id AS unit, o.check_in AS start, o.check_out AS "end", o.reason
    FROM (SELECT u.id FROM ${chosenUnits(owner, query.units)}) u
    JOIN occupancies o ON o.unit_id = u.id AND o.kind = 'block' AND ${inWindow('o', query)}
    ORDER BY o.unit_id, o.check_in`.execute(db)
  return rows
}

/** The lowest price among the units that are free on a night. */
const lowestPrices = ({ from, to }: DaysQuery) => sql`
  SELECT n.day, min(COALESCE(s.price_cents, f.price_cents)) AS cents
  FROM nights n CROSS JOIN offered f LEFT JOIN held h ON h.unit_id = f.id AND h.day = n.day
  LEFT JOIN (
    SELECT s.unit_id, d::date AS day, s.price_cents FROM offered f JOIN seasons s ON s.unit_id = f.id
      AND s.first_night < ${to}::date AND s.end_day > ${from}::date,
      generate_series(greatest(s.first_night, ${from}::date), least(s.end_day, ${to}::date) - 1, interval '1 day') d
  ) s ON s.unit_id = f.id AND s.day = n.day
  WHERE h.unit_id IS NULL GROUP BY n.day`

/** Every night of a window. What occupies a unit never overlaps, so a unit counts once a night. */
export async function readDays(db: Db, owner: OwnerId, query: DaysQuery, now: Date) {
  const { from, to, property } = query
  const prices = property === undefined ? sql`SELECT NULL::date AS day, NULL::int AS cents` : lowestPrices(query)
  const { rows } = await sql<CalendarDay>`
    WITH nights AS (
      SELECT d::date AS day FROM generate_series(${from}::date, ${to}::date - 1, interval '1 day') d
    ), offered AS (
      SELECT u.id, u.price_cents FROM units u JOIN properties p ON p.id = u.property_id AND p.deleted_at IS NULL
      WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL AND ${isBookable} AND ${equals('u.property_id', property)}
    ), held AS (
      SELECT o.unit_id, d::date AS day, o.kind = 'block' AS blocked
      FROM offered f JOIN occupancies o ON o.unit_id = f.id AND ${inWindow('o', query)}
        AND (o.expires_at IS NULL OR o.expires_at > ${now}),
        generate_series(greatest(o.check_in, ${from}::date), least(o.check_out, ${to}::date) - 1, interval '1 day') d
    ), counts AS (
      SELECT day, count(*) FILTER (WHERE blocked) AS blocked, count(*) FILTER (WHERE NOT blocked) AS taken FROM held GROUP BY day
    ), prices AS (${prices})
    SELECT n.day, (SELECT count(*) FROM offered) - COALESCE(c.blocked, 0) AS offered, COALESCE(c.taken, 0) AS taken,
      p.cents / 100.0 AS price_from
    FROM nights n LEFT JOIN counts c ON c.day = n.day LEFT JOIN prices p ON p.day = n.day ORDER BY n.day`.execute(db)
  return rows
}
