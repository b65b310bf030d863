import type {
  CalendarBlock,
  CalendarDay,
  CalendarImport,
  CalendarRows,
  CalendarStay,
  CalendarUnit,
  DaysQuery,
  StaysQuery,
  FreeQuery,
} from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season, WeekdayCents } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { maxStayNights } from '@keyhaven/shared-contracts/domain/stay/night-limits'
import { sql } from 'kysely'
import { bookable } from '../db/fragments/bookable.ts'
import { hasOpenChange, holds, isOutOfSale } from '../db/fragments/bookings.ts'
import { byName, equals, isoTime } from '../db/fragments/columns.ts'
import { seasonsIn } from '../db/fragments/prices.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export async function readProperties(db: Db, owner: OwnerId) {
  const { rows } = await sql<CalendarRows['properties'][number]>`
    SELECT p.id, p.name, p.active, p.time_zone FROM properties p
    WHERE p.owner_id = ${owner} AND p.deleted_at IS NULL ORDER BY ${byName('p.name')}, p.id`.execute(db)
  return rows
}

export async function readUnits(db: Db, owner: OwnerId) {
  const { rows } = await sql<CalendarUnit>`
    SELECT u.id, u.name, u.property_id AS property, u.status, ${bookable('u')} AS bookable, u.max_capacity,
      ${isoTime('u.calendars_stale_since')} AS stale_since
    FROM units u JOIN properties p ON p.id = u.property_id AND p.deleted_at IS NULL
    WHERE u.owner_id = ${owner} AND u.deleted_at IS NULL
    ORDER BY ${byName('p.name')}, p.id, ${byName('u.name')}, u.id`.execute(db)
  return rows
}

type Window = { from: Day; to: Day }

/**
 * Occupancies of the unit `u` in a window, as `o`. They never overlap, so of those that begin before the window only the last can reach into it: the
 * index is read from there on, however much a unit has behind it.
 */
const occupying = ({ from, to }: Window, now: Date) => sql`
  CROSS JOIN LATERAL (SELECT o.* FROM occupancies o WHERE o.unit_id = u.id AND o.check_in < ${to}::date AND o.check_out > ${from}::date
    AND o.check_in >= COALESCE((SELECT x.check_in FROM occupancies x WHERE x.unit_id = u.id AND x.check_in <= ${from}::date
      ORDER BY x.check_in DESC LIMIT 1), ${from}::date)
    AND ${holds('o', now)}) o`

const stayColumns = (
  now: Date,
) => sql`b.id, b.version, b.unit_id AS unit, b.status, b.check_in, b.check_out, c.first_name, c.last_name,
  b.guests_count, ${isoTime('b.expires_at')} AS expires_at, ${hasOpenChange(now)} AS has_change`
const chosenUnits = (owner: OwnerId, units: readonly number[]) => sql`units u
  WHERE u.owner_id = ${owner} AND u.id = ANY(${units}::bigint[]) AND u.deleted_at IS NULL`

export async function readStays(db: Db, owner: OwnerId, query: StaysQuery, now: Date) {
  const { rows } = await sql<CalendarStay>`
    SELECT ${stayColumns(now)} FROM (SELECT u.id FROM ${chosenUnits(owner, query.units)}) u ${occupying(query, now)}
    JOIN bookings b ON b.id = o.booking_id JOIN clients c ON c.id = b.client_id ORDER BY b.unit_id, b.check_in`.execute(
    db,
  )
  return rows
}

/** Limit of cancelled stays in one answer. */
const maxCancelled = 1000

export async function readCancelled(db: Db, owner: OwnerId, query: StaysQuery, now: Date) {
  const { rows } = await sql<CalendarStay>`
    SELECT ${stayColumns(now)} FROM (SELECT u.id FROM ${chosenUnits(owner, query.units)}) u
    JOIN bookings b ON b.unit_id = u.id AND b.status = 'cancelled' AND b.check_in < ${query.to}::date
      AND b.check_in > ${query.from}::date - ${maxStayNights}::int AND b.check_out > ${query.from}::date
    JOIN clients c ON c.id = b.client_id
    ORDER BY b.unit_id, b.check_in, b.id LIMIT ${maxCancelled}`.execute(db)
  return rows
}

export async function readBlocks(db: Db, owner: OwnerId, query: StaysQuery, now: Date) {
  const { rows } = await sql<CalendarBlock>`
    SELECT o.id, o.version, o.unit_id AS unit, o.check_in AS start, o.check_out AS "end", o.reason,
      ${isoTime('o.expires_at')} AS held_until
    FROM (SELECT u.id FROM ${chosenUnits(owner, query.units)}) u ${occupying(query, now)}
    WHERE o.kind IN ('block', 'hold') ORDER BY o.unit_id, o.check_in`.execute(db)
  return rows
}

