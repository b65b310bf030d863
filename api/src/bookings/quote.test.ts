import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeAll, expect, test } from 'vitest'
import { aBlock, aBooking, aPromocode, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
let other: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
  other = await server.signUpOwner()
})

const wish = (booking: Booking, fields = {}) => ({
  unit: booking.unit.id,
  check_in: booking.check_in,
  check_out: booking.check_out,
  guests_count: booking.guests_count,
  promo_code: booking.promo_code?.id ?? null,
  services: booking.services.map(({ id }) => id),
  ...fields,
})
const quote = (body: object, by = owner) => by.call<Quote>('POST', '/api/bookings/quote/', body)
const refused = (body: object, by = owner) => by.call<Problem>('POST', '/api/bookings/quote/', body)
const change = (booking: Booking, fields: object) =>
  owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
    ...wish(booking),
    property: booking.property.id,
    client: booking.client.id,
    status: booking.status,
    ...fields,
  })

test('a booking is read by its id, by its owner alone', async () => {
  const booking = await aBooking(owner)
  expect(await owner.call('GET', `/api/booking/${booking.id}/`)).toMatchObject({ status: 200, body: booking })
  expect((await other.call('GET', `/api/booking/${booking.id}/`)).status).toBe(404)
})

test('a quote says what booking then costs, and books nothing', async () => {
  const unit = await aUnit(owner)
  const breakfast = await aService(owner, { property: unit.property.id })
  const code = await aPromocode(owner, { discount_percent: 15 })
  const input = {
    unit: unit.id,
    ...{ check_in: '2027-06-01', check_out: '2027-06-05', guests_count: 3 },
    ...{ services: [breakfast.id], promo_code: code.id },
  }
  const { status, body } = await quote(input)
  const booking = await aBooking(owner, { ...input, property: unit.property.id })
  expect([status, body]).toEqual([
    200,
    {
      price_lines: booking.price_lines,
      total_price: booking.total_price,
      current_total: null,
      repriced: true,
      ...{ deposit_amount: 0, deposit_due: null, payment_plan: [] },
      invoice: null,
      taken: [],
    },
  ])
})

test('days that are taken are part of the answer, whether by a stay or a block', async () => {
  const booking = await aBooking(owner)
  await aBlock(owner, { unit: booking.unit.id, start: '2027-06-08', end: '2027-06-10' })
  const { body } = await quote(wish(booking, { check_in: '2027-06-03', check_out: '2027-06-20' }))
  expect(body.taken).toEqual([
    { check_in: '2027-06-01', check_out: '2027-06-04' },
    { check_in: '2027-06-08', check_out: '2027-06-10' },
  ])
  expect(body.total_price).toBe(1700)
})

test('a booking is not in its own way, and costs what it costs until something re-prices it', async () => {
  const booking = await aBooking(owner)
  const { name, description, capacity } = { name: 'Room', description: 'x', capacity: 2 }
  const dearer = { name, description, capacity, max_capacity: 4, price_per_night: 200, price_per_extra_person: 10 }
  await owner.call('PATCH', `/api/units/${booking.unit.id}/`, dearer)
  const asIs = await quote(wish(booking, { booking: booking.id }))
  expect(asIs.body).toEqual({
    price_lines: booking.price_lines,
    total_price: 300,
    current_total: 300,
    repriced: false,
    ...{ deposit_amount: 0, deposit_due: null, payment_plan: [] },
    invoice: null,
    taken: [],
  })
  const longer = await quote(wish(booking, { booking: booking.id, check_out: '2027-06-05' }))
  expect(longer.body).toMatchObject({ total_price: 800, current_total: 300, repriced: true, taken: [] })
  expect((await change(booking, { check_out: '2027-06-05' })).body).toMatchObject({
    total_price: longer.body.total_price,
    price_lines: longer.body.price_lines,
  })
})

test('a quote names the issued invoice of the booking, which a move would cancel', async () => {
  const own = await server.signUpOwner({ personals: true })
  const booking = await aBooking(own)
  const [draft] = (await own.call<Invoice[]>('GET', '/api/invoices/owner/')).body
  const input = wish(booking, { booking: booking.id, check_in: '2027-06-02', check_out: '2027-06-05' })
  expect((await quote(input, own)).body.invoice).toBeNull()
  await own.call('POST', `/api/invoices/${draft?.id}/issue/`)
  expect((await quote(input, own)).body).toMatchObject({
    total_price: 300,
    invoice: { number: '2027-00001', total: 300, replacement_status: 'issued' },
  })
})

test('the percent of a code stays frozen with the booking that has it', async () => {
  const code = await aPromocode(owner, { discount_percent: 50 })
  const booking = await aBooking(owner, { promo_code: code.id })
  const ended = { ...code, discount_percent: 5, active: false }
  expect((await owner.call('PATCH', `/api/promocode/${code.id}/`, ended)).status).toBe(200)
  const longer = wish(booking, { check_out: '2027-06-05' })
  expect((await quote({ ...longer, booking: booking.id })).body).toMatchObject({ total_price: 200, repriced: true })
  expect(await refused(longer)).toMatchObject({ status: 400, body: { fields: { promo_code: [expect.any(String)] } } })
})

test('what the change would refuse is refused in the same words', async () => {
  const booking = await aBooking(owner)
  for (const fields of [
    { guests_count: 9 },
    { check_in: '2027-01-01' },
    { services: [(await aService(owner)).id] },
    { unit: (await aUnit(owner, { property_id: booking.property.id, status: 'maintenance' })).id },
    { check_out: booking.check_in },
  ]) {
    const [quoted, changed] = [
      await refused(wish(booking, { ...fields, booking: booking.id })),
      await change(booking, fields),
    ]
    expect([quoted.status, quoted.body]).toEqual([400, changed.body])
  }
})

test('nothing of another owner can be quoted', async () => {
  const [mine, foreign] = [await aBooking(owner), await aBooking(other)]
  const code = await aPromocode(other)
  const service = await aService(other)
  for (const fields of [
    { booking: foreign.id },
    { unit: foreign.unit.id },
    { promo_code: code.id },
    { services: [service.id] },
  ]) {
    const answer = await refused(wish(mine, fields))
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([404, Object.keys(fields)])
  }
})

test('the list is narrowed to a client, and to deposits that were paid or not', async () => {
  const own = await server.signUpOwner()
  const deposit = { deposit_amount: 50 }
  const unpaid = await aBooking(own, deposit)
  const paid = await aBooking(own, { ...deposit, deposit_paid: true })
  await aBooking(own, { ...deposit, status: 'cancelled' })
  const none = await aBooking(own)
  const ids = async (query: string) =>
    (await own.call<Booking[]>('GET', `/api/bookings/?${query}`)).body.map(({ id }) => id)
  expect(await ids('deposit=unpaid')).toEqual([unpaid.id])
  expect(await ids('deposit=paid')).toEqual([paid.id])
  expect(await ids(`client=${none.client.id}`)).toEqual([none.id])
  expect(await ids(`client=${(await aBooking(other)).client.id}`)).toEqual([])
})
