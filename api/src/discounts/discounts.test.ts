import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type Discount, maxDiscounts } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aSeason, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// A Thursday; stays begin on Friday, 2 July.
const server = await testServer({ now: '2027-05-20T09:30:00Z' })
let owner: TestOwner
let unit: Unit
beforeEach(async () => {
  owner = await server.signUpOwner()
  unit = await aUnit(owner, { price_per_night: 100 })
})

const add = <T = Discount>(discount: object, of = owner) => of.call<T>('POST', '/api/discounts/', discount)
const list = async (query = '', of = owner) => (await of.call<Discount[]>('GET', `/api/discounts/?${query}`)).body
const wish = (check_out: string, more: object = {}) => ({
  ...{ unit: unit.id, check_in: '2027-07-02', check_out, guests_count: 2, promo_code: '', services: [] },
  ...more,
})
const quote = async (check_out: string, more: object = {}) =>
  (await server.call<PublicQuote>('POST', `/api/public/booking/quote/?owner=${owner.user.slug}`, wish(check_out, more)))
    .body
const ownQuote = (fields: object) =>
  owner.call<Quote & Problem>('POST', '/api/bookings/quote/', {
    ...{ booking: null, unit: unit.id, guests_count: 2, promo_code: null, services: [] },
    ...fields,
  })
const discountsOf = ({ price_lines }: Pick<Quote, 'price_lines'>) =>
  price_lines.flatMap(({ kind, why, percent, total }) => (kind === 'discount' ? [[why?.discount, percent, total]] : []))

test('a discount is added, listed, changed and deleted by its owner alone', async () => {
  const { status, body } = await add({ kind: 'length_of_stay', nights: '7', days: 3, percent: 10 })
  expect([status, body]).toMatchObject([
    201,
    { version: 1, kind: 'length_of_stay', nights: 7, days: null, percent: 10, unit: null, property: null },
  ])
  const own = (await add({ kind: 'last_minute', days: 7, percent: 15, unit: unit.id })).body
  expect(await list(`unit=${unit.id}`)).toEqual([own])
  expect(await list()).toHaveLength(2)

  const change = { kind: 'early_bird', days: 60, percent: 5, version: own.version }
  const changed = await owner.call<Discount>('PATCH', `/api/discount/${own.id}/`, change)
  expect(changed.body).toMatchObject({ kind: 'early_bird', days: 60, unit: null, version: 2 })
  const stale = await owner.call<Problem>('PATCH', `/api/discount/${own.id}/`, change)
  expect([stale.status, stale.body.code]).toEqual([409, 'stale'])

  const other = await server.signUpOwner()
  expect((await other.call('PATCH', `/api/discount/${own.id}/`, change)).status).toBe(404)
  expect((await other.call('DELETE', `/api/discount/${own.id}/`)).status).toBe(404)
  const foreign = await add<Problem>({ kind: 'last_minute', days: 7, percent: 15, unit: unit.id }, other)
  expect([foreign.status, foreign.body.fields]).toMatchObject([404, { unit: [expect.any(String)] }])
  expect((await owner.call('DELETE', `/api/discount/${own.id}/`)).status).toBe(204)
  expect(await list()).toHaveLength(1)
})