/** An imported stay `i` of the feed `f`, as the calendar shows it. */
const importColumns = sql`i.id, i.unit_id AS unit, i.check_in, i.check_out, i.kind, i.name,
  json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'colour', f.colour) AS feed`

/** Nights of portals in a window: those that are taken, and those that something of ours has. */
export async function readImports(db: Db, owner: OwnerId, query: StaysQuery, now: Date) {
  const units = sql`(SELECT u.id FROM ${chosenUnits(owner, query.units)}) u`
  const { rows } = await sql<CalendarImport>`
    SELECT * FROM (
      SELECT ${importColumns}, false AS is_conflict FROM ${units} ${occupying(query, now)}
        JOIN imported_stays i ON i.occupancy_id = o.id JOIN feeds f ON f.id = i.feed_id
      UNION ALL
      SELECT ${importColumns}, true FROM ${units}
        JOIN imported_stays i ON i.unit_id = u.id AND i.state = 'conflict'
          AND i.check_out > ${query.from}::date AND i.check_in < ${query.to}::date
        JOIN feeds f ON f.id = i.feed_id
    ) imports ORDER BY unit, check_in, id`.execute(db)
  return rows
}

const offered = (owner: OwnerId, { property }: DaysQuery) => sql`
  SELECT u.id, u.price_cents, u.weekday_cents FROM units u
  WHERE u.owner_id = ${owner} AND ${bookable('u')} AND ${equals('u.property_id', property)}`

/** Every night of a window with the units that are offered and taken: what begins and ends is counted, and summed up night by night. */
export async function readDays(db: Db, owner: OwnerId, query: DaysQuery, now: Date) {
  const { from, to } = query
  const { rows } = await sql<Omit<CalendarDay, 'price_from'>>`
    WITH offered AS MATERIALIZED (${offered(owner, query)}), held AS MATERIALIZED (
      SELECT o.check_in, o.check_out, ${isOutOfSale('o')}::int AS blocked FROM offered u ${occupying(query, now)}
    ), steps AS (
      SELECT day, sum(blocked) AS blocked, sum(sign - blocked) AS taken FROM (
        SELECT greatest(check_in, ${from}::date) AS day, blocked, 1 AS sign FROM held
        UNION ALL SELECT check_out, -blocked, -1 FROM held) step GROUP BY day
    )
    SELECT ${from}::date + n AS day, (SELECT count(*) FROM offered) - sum(COALESCE(s.blocked, 0)) OVER passed AS offered,
      sum(COALESCE(s.taken, 0)) OVER passed AS taken
    FROM generate_series(0, ${to}::date - ${from}::date - 1) n LEFT JOIN steps s ON s.day = ${from}::date + n
    WINDOW passed AS (ORDER BY n) ORDER BY n`.execute(db)
  return rows
}

/** A unit with what changes its price, and what takes it, `[first, last)` in nights of the window. */
export type OfferedUnit = {
  price_cents: number
  weekday_cents: WeekdayCents
  seasons: Season[]
  held: (readonly [first: number, last: number])[]
}

/** The units of a property with their seasons and what takes them, in nights of the window. */
export async function readPrices(db: Db, owner: OwnerId, query: DaysQuery, now: Date) {
  const { from, to } = query
  const { rows } = await sql<OfferedUnit>`
    SELECT u.price_cents, u.weekday_cents, ${seasonsIn(sql`u.id`, sql`${from}::date`, sql`${to}::date`)} AS seasons,
      COALESCE((SELECT json_agg(json_build_array(o.check_in - ${from}::date, o.check_out - ${from}::date))
        FROM (SELECT u.id) u ${occupying(query, now)}), '[]'::json) AS held
    FROM (${offered(owner, query)}) u`.execute(db)
  return rows
}

/**
 * The units that nothing occupies between two days, of those that can be booked. The range is the constraint's own, so
 * that its index answers; a request that has run out keeps nobody away.
 */
export async function freeUnits(db: Sql, owner: OwnerId, query: FreeQuery, now: Date) {
  const { from, to, booking, import: imported } = query
  const { rows } = await sql<{ id: number }>`
    SELECT u.id FROM units u
    WHERE u.owner_id = ${owner} AND (
        ${bookable('u')}
        OR u.id = (SELECT b.unit_id FROM bookings b
          WHERE b.owner_id = ${owner} AND b.id = ${booking ?? null}::bigint AND b.status <> 'cancelled'))
      AND NOT EXISTS (SELECT FROM occupancies x
        WHERE x.unit_id = u.id AND daterange(x.check_in, x.check_out) && daterange(${from}::date, ${to}::date)
          AND ${holds('x', now)} AND COALESCE(x.booking_id <> ${booking ?? null}::bigint, true)
          AND x.id IS DISTINCT FROM (SELECT i.occupancy_id FROM imported_stays i WHERE i.owner_id = ${owner} AND i.id = ${imported ?? null}::bigint))
    ORDER BY u.id`.execute(db)
  return { units: rows.map(({ id }) => id) }
}
