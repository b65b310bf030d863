import {
  type ChangedStay,
  maxTodayStays,
  type Today,
  type TodayStay,
} from '@keyhaven/shared-contracts/contract/bookings/today'
import { type RawBuilder, sql } from 'kysely'
import {
  changeState,
  openChange,
  holds,
  type Todays,
  reference,
  partyColumns,
  waitsForOwner,
} from '../db/fragments/bookings.ts'
import { isoTime } from '../db/fragments/columns.ts'
import { depositIs } from '../db/fragments/payment-plans.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { readTodayImports } from './today-import-reads.ts'

const columns = sql`b.id, ${sql.raw(reference)} AS reference, b.status, json_build_object('id', p.id, 'name', p.name) AS property,
  b.check_in, b.check_out, b.guests_count, ${partyColumns}, b.deposit_cents / 100.0 AS deposit_amount, b.deposit_paid, b.deposit_due,
  b.total_cents / 100.0 AS total_price, ${isoTime('b.expires_at')} AS expires_at, b.version,
  json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name) AS client,
  json_build_object('id', u.id, 'name', u.name) AS unit`

/** Bookings of a list, and the column by which it is sorted. */
type Chosen = {
  bookings: RawBuilder<unknown>
  by: 'check_in' | 'check_out' | 'expires_at'
  /** A column more, and where it comes from. */
  more?: { column: RawBuilder<unknown>; from: RawBuilder<unknown> }
}

/** The first rows of a list, and how many there are in all. */
async function readList<S extends TodayStay = TodayStay>(db: Db, { bookings, by, more }: Chosen) {
  const { rows } = await sql<S & { count: number }>`
    WITH chosen AS MATERIALIZED (SELECT b.id, ${sql.ref(`b.${by}`)} AS place ${bookings}),
      first AS (SELECT id FROM chosen ORDER BY place, id LIMIT ${maxTodayStays})
    SELECT ${columns}${more ? sql`, ${more.column}` : sql``}, (SELECT count(*) FROM chosen) AS count
    FROM first f JOIN bookings b ON b.id = f.id JOIN clients c ON c.id = b.client_id
      JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id ${more?.from ?? sql``}
    ORDER BY ${sql.ref(`b.${by}`)}, b.id`.execute(db)
  return { count: rows[0]?.count ?? 0, stays: rows.map(({ count: _count, ...stay }) => stay) }
}

/** Days before arrival from which an owner is asked to confirm what is still pending. */
const nudgeDays = 14

async function readPending(db: Db, bookings: RawBuilder<unknown>) {
  const { rows } = await sql<NonNullable<Today['pending']>>`
    SELECT count(*) AS count, min(b.check_in) AS next_arrival, COALESCE(sum(b.total_cents), 0) / 100.0 AS total ${bookings}`.execute(
    db,
  )
  return rows[0]
}

/** Time from which guests are taken to be there where their house does not say. */
const usualCheckIn = '15:00'

async function readArriving(db: Db, bookings: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<{ guests: number }>`
    SELECT COALESCE(sum(b.guests_count), 0) AS guests ${bookings} AND b.status = 'confirmed'
      AND (${now}::timestamptz AT TIME ZONE home.time_zone)::time < COALESCE(home.check_in_from, ${usualCheckIn}::time)`.execute(
    db,
  )
  return rows[0]?.guests ?? 0
}

/** The lists of today; which day that is says the time zone of each property. */
export async function readTodayLists(db: Db, owner: OwnerId, todays: Todays, now: Date): Promise<Today> {
  const days = todays.map(({ today }) => today)
  const zones = sql`JOIN unnest(${todays.map(({ zone }) => zone)}::text[], ${days}::date[]) AS d (zone, today) ON d.zone = home.time_zone`
  const live = sql`b.status <> 'cancelled' AND ${holds('b', now)}`
  const atHome = sql`FROM bookings b JOIN properties home ON home.id = b.property_id ${zones} WHERE b.owner_id = ${owner} AND ${live}`
  // What occupies a unit never overlaps: of all that began before today only the last can still be there.
  const inHouse = sql`FROM units u JOIN properties home ON home.id = u.property_id ${zones}
    JOIN LATERAL (SELECT o.booking_id, o.check_out FROM occupancies o WHERE o.unit_id = u.id AND o.check_in < d.today
      AND ${holds('o', now)} ORDER BY o.check_in DESC LIMIT 1) o ON o.check_out > d.today
    JOIN bookings b ON b.id = o.booking_id WHERE u.owner_id = ${owner}`
  const earliest = sql`(SELECT min(one) FROM unnest(${days}::date[]) one)`
  const unconfirmed = sql`${atHome} AND b.status = 'pending' AND b.expires_at IS NULL AND b.check_in >= d.today AND b.check_in >= ${earliest}`
  const [arrivals, in_house, departures, unpaid_deposits, requests, booked, changes, to_confirm, pending] =
    await Promise.all([
      readList(db, {
        bookings: sql`${atHome} AND b.check_in = ANY(${days}::date[]) AND b.check_in = d.today`,
        by: 'check_in',
      }),
      readList(db, { bookings: inHouse, by: 'check_out' }),
      readList(db, {
        bookings: sql`${atHome} AND b.check_out = ANY(${days}::date[]) AND b.check_out = d.today`,
        by: 'check_out',
      }),
      readList(db, {
        bookings: sql`${atHome} AND ${depositIs.unpaid} AND b.check_in >= d.today
        AND b.check_in >= ${earliest}`,
        by: 'check_in',
      }),
      readList(db, {
        bookings: sql`FROM bookings b WHERE b.owner_id = ${owner} AND ${waitsForOwner(now)}`,
        by: 'expires_at',
      }),
      readList(db, {
        // Holds are kept for a day.
        bookings: sql`FROM request_holds h JOIN booking_requests r ON r.booking_id = h.booking_id
        JOIN bookings b ON b.id = h.booking_id WHERE h.owner_id = ${owner} AND r.booked_as = 'instant'
          AND h.created_at > ${now}::timestamptz - interval '24 hours' AND b.status = 'confirmed'`,
        by: 'check_in',
      }),
      readList<ChangedStay>(db, {
        bookings: sql`FROM stay_changes x JOIN bookings b ON b.id = x.booking_id JOIN properties p ON p.id = b.property_id
        WHERE x.owner_id = ${owner} AND x.state = 'open' AND ${changeState(now)} = 'open'`,
        by: 'check_in',
        more: {
          column: sql`${openChange} AS change`,
          from: sql`JOIN stay_changes x ON x.booking_id = b.id AND x.state = 'open'`,
        },
      }),
      readList(db, {
        bookings: sql`${unconfirmed} AND b.check_in > d.today AND b.check_in < d.today + ${nudgeDays}::int`,
        by: 'check_in',
      }),
      readPending(db, unconfirmed),
    ])
  const [imports, guests_arriving] = await Promise.all([
    readTodayImports(db, owner, todays),
    readArriving(db, sql`${atHome} AND b.check_in = ANY(${days}::date[]) AND b.check_in = d.today`, now),
  ])
  return {
    arrivals,
    in_house,
    departures,
    unpaid_deposits,
    requests,
    booked,
    changes,
    to_confirm,
    pending,
    guests_arriving,
    imports,
  }
}