test.each([
  [{ kind: 'length_of_stay', nights: 1, percent: 10 }, 'nights'],
  [{ kind: 'length_of_stay', days: 7, percent: 10 }, 'nights'],
  [{ kind: 'last_minute', nights: 7, percent: 10 }, 'days'],
  [{ kind: 'early_bird', days: -1, percent: 10 }, 'days'],
  [{ kind: 'early_bird', days: 5, percent: 0 }, 'percent'],
  [{ kind: 'early_bird', days: 5, percent: 91 }, 'percent'],
  [{ kind: 'early_bird', days: 5, percent: 'many' }, 'percent'],
  [{ kind: 'rainy_day', days: 5, percent: 5 }, 'kind'],
  [{ kind: 'early_bird', days: 5, percent: 5, property: 1, unit: 1 }, 'unit'],
])('%o is refused at %s', async (discount, field) => {
  const { status, body } = await add<Problem>(discount)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('two steps from as many nights of one unit are refused, of another they are not', async () => {
  const step = { kind: 'length_of_stay', nights: 7, percent: 10 }
  expect((await add({ ...step, unit: unit.id })).status).toBe(201)
  const twice = await add<Problem>({ ...step, unit: unit.id, percent: 20 })
  expect([twice.status, twice.body.code]).toEqual([409, 'discount_known'])
  expect((await add(step)).status).toBe(201)
})

test('beyond the limit none is added', async () => {
  await sql`INSERT INTO discounts (owner_id, kind, nights, percent)
    SELECT ${owner.user.id}, 'length_of_stay', n + 1, 10 FROM generate_series(1, ${maxDiscounts}) n`.execute(server.db)
  const { status, body } = await add<Problem>({ kind: 'last_minute', days: 7, percent: 15 })
  expect([status, body.code]).toEqual([409, 'too_many_discounts'])
})

test('those of an archived unit, which nobody sees any more, leave room for others', async () => {
  const { id } = await aUnit(owner)
  await aBooking(owner, { unit: id, property: (await owner.call<Unit>('GET', `/api/units/${id}/`)).body.property.id })
  await sql`INSERT INTO discounts (owner_id, unit_id, kind, nights, percent)
    SELECT ${owner.user.id}, ${id}, 'length_of_stay', n + 1, 10 FROM generate_series(1, ${maxDiscounts}) n`.execute(
    server.db,
  )
  await owner.call('DELETE', `/api/units/${id}/`)
  expect(await list()).toEqual([])
  expect((await add({ kind: 'last_minute', days: 7, percent: 15 })).status).toBe(201)
})

test('guests pay by day of the week, and less by length and day of booking', async () => {
  await owner.call('PATCH', `/api/units/${unit.id}/`, { ...unit, weekday_prices: { '5': '150,00', '6': 160, '7': '' } })
  expect((await quote('2027-07-05')).total_price).toBe(410)
  await add({ kind: 'length_of_stay', nights: 7, percent: 10 })
  await add({ kind: 'early_bird', days: 30, percent: 5, unit: unit.id })
  await add({ kind: 'last_minute', days: 60, percent: 20, property: unit.property.id })
  const week = await quote('2027-07-09')
  expect(discountsOf(week)).toEqual([
    ['length_of_stay', 10, -81],
    ['last_minute', 20, -145.8],
  ])
  expect(week.total_price).toBe(583.2)
  expect(week.price_lines.filter(({ kind }) => kind === 'nights').map(({ why }) => why?.weekdays)).toEqual([
    [5],
    [6],
    undefined,
  ])
  const path = `/api/public/booking/available-units/?owner=${owner.user.slug}&check_in=2027-07-02&check_out=2027-07-09&guests=2`
  const { body } = await server.call<(PublicUnit & { total_price: number })[]>('GET', path)
  expect(body.map(({ total_price }) => total_price)).toEqual([583.2])
})

test('a season has days of the week of its own, those of the unit do not count in it', async () => {
  await owner.call('PATCH', `/api/units/${unit.id}/`, { ...unit, weekday_prices: { '6': 500 } })
  const season = await aSeason(owner, {
    ...{ unit: unit.id, name: 'Summer', start: '2027-07-03', end: '2027-07-12', price_per_night: 200 },
    weekday_prices: { '7': 250 },
  })
  const { price_lines, total_price } = await quote('2027-07-06')
  expect(total_price).toBe(100 + 200 + 250 + 200)
  expect(price_lines.map(({ quantity, unit_price, why }) => [quantity, unit_price, why])).toEqual([
    [1, 100, undefined],
    [2, 200, { seasons: ['Summer'] }],
    [1, 250, { seasons: ['Summer'], weekdays: [7] }],
  ])
  const { name, start, end, price_per_night } = season
  const same = { name, start, end, price_per_night }
  const left = await owner.call<Season>('PATCH', `/api/season/${season.id}/`, same)
  expect(left.body.weekday_prices).toEqual({ '7': 250 })
  const copy = { units: [unit.id], year: 2027, percent: 10 }
  const copied = await owner.call<{ created: Season[] }>('POST', '/api/seasons/copy/', copy)
  expect(copied.body.created[0]).toMatchObject({ price_per_night: 220, weekday_prices: { '7': 275 } })
  const without = await owner.call<Season>('PATCH', `/api/season/${season.id}/`, { ...same, weekday_prices: null })
  expect(without.body.weekday_prices).toBeNull()
})

test('a wrong price of a day is said at that day', async () => {
  const change = { ...unit, weekday_prices: { '5': -1, '6': 'much' } }
  const { status, body } = await owner.call<Problem>('PATCH', `/api/units/${unit.id}/`, change)
  expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([400, ['weekday_prices.5', 'weekday_prices.6']])
})

test('a promo code leaves a fee and what is passed on as they are', async () => {
  const property = unit.property.id
  await aService(owner, {
    property,
    name: 'Cleaning',
    type: 'one_time',
    price: 60,
    mandatory: true,
    discountable: false,
  })
  await aService(owner, { property, name: 'City tax', type: 'one_time', price: 5, mandatory: true, kind: 'passed_on' })
  const code = { code: 'HALF', description: 'Half of everything', valid_until: '2028-01-01', discount_percent: 50 }
  await owner.call('POST', '/api/promocodes/', code)
  const { price_lines, total_price } = await quote('2027-07-03', { promo_code: 'HALF' })
  expect(price_lines.map(({ label, discountable, total }) => [label, discountable, total])).toEqual([
    ['Night', undefined, 100],
    ['Promo code HALF, 50 %', undefined, -50],
    ['Cleaning', false, 60],
    ['City tax', undefined, 5],
  ])
  expect(total_price).toBe(115)
})

test('the second plan of a house is quoted, booked and frozen, and refused where there is none', async () => {
  const terms = { steps: [], afterwards: 100 }
  const refused = await server.call<Problem>(
    'POST',
    `/api/public/booking/quote/?owner=${owner.user.slug}`,
    wish('2027-07-04', { plan: 'non_refundable' }),
  )
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['plan']])

  const house = await aProperty(owner, { non_refundable: { percent: 10, cancellation: terms } })
  unit = await aUnit(owner, { property_id: house.id, price_per_night: 100 })
  const { plans, terms: usual } = await quote('2027-07-04')
  expect(plans).toEqual([
    { plan: 'flexible', total_price: 200, cancellation: usual?.cancellation },
    { plan: 'non_refundable', total_price: 180, cancellation: terms },
  ])
  const chosen = await quote('2027-07-04', { plan: 'non_refundable' })
  expect([chosen.total_price, chosen.terms?.cancellation]).toEqual([180, terms])

  const stay = { property: house.id, unit: unit.id, check_in: '2027-07-02', check_out: '2027-07-04', guests_count: 2 }
  const booked = await aBooking(owner, { ...stay, plan: 'non_refundable' })
  expect(booked).toMatchObject({ plan: 'non_refundable', total_price: 180 })
  const { name, description, address } = house
  await owner.call('PATCH', `/api/properties/${house.id}/`, { name, description, address, non_refundable: null })
  const longer = await ownQuote({ ...stay, booking: booked.id, check_out: '2027-07-05' })
  expect([longer.status, longer.body.total_price]).toEqual([200, 270])
  const other = await ownQuote({ ...stay, check_in: '2027-08-02', check_out: '2027-08-03', plan: 'non_refundable' })
  expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([400, ['plan']])
})

