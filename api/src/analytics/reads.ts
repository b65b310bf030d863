import type { BesideRevenue, RangeQuery } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type RawBuilder, sql } from 'kysely'
import { byName, place } from '../db/fragments/columns.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { partsOf } from './months.ts'
import { holds, isOutOfSale } from '../db/fragments/bookings.ts'

export type Period = 'day' | 'week' | 'month' | 'year'

const edgesOf = (range: RangeQuery) => {
  const { before, after } = partsOf(range)
  return [before, after].filter(({ from, to }) => from <= to)
}

/** True for the days of a range that lie beside its whole months. */
const besides = (day: RawBuilder<unknown>, range: RangeQuery) => {
  const { before, after } = partsOf(range)
  return sql`(${day} BETWEEN ${before.from}::date AND ${before.to}::date OR ${day} BETWEEN ${after.from}::date AND ${after.to}::date)`
}

const wholeMonths = (owner: OwnerId, range: RangeQuery) => {
  const { first, end } = partsOf(range)
  return sql`m.owner_id = ${owner} AND m.month >= ${first}::date AND m.month < ${end}::date`
}

/**
 * Requests whose moment has passed and that were not cleaned up yet: they count as nothing. A few at most, so they are found
 * first; OFFSET keeps a plan that knows no values from looking for them among all nights of the range.
 */
const expired = (owner: OwnerId, now: Date) => sql`(
  SELECT e.id, e.property_id, e.unit_id, e.check_in FROM bookings e
  WHERE e.owner_id = ${owner} AND e.expires_at <= ${now} AND e.status = 'pending' OFFSET 0) b`

/** Sums over the nights of a range, in rows by unit. */
const nights = (owner: OwnerId, range: RangeQuery, now: Date) => sql`
  SELECT m.property_id, m.unit_id, m.revenue_cents, m.confirmed_nights, m.held_nights FROM unit_months m
  WHERE ${wholeMonths(owner, range)} AND ${place('m', range)}
  ${sql.join(
    edgesOf(range).map(
      ({ from, to }) => sql`UNION ALL
  SELECT n.property_id, n.unit_id, CASE WHEN n.status = 'confirmed' THEN n.revenue_cents ELSE 0 END, (n.status = 'confirmed')::int, 1
  FROM booking_nights n WHERE n.status <> 'cancelled' AND n.owner_id = ${owner} AND n.night BETWEEN ${from}::date AND ${to}::date AND ${place('n', range)}`,
    ),
    sql` `,
  )}
  UNION ALL
  SELECT b.property_id, b.unit_id, 0, 0, -1 FROM ${expired(owner, now)} CROSS JOIN LATERAL (
    SELECT FROM booking_nights n WHERE n.booking_id = b.id AND n.night BETWEEN ${range.from}::date AND ${range.to}::date OFFSET 0) n
  WHERE ${place('b', range)}`

/** Requests that came to nothing, declined or taken back before anybody said yes: no stay was cancelled. */
const refused = (owner: OwnerId, range: RangeQuery) => sql`(
  SELECT e.unit_id, e.property_id, e.check_in FROM bookings e JOIN booking_requests r ON r.booking_id = e.id
  WHERE e.owner_id = ${owner} AND e.check_in BETWEEN ${range.from}::date AND ${range.to}::date
    AND e.status = 'cancelled' AND e.cancelled_by <> 'expiry' AND NOT r.was_accepted OFFSET 0) b`

/** Sums over the stays that arrive in a range, in rows by unit and month. */
const arrivals = (owner: OwnerId, range: RangeQuery, now: Date) => sql`
  SELECT m.unit_id, m.month, m.created, m.confirmed, m.cancelled FROM unit_months m
  WHERE ${wholeMonths(owner, range)} AND ${place('m', range)}
  UNION ALL
  SELECT b.unit_id, date_trunc('month', b.check_in::timestamp)::date, 1, (b.status = 'confirmed')::int, (b.status = 'cancelled')::int
  FROM bookings b WHERE b.owner_id = ${owner} AND ${besides(sql`b.check_in`, range)} AND ${place('b', range)}
    AND b.cancelled_by IS DISTINCT FROM 'expiry'
  UNION ALL
  SELECT b.unit_id, date_trunc('month', b.check_in::timestamp)::date, -1, 0, 0
  FROM ${expired(owner, now)} WHERE b.check_in BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('b', range)}
  UNION ALL
  SELECT b.unit_id, date_trunc('month', b.check_in::timestamp)::date, -1, 0, -1 FROM ${refused(owner, range)} WHERE ${place('b', range)}`

/** Revenue of each night of a range: of one unit, or of the whole property. */
const earned = (owner: OwnerId, range: RangeQuery) =>
  range.unit === undefined
    ? sql`SELECT n.night, n.revenue_cents FROM property_days n WHERE n.owner_id = ${owner}
        AND n.night BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('n', range)}`
    : sql`SELECT n.night, n.revenue_cents FROM booking_nights n WHERE n.status = 'confirmed' AND n.owner_id = ${owner} AND n.night BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('n', range)}`

