import { addDays, nightsBetween, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { sql } from 'kysely'
import { withLabels } from '../bookings/quote.ts'
import { priceStay, type Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { rowsOf, type DemoSeason, type Filled } from './household-writes.ts'
import { people } from './content/people.ts'
import { between, type Random } from './content/random.ts'
import { planDemo, type DemoStay } from './content/stays.ts'
import { hourMs } from '../lifetimes.ts'

type Facts = {
  filled: Filled
  seasons: DemoSeason[]
  codes: { id: number; code: string; percent: number }[]
  now: Date
  today: Day
  random: Random
}

async function fillClients(tx: Tx, owner: OwnerId, random: Random, count: number) {
  const rows = people(random, count)
  const clients = await tx
    .insertInto('clients')
    .values(rows.map((row) => ({ ...row, owner_id: owner })))
    .returning('id')
    .execute()
  return clients.map((row) => row.id)
}

/** Most book without a code; those with one got it while it was handed out, for a stay that it covers. */
function codeOf(random: Random, codes: Facts['codes'], { check_in, check_out }: DemoStay, isEarly: boolean) {
  if (random() > 0.16) return undefined
  const fits = codes.filter(
    ({ code }) => (code !== 'LONGSTAY' || nightsBetween(check_in, check_out) >= 7) && (code === 'EARLY') === isEarly,
  )
  return fits[between(random, 0, fits.length - 1)]
}

/** Every other party of three and more is a family. */
const childrenOf = (random: Random, guests: number) =>
  guests > 2 && random() < 0.5 ? Array.from({ length: guests - 2 }, () => between(random, 2, 16)) : []

/** A fifth of the price in tens of euros: guests who have stayed have paid it, some of those to come have. */
function depositOf(random: Random, stay: DemoStay, totalCents: number, today: Day) {
  const hasDeposit = stay.status !== 'cancelled' && random() < 0.7
  const paid = hasDeposit && stay.status === 'confirmed' && (stay.check_in <= today || random() < 0.85)
  return { deposit_cents: hasDeposit ? Math.floor(totalCents / 5000) * 1000 : 0, deposit_paid: paid }
}

/** Guests of the public site wait for an answer: how long ago they asked, and how long there is left, in hours. */
const waiting = [
  { asked: 20, left: 4 },
  { asked: 15, left: 9 },
  { asked: 2, left: 22 },
]

/** The next stays that are not confirmed are requests; nobody was asked for a deposit yet. */
function asRequests<B extends { check_in: Day; status: DemoStay['status'] }>(
  bookings: readonly B[],
  { now, today }: Facts,
) {
  const pending = bookings.filter(({ status, check_in }) => status === 'pending' && check_in > today)
  const next = pending.toSorted((a, b) => a.check_in.localeCompare(b.check_in))
  const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString()
  return bookings.map((booking) => {
    const times = waiting[next.indexOf(booking)]
    if (!times) return { ...booking, expires_at: null }
    const request = { created_at: hoursFromNow(-times.asked), expires_at: hoursFromNow(times.left) }
    return { ...booking, ...request, deposit_cents: 0, deposit_paid: false }
  })
}

/** Every stay of every unit with its price, in the order in which they were booked. */
function planBookings(facts: Facts, clients: readonly number[]) {
  const { filled, seasons, codes, today, random } = facts
  const stays = planDemo(filled.units.length, today)
  const planned = filled.units.flatMap((unit, index) => (stays[index] ?? []).map((stay) => ({ unit, stay })))
  const bookings = planned.map(({ unit: { id, property, unit }, stay }) => {
    const guests_count = between(random, 1, unit.max)
    const offered = filled.services.filter((service) => service.property === property)
    const services = offered.filter(({ mandatory }) => random() < 0.3 || mandatory)
    const children = childrenOf(random, guests_count)
    const booked = addDays(stay.check_in, -stay.ahead)
    const code = codeOf(random, codes, stay, booked < addDays(today, -60))
    const priced = {
      capacity: unit.capacity,
      price_cents: toCents(unit.price),
      extra_person_cents: toCents(unit.extra),
    }
    const price = priceStay(
      { ...stay, guests_count, children },
      priced,
      seasons.filter((season) => season.unit_id === id),
      services,
      code,
    )
    return {
      ...{ check_in: stay.check_in, check_out: stay.check_out, status: stay.status, guests_count, children },
      ...{ unit_id: id, property_id: property, client_id: clients[between(random, 0, clients.length - 1)] },
      cancelled_by: stay.status === 'cancelled' ? 'owner' : null,
      ...depositOf(random, stay, price.totalCents, today),
      promo_code_id: code?.id ?? null,
      promo_percent: code?.percent ?? null,
      subtotal_cents: price.subtotalCents,
      discount_cents: price.discountCents,
      created_at: `${booked}T${String(between(random, 7, 21)).padStart(2, '0')}:30:00Z`,
      price,
    }
  })
  return asRequests(bookings, facts)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .map((booking, index) => ({ ...booking, number: index + 1 }))
}
type Planned = ReturnType<typeof planBookings>[number]

const linesOf = (booking_id: number, { lines }: Price) =>
  withLabels(lines).map(({ unitCents, totalCents, passedOn, service, ...line }, position) => ({
    booking_id,
    position: position + 1,
    ...line,
    passed_on: passedOn === true,
    service_id: service,
    unit_price_cents: unitCents,
    total_cents: totalCents,
  }))

async function insertBookings(tx: Tx, owner: OwnerId, planned: Planned[]) {
  const columns =
    'number int, client_id bigint, property_id bigint, unit_id bigint, check_in date, check_out date, guests_count int, children int[], status text, expires_at timestamptz, cancelled_by text, deposit_paid boolean, deposit_cents int, promo_code_id bigint, promo_percent int, subtotal_cents bigint, discount_cents bigint, created_at timestamptz'
  const names = sql.raw(columns.replace(/ [\w[\]]+(,|$)/g, '$1'))
  const plain = planned.map(({ price: _price, ...booking }) => booking)
  const { rows } = await sql<{ id: number; number: number }>`
    INSERT INTO bookings (owner_id, ${names}) SELECT ${owner}::bigint, ${names} FROM ${rowsOf(plain, columns)}
    RETURNING id, number`.execute(tx)
  await sql`UPDATE owners SET last_booking_number = ${planned.length} WHERE id = ${owner}`.execute(tx)
  return new Map(rows.map((row) => [row.number, row.id]))
}

async function insertPrices(tx: Tx, owner: OwnerId, bookings: (Planned & { id: number })[]) {
  const lines = bookings.flatMap(({ id, price }) => linesOf(id, price))
  await sql`
    INSERT INTO booking_lines (booking_id, position, kind, label, quantity, persons, pets, code, percent, unit_price_cents, total_cents, passed_on, service_id)
    SELECT * FROM ${rowsOf(lines, 'booking_id bigint, position int, kind text, label text, quantity int, persons int, pets int, code text, percent int, unit_price_cents bigint, total_cents bigint, passed_on boolean, service_id bigint')}`.execute(
    tx,
  )
  const nights = bookings.flatMap(({ id, price, property_id, unit_id }) =>
    price.nights.map(({ night, revenueCents }) => ({
      booking_id: id,
      property_id,
      unit_id,
      night,
      revenue_cents: revenueCents,
    })),
  )
  await sql`
    INSERT INTO booking_nights (owner_id, booking_id, property_id, unit_id, night, revenue_cents)
    SELECT ${owner}::bigint, * FROM ${rowsOf(nights, 'booking_id bigint, property_id bigint, unit_id bigint, night date, revenue_cents bigint')}`.execute(
    tx,
  )
  const services = bookings.flatMap(({ id, price }) =>
    price.services.map((service) => ({
      booking_id: id,
      service_id: service.id,
      name: service.name,
      type: service.type,
      charged_per: service.charged_per ?? 'unit',
      price_cents: service.cents,
      sales_cents: service.salesCents,
    })),
  )
  await sql`
    INSERT INTO booking_services (owner_id, booking_id, service_id, name, type, charged_per, price_cents, sales_cents)
    SELECT ${owner}::bigint, * FROM ${rowsOf(services, 'booking_id bigint, service_id bigint, name text, type text, charged_per text, price_cents bigint, sales_cents bigint')}`.execute(
    tx,
  )
}

/** Clients and a year and more of bookings, with prices, days and draft invoices as if each had been made by hand. */
export async function fillBookings(tx: Tx, owner: OwnerId, facts: Facts, clientCount: number) {
  const clients = await fillClients(tx, owner, facts.random, clientCount)
  const planned = planBookings(facts, clients)
  const ids = await insertBookings(tx, owner, planned)
  const bookings = planned.map((booking) => ({ ...booking, id: ids.get(booking.number) ?? 0 }))
  await insertPrices(tx, owner, bookings)
  await sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id, expires_at)
    SELECT owner_id, unit_id, check_in, check_out, CASE WHEN expires_at IS NULL THEN 'booking' ELSE 'request' END, id, expires_at FROM bookings WHERE owner_id = ${owner} AND status <> 'cancelled'`.execute(
    tx,
  )
  await sql`
    INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, note, created_at)
    SELECT owner_id, id, created_at::date, 'deposit', deposit_cents, 'transfer', 'Deposit', created_at
    FROM bookings WHERE owner_id = ${owner} AND deposit_paid AND deposit_cents > 0 ORDER BY number`.execute(tx)
  // Who has left has paid the rest, but for a few of the last two weeks.
  await sql`
    INSERT INTO payments (owner_id, booking_id, day, kind, amount_cents, method, created_at)
    SELECT owner_id, id, check_in, 'payment', total_cents - paid_cents, 'card', check_in::timestamptz
    FROM bookings WHERE owner_id = ${owner} AND status = 'confirmed' AND check_out <= ${facts.today}::date AND total_cents > paid_cents
      AND NOT (number % 4 = 0 AND check_out > ${facts.today}::date - 14)
    ORDER BY number`.execute(tx)
  await sql`
    INSERT INTO invoices (owner_id, booking_id, total_cents, created_at)
    SELECT owner_id, id, total_cents, created_at FROM bookings WHERE owner_id = ${owner} AND status <> 'cancelled' ORDER BY number`.execute(
    tx,
  )
}