test('a release that knows none of these prices cannot book at others', async () => {
  await add({ kind: 'last_minute', days: 7, percent: 15, unit: unit.id })
  const { id } = await aBooking(owner, { property: unit.property.id, unit: unit.id })
  const older = sql`INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status,
      deposit_paid, deposit_cents, subtotal_cents, discount_cents, created_at, notes, taxed)
    SELECT owner_id, number + 1000, client_id, property_id, unit_id, check_in, check_out, guests_count, status,
      deposit_paid, deposit_cents, subtotal_cents, discount_cents, created_at, notes, false FROM bookings WHERE id = ${id}`
  await expect(older.execute(server.db)).rejects.toMatchObject({ constraint: 'bookings_prices' })
})

test('an early bird stays one when its stay is changed near arrival', async () => {
  await add({ kind: 'early_bird', days: 100, percent: 20, unit: unit.id })
  await add({ kind: 'last_minute', days: 50, percent: 40, unit: unit.id })
  const stay = { property: unit.property.id, unit: unit.id, check_in: '2027-07-02', check_out: '2027-07-04' }
  const { id, total_price }: Booking = await aBooking(owner, { ...stay, guests_count: 2 })
  expect(total_price).toBe(120)
  const longer = async () => discountsOf((await ownQuote({ ...stay, booking: id, check_out: '2027-07-05' })).body)
  expect(await longer()).toEqual([['last_minute', 40, -120]])
  await sql`UPDATE bookings SET created_at = '2027-01-10T12:00:00Z' WHERE id = ${id}`.execute(server.db)
  expect(await longer()).toEqual([['early_bird', 20, -60]])
})

test('a search knows the highest discount of a unit, whatever becomes of discounts and of its property', async () => {
  const other = await aUnit(owner, { property_id: unit.property.id })
  const highest = async () => {
    const { rows } = await sql<{
      max_discount: number
      lowest: number
    }>`SELECT max_discount, (SELECT min(lowest_cents) FROM lowest_nights
      WHERE unit_id = u.id) AS lowest FROM units u WHERE id IN (${unit.id}, ${other.id}) ORDER BY id`.execute(server.db)
    return rows.map(({ max_discount, lowest }) => [max_discount, lowest])
  }
  const price = other.price_per_night * 100
  const { body } = await add({ kind: 'length_of_stay', nights: 7, percent: 50, unit: unit.id })
  expect(await highest()).toEqual([
    [50, 4999],
    [0, price],
  ])
  await owner.call('PATCH', `/api/discount/${body.id}/`, { ...body, unit: other.id })
  expect(await highest()).toEqual([
    [0, 10_000],
    [50, price / 2 - 1],
  ])
  await add({ kind: 'early_bird', days: 10, percent: 20, property: unit.property.id })
  expect((await highest()).map(([max]) => max)).toEqual([20, 60])
  const house = await aProperty(owner)
  await owner.call('PATCH', `/api/units/${unit.id}/`, { ...unit, property_id: house.id })
  expect(await highest()).toEqual([
    [0, 10_000],
    [60, price * 0.4 - 1],
  ])
  await owner.call('DELETE', `/api/discount/${body.id}/`)
  expect((await highest()).map(([max]) => max)).toEqual([0, 20])
})