/** Revenue in one row for each period that the range touches, empty ones too. */
export async function readRevenue(db: Db, owner: OwnerId, range: RangeQuery, period: Period) {
  const { rows } = await sql<{ date: Day; revenue: number }>`
    WITH earned AS (
      SELECT date_trunc(${period}, e.night::timestamp) AS first, sum(e.cents) AS cents
      FROM (SELECT night, sum(revenue_cents) AS cents FROM (${earned(owner, range)}) each GROUP BY night) e GROUP BY 1
    )
    SELECT s.first::date AS date, COALESCE(e.cents, 0) / 100.0 AS revenue
    FROM generate_series(date_trunc(${period}, ${range.from}::timestamp), ${range.to}::timestamp, ${`1 ${period}`}::interval) AS s (first)
    LEFT JOIN earned e USING (first) ORDER BY 1`.execute(db)
  return rows
}

export async function readRevenueBy(db: Db, owner: OwnerId, range: RangeQuery, by: 'property' | 'unit', now: Date) {
  const sums =
    by === 'unit' || range.unit !== undefined
      ? sql`SELECT ${sql.ref(`n.${by}_id`)} AS id, sum(n.revenue_cents) AS cents FROM (${nights(owner, range, now)}) n
          GROUP BY 1 HAVING sum(n.confirmed_nights) > 0`
      : sql`SELECT n.property_id AS id, sum(n.revenue_cents) AS cents FROM property_days n WHERE n.owner_id = ${owner}
          AND n.night BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('n', range)} AND n.nights > 0 GROUP BY 1`
  // Its place among all of them, gone ones too, is what a screen can colour it by.
  const among =
    by === 'property'
      ? sql`SELECT id, name, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS places
          FROM properties WHERE owner_id = ${owner}`
      : sql`SELECT id, name, row_number() OVER (PARTITION BY property_id ORDER BY id) AS place, count(*) OVER (PARTITION BY property_id) AS places
          FROM units WHERE owner_id = ${owner}`
  const { rows } = await sql<{ id: number; name: string; revenue: number; place: number; places: number }>`
    SELECT t.id, t.name, e.cents / 100.0 AS revenue, t.place, t.places FROM (${sums}) e
    JOIN (${among}) t USING (id) ORDER BY e.cents DESC, ${byName('t.name')}, t.id`.execute(db)
  return rows
}

export type UnitCount = {
  property_id: number
  property: string
  id: number
  name: string
  confirmed: number
  total: number
}

/** Every unit there is, and every other one that had arrivals. */
export async function readBookingsByUnit(db: Db, owner: OwnerId, range: RangeQuery, now: Date) {
  const { rows } = await sql<UnitCount>`
    SELECT p.id AS property_id, p.name AS property, u.id, u.name, COALESCE(c.confirmed, 0) AS confirmed, COALESCE(c.total, 0) AS total
    FROM units u JOIN properties p ON p.id = u.property_id LEFT JOIN (
      SELECT a.unit_id, sum(a.confirmed) AS confirmed, sum(a.created) AS total FROM (${arrivals(owner, range, now)}) a GROUP BY 1
    ) c ON c.unit_id = u.id
    WHERE u.owner_id = ${owner} AND (u.deleted_at IS NULL OR c.total > 0) AND ${place('u', range)}
    ORDER BY ${byName('p.name')}, p.id, ${byName('u.name')}, u.id`.execute(db)
  return rows
}

/** Sales of one unit stay by stay; a service belongs to one property, so all else is summed by month. */
const sales = (owner: OwnerId, range: RangeQuery) => {
  const each = (days: RawBuilder<unknown>) => sql`
    SELECT k.service_id, k.sales_cents FROM bookings b JOIN booking_services k ON k.booking_id = b.id
    WHERE b.owner_id = ${owner} AND b.status = 'confirmed' AND ${days} AND ${place('b', range)}`
  if (range.unit !== undefined) return each(sql`b.check_in BETWEEN ${range.from}::date AND ${range.to}::date`)
  return sql`
    SELECT m.service_id, m.sales_cents FROM service_months m WHERE ${wholeMonths(owner, range)} AND ${place('m', range)}
    UNION ALL ${each(besides(sql`b.check_in`, range))}`
}

export async function readServiceSales(db: Db, owner: OwnerId, range: RangeQuery) {
  const { rows } = await sql<{ name: string; sales: number }>`
    SELECT s.name, sum(k.sales_cents) / 100.0 AS sales
    FROM (SELECT service_id, sum(sales_cents) AS sales_cents FROM (${sales(owner, range)}) each GROUP BY 1) k
    JOIN services s ON s.id = k.service_id
    GROUP BY s.name ORDER BY sum(k.sales_cents) DESC, ${byName('s.name')}`.execute(db)
  return rows
}

