import type { Booking, ListedBooking, NewBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import {
  type BookingsQuery,
  type BookingStage,
  bookingStages,
  type StagesQuery,
} from '@keyhaven/shared-contracts/contract/bookings/bookings-query'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { usualName } from '@keyhaven/shared-contracts/domain/money/usual-services'
import { sql, type RawBuilder } from 'kysely'
import { bookable, isMandatory } from '../db/fragments/bookable.ts'
import { discountsIn, seasonsIn, unitsOfCode } from '../db/fragments/prices.ts'
import { addressOf, isoTime, byName, requestEmail } from '../db/fragments/columns.ts'
import {
  damageOfHouse,
  depositIs,
  paymentFacts,
  paymentRuleOfHouse,
  takesCards,
} from '../db/fragments/payment-plans.ts'
import { type PaymentFacts, withPlan } from '../payment-plans/shown-plan.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { bookingMatches } from '../db/fragments/search/booking-search.ts'
import type { StoredBooking, BookingContext, DaysToTake } from './booking-context.ts'
import type { Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import {
  changeState,
  hasOpenChange,
  holds,
  inStage,
  openChange,
  partyColumns,
  reference,
} from '../db/fragments/bookings.ts'

/** Tourist tax of the line `l`; amounts in euros. */
const lineTax = sql`CASE WHEN l.tourist_tax IS NOT NULL
  THEN (l.tourist_tax - 'base_cents') || jsonb_build_object('base', (l.tourist_tax ->> 'base_cents')::bigint / 100.0) END`
const lineFields = sql`'kind', l.kind, 'label', l.label, 'quantity', l.quantity, 'persons', l.persons, 'pets', l.pets, 'code', l.code,
  'percent', l.percent, 'passed_on', NULLIF(l.passed_on, false), 'unit_price', l.unit_price_cents / 100.0, 'total', l.total_cents / 100.0,
  'tourist_tax', ${lineTax}, 'discountable', NULLIF(l.discountable, true), 'why', l.why`
/** The line `l` of a booking. A function reads out of its label what older rows say there alone; for every line, that was a sixth of the time of a list. */
const lineOfBooking = sql`CASE WHEN (l.kind = 'extra_persons' AND l.persons IS NULL) OR (l.kind = 'discount' AND l.code IS NULL)
  THEN whole_line(jsonb_build_object(${lineFields}))::json ELSE json_strip_nulls(json_build_object(${lineFields})) END`
const columns = (now: Date) => sql`b.id, b.version, ${sql.raw(reference)} AS reference, b.status,
  json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email,
    'address', ${addressOf('c')}, 'locale', c.locale, 'company', c.company) AS client,
  json_build_object('id', p.id, 'name', p.name) AS property,
  json_build_object('id', u.id, 'name', u.name, 'max_capacity', u.max_capacity, 'price_per_night', u.price_cents / 100.0) AS unit,
  b.guests_count, ${partyColumns}, b.check_in, b.check_out, b.check_out - b.check_in AS total_days,
  COALESCE((SELECT json_agg(json_build_object('id', s.service_id, 'name', s.name, 'type', s.type,
    'charged_per', COALESCE(s.charged_per, 'unit'), 'kind', v.kind, 'discountable', v.discountable, 'price', s.price_cents / 100.0)
    ORDER BY s.service_id) FROM booking_services s JOIN services v ON v.id = s.service_id WHERE s.booking_id = b.id), '[]'::json) AS services,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'code', k.code, 'description', k.description,
    'discount_percent', b.promo_percent, 'discount_amount', b.promo_cents / 100.0) END AS promo_code, b.plan, b.plan_percent,
  b.deposit_paid, b.deposit_cents / 100.0 AS deposit_amount, b.deposit_due, ${paymentFacts} AS payment_plan, b.total_cents / 100.0 AS total_price,
  COALESCE((SELECT json_agg(${lineOfBooking} ORDER BY l.position) FROM booking_lines l WHERE l.booking_id = b.id), '[]'::json) AS price_lines,
  (SELECT k.cents / 100.0 FROM booking_taxes k WHERE k.booking_id = b.id) AS tourist_tax,
  ${isoTime('b.expires_at')} AS expires_at, ${requestEmail} AS request_email, r.booked_as,
  COALESCE(r.pays_first AND b.status = 'pending', false) AS awaits_payment,
  CASE WHEN b.status = 'cancelled' AND r.booking_id IS NOT NULL AND NOT r.was_accepted THEN
    CASE b.cancelled_by WHEN 'owner' THEN 'declined' WHEN 'guest' THEN 'withdrawn' ELSE 'expired' END END AS ended_as,
  COALESCE(r.message, '') AS message, COALESCE(r.owner_words, '') AS owner_words,
  b.accepted_terms, CASE WHEN b.status = 'cancelled' THEN b.cancellation_fee_cents / 100.0 ELSE 0 END AS cancellation_fee,
  CASE WHEN b.status = 'cancelled' AND b.fee_waived IS NOT NULL THEN json_build_object('amount', (b.fee_waived ->> 'cents')::bigint / 100.0,
    'at', b.fee_waived ->> 'at', 'by', b.fee_waived ->> 'by') END AS fee_waived,
  b.locale, b.notes, (SELECT ${openChange} FROM stay_changes x WHERE x.booking_id = b.id AND x.state = 'open' AND ${changeState(now)} = 'open') AS change,
  ${isoTime('b.created_at')} AS created_at`
const ofOwner = (owner: OwnerId) => sql`FROM bookings b
  JOIN clients c ON c.id = b.client_id JOIN units u ON u.id = b.unit_id JOIN properties p ON p.id = b.property_id
  LEFT JOIN promocodes k ON k.id = b.promo_code_id LEFT JOIN booking_requests r ON r.booking_id = b.id
  WHERE b.owner_id = ${owner}`

/** A row as it is read, with what its payment plan is worked out from. */
type Planned<Row extends Booking> = Omit<Row, 'payment_plan'> & { payment_plan: PaymentFacts }

/** True for the bookings of the filters, and for those of the clients of `near`. */
function isChosen(
  owner: OwnerId,
  query: Omit<BookingsQuery, 'page' | 'page_size'>,
  now: Date,
  near: readonly number[],
) {
  const matches = bookingMatches(owner, query.search, now)
  const { from, to, arrives_from, arrives_to, property, unit, status, client, deposit, change, stage } = query
  return sql.join(
    [
      near.length > 0 ? sql`(${matches} OR ${isOf(near)})` : matches,
      ...(from === undefined ? [] : [sql`b.check_out > ${from}::date`]),
      ...(to === undefined ? [] : [sql`b.check_in < ${to}::date`]),
      ...(arrives_from === undefined ? [] : [sql`b.check_in >= ${arrives_from}::date`]),
      ...(arrives_to === undefined ? [] : [sql`b.check_in <= ${arrives_to}::date`]),
      ...(property === undefined ? [] : [sql`b.property_id = ${property}`]),
      ...(unit === undefined ? [] : [sql`b.unit_id = ${unit}`]),
      ...(status === undefined ? [] : [sql`b.status = ${status}`]),
      ...(client === undefined ? [] : [sql`b.client_id = ${client}`]),
      ...(deposit === undefined ? [] : [depositIs[deposit]]),
      ...(change === undefined ? [] : [hasOpenChange(now)]),
      ...(stage === undefined ? [] : [inStage(stage, now)]),
    ],
    sql` AND `,
  )
}

const isOf = (near: readonly number[]) => sql`b.client_id = ANY(${near}::bigint[])`

/** Counts the bookings of the filters in each stage. */
export async function countStages(db: Db, owner: OwnerId, query: StagesQuery, now: Date, near: readonly number[]) {
  const counts = bookingStages.map((stage) => sql`count(*) FILTER (WHERE ${inStage(stage, now)}) AS ${sql.id(stage)}`)
  const { rows } = await sql<Record<BookingStage, number>>`
    SELECT ${sql.join(counts)} FROM bookings b WHERE b.owner_id = ${owner} AND ${isChosen(owner, query, now, near)}`.execute(
    db,
  )
  return rows[0]
}

/** The bookings of the filters, and those of the clients of `near`. */
export async function chosenBookings(db: Db, owner: OwnerId, query: BookingsQuery, now: Date, near: readonly number[]) {
  const isNear = isOf(near)
  const conditions = isChosen(owner, query, now, near)
  const { search } = query
  const chosen = sql`FROM bookings b WHERE b.owner_id = ${owner} AND ${conditions}`
  const { total, rows } = await readList<Planned<ListedBooking>>(
    db,
    {
      columns: near.length > 0 ? sql`${columns(now)}, ${isNear} AS is_similar` : columns(now),
      from: sql`${ofOwner(owner)} AND ${conditions}`,
      order: near.length > 0 ? sql`${isNear}, ${orderOf(query)}` : orderOf(query),
      chosen: { id: sql`b.id`, from: chosen },
      once: search
        ? { alias: 'b', columns: sql`b.id, b.check_in, b.created_at, b.total_cents, b.client_id` }
        : undefined,
    },
    query,
  )
  return { total, rows: Array.isArray(rows) ? rows.map(withPlan) : eachWithPlan(rows) }
}

async function* eachWithPlan(rows: AsyncIterable<Planned<ListedBooking>>): AsyncGenerator<ListedBooking> {
  for await (const row of rows) yield withPlan(row)
}

export async function findBooking(db: Sql, owner: OwnerId, id: number, now: Date) {
  const { rows } = await sql<Planned<Booking>>`SELECT ${columns(now)} ${ofOwner(owner)} AND b.id = ${id}`.execute(db)
  return rows.map((row): Booking => withPlan(row))[0]
}

/** A booking as a change finds it. */
export async function readBefore(db: Sql, owner: OwnerId, id: number, lock = sql``) {
  const { rows } = await sql<StoredBooking>`
    SELECT id, version, status, locale, client_id, property_id, unit_id, check_in, check_out, guests_count, ${partyColumns}, promo_code_id, promo_percent, promo_cents, plan, plan_percent, created_at,
      expires_at, cancelled_by, subtotal_cents, discount_cents, deposit_cents, deposit_paid, deposit_due, payment_rule, damage_deposit, paid_cents, accepted_terms, cancellation_fee_cents,
      ARRAY(SELECT service_id::float8 FROM booking_services WHERE booking_id = b.id ORDER BY service_id) AS services
    FROM bookings b WHERE owner_id = ${owner} AND id = ${id} ${lock}`.execute(db)
  return rows[0]
}

/** Locks a booking for the rest of the transaction. */
export const lockBooking = (tx: Tx, owner: OwnerId, id: number) => readBefore(tx, owner, id, sql`FOR UPDATE`)

/** True for a request that is booked once its deposit is paid by card. */
export const paysFirst = async (db: Sql, owner: OwnerId, id: number) =>
  (await db
    .selectFrom('booking_requests')
    .select('booking_id')
    .where('owner_id', '=', owner)
    .where('booking_id', '=', id)
    .where('pays_first', '=', true)
    .executeTakeFirst()) !== undefined

type FactsInput = Pick<NewBooking, 'unit' | 'check_in' | 'check_out' | 'promo_code' | 'services'> & {
  property?: number
  client?: number
  /** The language in which its guest is told the services; the client's where it names none. */
  locale?: string | null | undefined
}

/** Waits for a client that is being erased, and keeps it from being erased until this transaction ends. */
export const holdClient = (tx: Tx, owner: OwnerId, client: number) =>
  sql`SELECT FROM clients WHERE owner_id = ${owner} AND id = ${client} FOR KEY SHARE`.execute(tx)

/** Facts for the rules of a booking, in one query. Discounts are those of a stay that is booked at that moment. */
export async function readFacts(tx: Sql, owner: OwnerId, input: FactsInput, bookedAt: Date): Promise<BookingContext> {
  const locale = sql`COALESCE(${input.locale ?? null}::text,
    (SELECT locale FROM clients WHERE owner_id = ${owner} AND id = ${input.client ?? 0}))`
  const { rows } = await sql<BookingContext & { locale: string | null }>`SELECT ${locale} AS locale,
    EXISTS (SELECT FROM properties WHERE owner_id = ${owner} AND id = ${input.property ?? 0}) AS property,
    (SELECT json_build_object('id', u.id, 'property_id', u.property_id, 'property_active', p.active, 'time_zone', p.time_zone,
        'payment_rule', ${paymentRuleOfHouse}, 'damage_deposit', ${damageOfHouse}, 'takes_cards', ${takesCards}, 'capacity', u.capacity,
        'max_capacity', u.max_capacity, 'price_cents', u.price_cents, 'weekday_cents', u.weekday_cents, 'discounts', ${discountsIn(bookedAt)},
        'nonrefundable_percent', p.nonrefundable_percent, 'extra_person_cents', u.extra_person_cents,
        'extra_person_from_age', u.extra_person_from_age,
        'active', u.active, 'status', u.status, 'deleted', u.deleted_at IS NOT NULL)
      FROM units u JOIN properties p ON p.id = u.property_id WHERE u.owner_id = ${owner} AND u.id = ${input.unit}) AS unit,
    (SELECT json_build_object('id', id, 'deleted', deleted_at IS NOT NULL)
      FROM clients WHERE owner_id = ${owner} AND id = ${input.client ?? 0}) AS client,
    COALESCE((SELECT json_agg(json_build_object('id', id, 'name', COALESCE(translations -> (${locale}) ->> 'name', name), 'type', type,
        'kind', kind, 'discountable', discountable, 'charged_per', charged_per, 'from_age', from_age, 'cents', price_cents, 'mandatory', mandatory,
        'property_id', property_id, 'active', active, 'deleted', deleted_at IS NOT NULL) ORDER BY id)
      FROM services s WHERE owner_id = ${owner} AND (id = ANY(${input.services}::bigint[]) OR (${isMandatory('s')}
        AND property_id = (SELECT property_id FROM units WHERE owner_id = ${owner} AND id = ${input.unit})))), '[]'::json) AS services,
    (SELECT json_build_object('id', id, 'code', code, 'discount_percent', discount_percent, 'discount_cents', discount_cents, 'valid_until', valid_until,
        'active', active, 'deleted', deleted_at IS NOT NULL, 'valid_from', valid_from, 'stay_from', stay_from, 'stay_to', stay_to,
        'min_nights', min_nights, 'units', ${unitsOfCode(sql`k.id`)})
      FROM promocodes k WHERE owner_id = ${owner} AND id = ${input.promo_code}::bigint) AS promo_code,
    ${seasonsIn(sql`(SELECT id FROM units WHERE owner_id = ${owner} AND id = ${input.unit})`, sql`${input.check_in}::date`, sql`${input.check_out}::date`, true)} AS seasons`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return { property: false, unit: null, client: null, services: [], promo_code: null, seasons: [] }
  const { locale: guestLocale, ...facts } = row
  const nameOf = (name: string) => (isGuestLocale(guestLocale) && usualName(name, guestLocale)) || name
  return { ...facts, services: facts.services.map((service) => ({ ...service, name: nameOf(service.name) })) }
}

/** True for each occupancy `x` on the days of the unit, even one that has expired. */
export const meets = ({ unit, check_in, check_out }: Pick<DaysToTake, 'unit' | 'check_in' | 'check_out'>) => sql`
  x.unit_id = ${unit} AND x.check_in < ${check_out}::date AND x.check_out > ${check_in}::date`

const overlaps = ({ now, self, block, ...days }: DaysToTake) => sql`
  ${meets(days)} AND ${holds('x', now)} AND COALESCE(x.booking_id <> ${self ?? null}::bigint, true)
  AND x.id IS DISTINCT FROM ${block ?? null}::bigint`

/** Ranges that conflict with the days of a stay. */
export async function takenRanges(db: Sql, days: DaysToTake): Promise<StayDays[]> {
  const { rows } = await sql<StayDays>`
    SELECT x.check_in, x.check_out FROM occupancies x WHERE ${overlaps(days)} ORDER BY x.check_in LIMIT 6`.execute(db)
  return rows
}

/**
 * Locks the unit if its days are free and returns its state; undefined where they are not. Looking and locking in one statement turns most
 * of a rush away without queueing for the lock, and with the lock two inserts never meet inside the constraint, where
 * they would deadlock.
 */
export async function lockIfFree(tx: Tx, owner: OwnerId, days: DaysToTake) {
  const { rows } = await sql<{ deleted: boolean; bookable: boolean }>`
    SELECT u.deleted_at IS NOT NULL AS deleted, ${bookable('u')} AS bookable FROM units u WHERE u.owner_id = ${owner} AND u.id = ${days.unit}
      AND NOT EXISTS (SELECT FROM occupancies x WHERE ${overlaps(days)})
    FOR NO KEY UPDATE`.execute(tx)
  return rows[0]
}

export async function readLines(tx: Sql, id: number) {
  const { rows } = await sql<{ line: Price['lines'][number] }>`
    SELECT whole_line(jsonb_build_object('kind', kind, 'label', label, 'quantity', quantity, 'persons', persons, 'pets', pets,
      'code', code, 'percent', percent, 'unitCents', unit_price_cents, 'totalCents', total_cents, 'passedOn', passed_on, 'service', service_id, 'touristTax', tourist_tax, 'discountable', NULLIF(discountable, true), 'why', why)) AS line
    FROM booking_lines WHERE booking_id = ${id} ORDER BY position`.execute(tx)
  return rows.map(({ line }) => line)
}

const guest = sql`(SELECT ${byName("c.last_name || ' ' || c.first_name")} FROM clients c WHERE c.id = b.client_id)`

const orders = { arrival: sql`b.check_in`, booked: sql`b.created_at`, guest, total: sql`b.total_cents` }

/** Sort order; ties by id. */
const orderOf = ({ sort, stage }: BookingsQuery) => {
  const isAhead = stage === 'coming' || stage === 'in_house' || stage === 'requests'
  const key = sort ?? (isAhead ? 'arrival' : '-arrival')
  const isDown = key.startsWith('-')
  const order = orders[key.replace('-', '') as keyof typeof orders]
  return isDown ? sql`${order} DESC, b.id DESC` : sql`${order}, b.id`
}

/** The bookings are locked first, as wherever else they change; one that was answered while this waited is left alone. */
async function lockOverdue(tx: Tx, now: Date, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM occupancies x JOIN bookings b ON b.id = x.booking_id
    WHERE x.expires_at <= ${now} AND b.status = 'pending' AND b.expires_at <= ${now} AND ${chosen}`.execute(tx)
  return rows
}

/** Expired requests that still lie on the days. */
export async function lockOverdueOn(tx: Tx, days: DaysToTake) {
  const isAnother = sql`COALESCE(x.booking_id <> ${days.self ?? null}::bigint, true)`
  const rows = await lockOverdue(tx, days.now, sql`${meets(days)} AND ${isAnother} ORDER BY b.id FOR UPDATE OF b`)
  return rows.map(({ id }) => id)
}

/** The next expired request; skips locked rows and `exclude`. */
export async function lockNextOverdue(tx: Tx, now: Date, exclude: readonly number[]) {
  const first = sql`b.id <> ALL(${exclude}::bigint[]) ORDER BY x.expires_at LIMIT 1 FOR UPDATE OF b SKIP LOCKED`
  return (await lockOverdue(tx, now, first))[0]
}
