import type { Booking, BookingsQuery, ListedBooking, NewBooking } from '@keyhaven/shared-contracts/contract/bookings'
import { sql } from 'kysely'
import { nearClients } from '../db/fragments/client-search.ts'
import { addressOf, isoTime } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { bookingMatches } from '../db/fragments/booking-search.ts'
import type { StoredBooking, BookingContext } from './booking-context.ts'
import { reference } from './reference.ts'
import { inStage, orderOf } from './stages.ts'

const columns = sql`b.id, b.version, ${sql.raw(reference)} AS reference, b.status,
  json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email,
    'address', ${addressOf('c')}) AS client,
  json_build_object('id', p.id, 'name', p.name) AS property,
  json_build_object('id', u.id, 'name', u.name, 'max_capacity', u.max_capacity, 'price_per_night', u.price_cents / 100.0) AS unit,
  b.guests_count, b.check_in, b.check_out, b.check_out - b.check_in AS total_days,
  COALESCE((SELECT json_agg(json_build_object('id', s.service_id, 'name', s.name, 'type', s.type, 'price', s.price_cents / 100.0)
    ORDER BY s.service_id) FROM booking_services s WHERE s.booking_id = b.id), '[]'::json) AS services,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'code', k.code, 'description', k.description,
    'discount_percent', b.promo_percent) END AS promo_code,
  b.deposit_paid, b.deposit_cents / 100.0 AS deposit_amount, b.total_cents / 100.0 AS total_price,
  COALESCE((SELECT json_agg(json_build_object('kind', l.kind, 'label', l.label, 'quantity', l.quantity,
    'unit_price', l.unit_price_cents / 100.0, 'total', l.total_cents / 100.0) ORDER BY l.position)
    FROM booking_lines l WHERE l.booking_id = b.id), '[]'::json) AS price_lines,
  ${isoTime('b.expires_at')} AS expires_at, (SELECT r.email FROM booking_requests r WHERE r.booking_id = b.id) AS request_email,
  ${isoTime('b.created_at')} AS created_at`
const ofOwner = (owner: OwnerId) => sql`FROM bookings b
  JOIN clients c ON c.id = b.client_id JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id
  LEFT JOIN promocodes k ON k.id = b.promo_code_id
  WHERE b.owner_id = ${owner}`

const deposits = {
  paid: sql`b.deposit_cents > 0 AND b.deposit_paid`,
  unpaid: sql`b.deposit_cents > 0 AND NOT b.deposit_paid AND b.status <> 'cancelled'`,
}

/**
 * The bookings of the filters. After those of the words come those of guests whose name is nearly the same: where few
 * guests bear the very name, or where the words find nothing. What a unit is called is nobody's name misspelt.
 */
export async function listBookings(db: Db, owner: OwnerId, query: BookingsQuery, now: Date) {
  const few = await nearClients(db, owner, query.search, { least: 1 })
  const found = await chosenBookings(db, owner, query, now, few)
  if (found.total > 0 || few.length > 0 || !query.search?.trim()) return found
  const near = await nearClients(db, owner, query.search, { most: 0 })
  return near.length > 0 ? chosenBookings(db, owner, query, now, near) : found
}

function chosenBookings(db: Db, owner: OwnerId, query: BookingsQuery, now: Date, near: readonly number[]) {
  const isNear = sql`b.client_id = ANY(${near}::bigint[])`
  const matches = bookingMatches(owner, query.search, now)
  const { from, to, arrives_from, arrives_to, property, unit, status, client, deposit, stage, search } = query
  const conditions = sql.join(
    [
      near.length > 0 ? sql`(${matches} OR ${isNear})` : matches,
      ...(from === undefined ? [] : [sql`b.check_out > ${from}::date`]),
      ...(to === undefined ? [] : [sql`b.check_in < ${to}::date`]),
      ...(arrives_from === undefined ? [] : [sql`b.check_in >= ${arrives_from}::date`]),
      ...(arrives_to === undefined ? [] : [sql`b.check_in <= ${arrives_to}::date`]),
      ...(property === undefined ? [] : [sql`b.property_id = ${property}`]),
      ...(unit === undefined ? [] : [sql`b.unit_id = ${unit}`]),
      ...(status === undefined ? [] : [sql`b.status = ${status}`]),
      ...(client === undefined ? [] : [sql`b.client_id = ${client}`]),
      ...(deposit === undefined ? [] : [deposits[deposit]]),
      ...(stage === undefined ? [] : [inStage(stage, now)]),
    ],
    sql` AND `,
  )
  const chosen = sql`FROM bookings b WHERE b.owner_id = ${owner} AND ${conditions}`
  return readList<ListedBooking>(
    db,
    {
      columns: near.length > 0 ? sql`${columns}, ${isNear} AS is_similar` : columns,
      from: sql`${ofOwner(owner)} AND ${conditions}`,
      order: near.length > 0 ? sql`${isNear}, ${orderOf(query)}` : orderOf(query),
      chosen: { id: sql`b.id`, from: chosen },
      once: search
        ? { alias: 'b', columns: sql`b.id, b.check_in, b.created_at, b.total_cents, b.client_id` }
        : undefined,
    },
    query,
  )
}

