import type { RangeQuery } from '@keyhaven/shared-contracts/contract/analytics'
import type { Day } from '@keyhaven/shared-contracts/contract/day'
import { sql } from 'kysely'
import { byName } from '../db/columns.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export type Period = 'day' | 'week' | 'month' | 'year'

const place = (alias: 'n' | 'b', { property, unit }: RangeQuery) => sql`
  ${property === undefined ? sql`true` : sql`${sql.ref(`${alias}.property_id`)} = ${property}`}
  AND ${unit === undefined ? sql`true` : sql`${sql.ref(`${alias}.unit_id`)} = ${unit}`}`

const confirmedNights = (owner: OwnerId, range: RangeQuery) => sql`
  FROM booking_nights n JOIN bookings b ON b.id = n.booking_id AND b.status = 'confirmed'
  WHERE n.owner_id = ${owner} AND n.night BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('n', range)}`

const arrivals = (owner: OwnerId, range: RangeQuery) => sql`
  b.owner_id = ${owner} AND b.check_in BETWEEN ${range.from}::date AND ${range.to}::date AND ${place('b', range)}`

/** A request that expired counts as nothing, also before it was cleaned up. */
const notExpired = (now: Date) => sql`
  b.cancelled_by IS DISTINCT FROM 'expiry' AND (b.expires_at IS NULL OR b.expires_at > ${now})`

/** One row for each period that the range touches, empty ones too. */
export async function readRevenue(db: Db, owner: OwnerId, range: RangeQuery, period: Period) {
  const { rows } = await sql<{ date: Day; revenue: number }>`
    WITH earned AS (
      SELECT date_trunc(${period}, n.night::timestamp) AS first, sum(n.revenue_cents) AS cents ${confirmedNights(owner, range)} GROUP BY 1
    )
    SELECT s.first::date AS date, COALESCE(e.cents, 0) / 100.0 AS revenue
    FROM generate_series(date_trunc(${period}, ${range.from}::timestamp), ${range.to}::timestamp, ${`1 ${period}`}::interval) AS s (first)
    LEFT JOIN earned e USING (first) ORDER BY 1`.execute(db)
  return rows
}

export async function readRevenueBy(db: Db, owner: OwnerId, range: RangeQuery, by: 'property' | 'unit') {
  const table = sql.table(by === 'property' ? 'properties' : 'units')
  const key = sql.ref(by === 'property' ? 'n.property_id' : 'n.unit_id')
  const { rows } = await sql<{ id: number; name: string; revenue: number }>`
    SELECT t.id, t.name, e.cents / 100.0 AS revenue
    FROM (SELECT ${key} AS id, sum(n.revenue_cents) AS cents ${confirmedNights(owner, range)} GROUP BY 1) e
    JOIN ${table} t USING (id) ORDER BY e.cents DESC, ${byName('t.name')}, t.id`.execute(db)
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
  const { property, unit } = range
  const { rows } = await sql<UnitCount>`
    SELECT p.id AS property_id, p.name AS property, u.id, u.name, COALESCE(c.confirmed, 0) AS confirmed, COALESCE(c.total, 0) AS total
    FROM units u JOIN properties p ON p.id = u.property_id LEFT JOIN (
      SELECT b.unit_id, count(*) FILTER (WHERE b.status = 'confirmed') AS confirmed, count(*) AS total
      FROM bookings b WHERE ${arrivals(owner, range)} AND ${notExpired(now)} GROUP BY 1
    ) c ON c.unit_id = u.id
    WHERE u.owner_id = ${owner} AND (u.deleted_at IS NULL OR c.total > 0)
      AND ${property === undefined ? sql`true` : sql`u.property_id = ${property}`}
      AND ${unit === undefined ? sql`true` : sql`u.id = ${unit}`}
    ORDER BY ${byName('p.name')}, p.id, ${byName('u.name')}, u.id`.execute(db)
  return rows
}

export async function readServiceSales(db: Db, owner: OwnerId, range: RangeQuery) {
  const { rows } = await sql<{ name: string; sales: number }>`
    SELECT s.name, sum(k.sales_cents) / 100.0 AS sales
    FROM bookings b JOIN booking_services k ON k.booking_id = b.id JOIN services s ON s.id = k.service_id
    WHERE ${arrivals(owner, range)} AND b.status = 'confirmed'
    GROUP BY s.name ORDER BY sum(k.sales_cents) DESC, ${byName('s.name')}`.execute(db)
  return rows
}

export async function readCancelled(db: Db, owner: OwnerId, range: RangeQuery, now: Date) {
  const { rows } = await sql<{ month: string; created: number; cancelled: number }>`
    WITH counted AS (
      SELECT date_trunc('month', b.check_in::timestamp) AS first, count(*) AS created,
        count(*) FILTER (WHERE b.status = 'cancelled') AS cancelled
      FROM bookings b WHERE ${arrivals(owner, range)} AND ${notExpired(now)} GROUP BY 1
    )
    SELECT to_char(s.first, 'YYYY-MM') AS month, COALESCE(c.created, 0) AS created, COALESCE(c.cancelled, 0) AS cancelled
    FROM generate_series(date_trunc('month', ${range.from}::timestamp), ${range.to}::timestamp, interval '1 month') AS s (first)
    LEFT JOIN counted c USING (first) ORDER BY 1`.execute(db)
  return rows
}