export async function readCancelled(db: Db, owner: OwnerId, range: RangeQuery, now: Date) {
  const { rows } = await sql<{ month: string; created: number; cancelled: number }>`
    WITH counted AS (
      SELECT a.month, sum(a.created) AS created, sum(a.cancelled) AS cancelled FROM (${arrivals(owner, range, now)}) a GROUP BY 1
    )
    SELECT to_char(s.first, 'YYYY-MM') AS month, COALESCE(c.created, 0) AS created, COALESCE(c.cancelled, 0) AS cancelled
    FROM generate_series(date_trunc('month', ${range.from}::timestamp), ${range.to}::timestamp, interval '1 month') AS s (first)
    LEFT JOIN counted c ON c.month = s.first::date ORDER BY 1`.execute(db)
  return rows
}

export type Nights = {
  revenue_cents: number
  confirmed_nights: number
  occupied_nights: number
  imported_nights: number
  offered_nights: number
  arrivals: number
}

/** Occupied and offered nights of a range. Both count active units only, so that one taken out of service leaves both. */
export async function readNights(db: Db, owner: OwnerId, range: RangeQuery, now: Date): Promise<Nights> {
  const { rows } = await sql<Nights>`
    WITH offered AS MATERIALIZED (
      SELECT u.id FROM units u WHERE u.owner_id = ${owner} AND u.active AND u.deleted_at IS NULL AND ${place('u', range)}
    ), units AS (
      SELECT n.unit_id, sum(n.revenue_cents) AS revenue, sum(n.confirmed_nights) AS confirmed, sum(n.held_nights) AS held
      FROM (${nights(owner, range, now)}) n GROUP BY 1
    ), beside AS (
      SELECT sum(night_count) FILTER (WHERE out_of_sale) AS out_of_sale, sum(night_count) FILTER (WHERE NOT out_of_sale) AS imported FROM (
      SELECT LEAST(x.check_out, ${range.to}::date + 1) - GREATEST(x.check_in, ${range.from}::date) AS night_count, ${isOutOfSale('x')} AS out_of_sale
      FROM occupancies x WHERE x.owner_id = ${owner} AND x.kind IN ('block', 'closure', 'import') AND x.check_in <= ${range.to}::date AND x.check_out > ${range.from}::date
        AND x.unit_id IN (SELECT id FROM offered)) taken
    )
    SELECT COALESCE(sum(revenue), 0) AS revenue_cents, COALESCE(sum(confirmed), 0) AS confirmed_nights,
      COALESCE(sum(held) FILTER (WHERE unit_id IN (SELECT id FROM offered)), 0) + COALESCE((SELECT imported FROM beside), 0) AS occupied_nights,
      COALESCE((SELECT imported FROM beside), 0) AS imported_nights,
      (SELECT count(*) FROM offered) * (${range.to}::date - ${range.from}::date + 1) - COALESCE((SELECT out_of_sale FROM beside), 0) AS offered_nights,
      COALESCE((SELECT sum(a.confirmed) FROM (${arrivals(owner, range, now)}) a), 0) AS arrivals
    FROM units`.execute(db)
  return rows[0] ?? noNights
}

const noNights: Nights = {
  ...{ revenue_cents: 0, confirmed_nights: 0, occupied_nights: 0 },
  ...{ imported_nights: 0, offered_nights: 0, arrivals: 0 },
}

/** Money of a range that is no revenue, or not yet. */
export async function readBeside(db: Db, owner: OwnerId, range: RangeQuery, now: Date): Promise<BesideRevenue> {
  const arrives = sql`b.owner_id = ${owner} AND b.check_in BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('b', range)}`
  const { rows } = await sql<BesideRevenue>`SELECT
    COALESCE((SELECT sum(n.revenue_cents) FROM booking_nights n JOIN bookings b ON b.id = n.booking_id
      WHERE n.owner_id = ${owner} AND n.status = 'pending' AND n.night BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('n', range)}
        AND ${holds('b', now)}), 0) / 100.0 AS pending,
    COALESCE((SELECT sum(b.cancellation_fee_cents) FROM bookings b WHERE ${arrives} AND b.status = 'cancelled'), 0) / 100.0 AS fees,
    COALESCE((SELECT sum(l.total_cents) FROM bookings b JOIN booking_lines l ON l.booking_id = b.id
      WHERE ${arrives} AND b.status = 'confirmed' AND l.passed_on), 0) / 100.0 AS passed_on,
    COALESCE((SELECT sum(y.amount_cents) FROM payments y JOIN bookings b ON b.id = y.booking_id
      WHERE y.owner_id = ${owner} AND y.day BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('b', range)}), 0) / 100.0 AS paid`.execute(
    db,
  )
  return rows[0] ?? { pending: 0, fees: 0, passed_on: 0, paid: 0 }
}