export async function findBooking(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Booking>`SELECT ${columns} ${ofOwner(owner)} AND b.id = ${id}`.execute(db)
  return rows[0]
}

/** A booking as a change finds it. */
export async function readBefore(db: Sql, owner: OwnerId, id: number, lock = sql``) {
  const { rows } = await sql<StoredBooking>`
    SELECT id, version, status, client_id, property_id, unit_id, check_in, check_out, guests_count, promo_code_id, promo_percent,
      expires_at, cancelled_by, subtotal_cents, discount_cents, deposit_cents, deposit_paid,
      ARRAY(SELECT service_id::float8 FROM booking_services WHERE booking_id = b.id ORDER BY service_id) AS services
    FROM bookings b WHERE owner_id = ${owner} AND id = ${id} ${lock}`.execute(db)
  return rows[0]
}

/** Locks a booking for the rest of the transaction. */
export const lockBooking = (tx: Tx, owner: OwnerId, id: number) => readBefore(tx, owner, id, sql`FOR UPDATE`)

type Asked = Pick<NewBooking, 'unit' | 'check_in' | 'check_out' | 'promo_code' | 'services'> & {
  property?: number
  client?: number
}

/** Everything that the rules look at, in one question. */
export async function readFacts(tx: Sql, owner: OwnerId, input: Asked): Promise<BookingContext> {
  const { rows } = await sql<BookingContext>`SELECT
    EXISTS (SELECT FROM properties WHERE owner_id = ${owner} AND id = ${input.property ?? 0}) AS property,
    (SELECT json_build_object('id', u.id, 'property_id', u.property_id, 'property_active', p.active, 'time_zone', p.time_zone, 'capacity', u.capacity,
        'max_capacity', u.max_capacity, 'price_cents', u.price_cents, 'extra_person_cents', u.extra_person_cents,
        'active', u.active, 'status', u.status, 'deleted', u.deleted_at IS NOT NULL)
      FROM units u JOIN properties p ON p.id = u.property_id WHERE u.owner_id = ${owner} AND u.id = ${input.unit}) AS unit,
    (SELECT json_build_object('id', id, 'deleted', deleted_at IS NOT NULL)
      FROM clients WHERE owner_id = ${owner} AND id = ${input.client ?? 0}) AS client,
    COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name, 'type', type, 'cents', price_cents,
        'property_id', property_id, 'active', active, 'deleted', deleted_at IS NOT NULL) ORDER BY id)
      FROM services WHERE owner_id = ${owner} AND id = ANY(${input.services}::bigint[])), '[]'::json) AS services,
    (SELECT json_build_object('id', id, 'code', code, 'discount_percent', discount_percent, 'valid_until', valid_until,
        'active', active, 'deleted', deleted_at IS NOT NULL)
      FROM promocodes WHERE owner_id = ${owner} AND id = ${input.promo_code}::bigint) AS promo_code,
    COALESCE((SELECT json_agg(json_build_object('start', first_night, 'end', end_day, 'price_cents', price_cents))
      FROM seasons WHERE owner_id = ${owner} AND unit_id = ${input.unit}
        AND daterange(first_night, end_day) && daterange(${input.check_in}::date, ${input.check_out}::date)), '[]'::json) AS seasons`.execute(
    tx,
  )
  return rows[0] ?? { property: false, unit: null, client: null, services: [], promo_code: null, seasons: [] }
}
