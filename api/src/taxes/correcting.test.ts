import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { BookingTax } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aSeason, aService, aTouristTax, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-04T09:00:00Z' })
let owner: TestOwner
let property = 0
let unit = 0
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner)).id
  unit = (await aUnit(owner, { property_id: property })).id
  await aTouristTax(owner, { properties: [property] })
})

const stay = { check_in: '2027-06-04', check_out: '2027-06-07', guests_count: 3, children: [14] }
const booked = (fields: object = {}) => aBooking(owner, { property, unit, ...stay, ...fields })
const correct = (id: number, guests: object[], fields: object = {}) =>
  owner.call<Booking & Problem>('POST', `/api/booking/${id}/tourist-tax/`, { guests, ...fields })
const taxOf = async (id: number) => (await owner.call<BookingTax>('GET', `/api/booking/${id}/tourist-tax/`)).body
const adults = (persons: number, exempt?: string) => ({ persons, age: null, exempt })

test('more persons than were declared are charged, and nothing else is priced again', async () => {
  const { id } = await booked()
  await owner.call('PATCH', `/api/units/${unit}/`, { price_per_night: 999 })
  const { body } = await correct(id, [adults(4), { persons: 1, age: 14 }])
  expect(body.total_price).toBe(360)
  expect(body.price_lines.map(({ total }) => total)).toEqual([300, 30, 30])
  expect(await taxOf(id)).toMatchObject({
    ...{ amount: 30, municipality: 'Alpbach', exempt: ['business'] },
    declared: {
      amount: 15,
      guests: [
        { persons: 2, age: null },
        { persons: 1, age: 14 },
      ],
    },
    corrections: [{ before: 15, amount: 30, at: '2027-06-04T09:00:00.000Z', by: 'Anna Huber' }],
  })
})

test('a percent is taken of the lodging as it was agreed, and what was declared stays, whatever a night costs today', async () => {
  const house = (await aProperty(owner)).id
  const room = (await aUnit(owner, { property_id: house })).id
  const percent = (from: string, of: number) => ({ from, kind: 'percent', percent: of })
  await aTouristTax(owner, {
    properties: [house],
    rates: [percent('2020-01-01', 3), percent('2027-07-01', 10)],
  })
  const around = { check_in: '2027-06-29', check_out: '2027-07-03', guests_count: 2 }
  const { id } = await aBooking(owner, { property: house, unit: room, ...around })
  expect((await taxOf(id))?.amount).toBe(26)
  await aSeason(owner, { unit: room, start: '2027-07-01', end: '2027-08-01', price_per_night: 300 })
  expect((await correct(id, [adults(2)])).body.total_price).toBe(426)
  expect(await taxOf(id)).toMatchObject({ amount: 26, declared: { amount: 26 } })
  expect((await correct(id, [adults(1), adults(1, 'business')], { below_declared: 13 })).body).toMatchObject({
    total_price: 413,
  })
  expect(await taxOf(id)).toMatchObject({ amount: 13, declared: { amount: 26 } })
})

test('less than was declared is asked about, and both are kept with the day and who', async () => {
  const { id } = await booked()
  const fewer = [adults(1), adults(1, 'business')]
  const question = await correct(id, fewer)
  expect(question).toMatchObject({ status: 409, body: { code: 'tax_below_declared' } })
  expect(question.body.message).toContain('€15.00')
  expect(question.body.message).toContain('€7.50')
  expect((await correct(id, fewer, { below_declared: 5 })).status).toBe(409)
  expect(await taxOf(id)).toMatchObject({ amount: 15, corrections: [] })
  expect((await correct(id, fewer, { below_declared: 7.5 })).body.total_price).toBe(337.5)
  expect(await taxOf(id)).toMatchObject({
    declared: { amount: 15 },
    ...{ amount: 7.5, guests: [{ persons: 1 }, { persons: 1, exempt: 'business' }] },
    corrections: [{ before: 15, amount: 7.5, by: 'Anna Huber' }],
  })
  await correct(id, [adults(2)])
  expect((await taxOf(id)).corrections.map(({ before, amount }) => [before, amount])).toEqual([
    [15, 7.5],
    [7.5, 15],
  ])
})

test('a guest who turns 15 during the stay pays from the birthday on', async () => {
  const { id } = await booked()
  const withBirthday = (birthday: string) => correct(id, [adults(2), { persons: 1, age: 14, birthday }])
  expect((await withBirthday('2027-06-06')).body.total_price).toBe(330 + 15 + 2.5)
  expect((await withBirthday('2027-06-07')).status).toBe(400)
})

test('who really stayed counts until days or party are others', async () => {
  const { id, client } = await booked()
  await correct(id, [adults(3)])
  const body = { property, unit, client: client.id, ...stay, status: 'confirmed', services: [] }
  const change = (fields: object) => owner.call<Booking>('PATCH', `/api/booking/${id}/`, { ...body, ...fields })
  const noted = await change({ notes: 'Late' })
  expect(noted.body.total_price).toBe(330 + 22.5)
  const longer = await change({ check_out: '2027-06-08' })
  expect(longer.body.total_price).toBe(440 + 20)
  expect(await taxOf(id)).toMatchObject({ amount: 20, declared: { amount: 20 }, corrections: [{ amount: 22.5 }] })
})

test('who really stayed counts on where the children are named in another order', async () => {
  const sauna = await aService(owner, { property, price: 10, type: 'one_time' })
  const { id, client } = await booked({ guests_count: 4, children: [3, 9] })
  expect((await correct(id, [adults(4)])).body.tourist_tax).toBe(30)
  const body = { property, unit, client: client.id, ...stay, status: 'confirmed', services: [sauna.id] }
  const change = (children: number[]) =>
    owner.call<Booking>('PATCH', `/api/booking/${id}/`, { ...body, guests_count: 4, children })
  expect((await change([9, 3])).body).toMatchObject({ tourist_tax: 30, children: [9, 3] })
  expect((await change([9, 4])).body.tourist_tax).toBe(15)
})

test('an issued invoice is replaced where its owner knows of it', async () => {
  const { id } = await booked()
  const [draft] = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body
  const issued = (await owner.call<Invoice>('POST', `/api/invoices/${draft?.id}/issue/`)).body
  expect((await correct(id, [adults(3)], { cancels_invoice: null })).body.code).toBe('documents_change')
  expect((await correct(id, [adults(3)], { cancels_invoice: issued.invoice_number })).status).toBe(200)
  const documents = (await owner.call<Invoice[]>('GET', `/api/invoices/owner/?booking=${id}`)).body
  expect(documents.map(({ total_price }) => total_price).toSorted((a, b) => a - b)).toEqual([-345, 345, 352.5])
})

test('a stay that owes no tax has none to be corrected', async () => {
  const other = await aBooking(owner, { check_in: '2027-07-01', check_out: '2027-07-02' })
  expect((await correct(other.id, [adults(1)])).body.code).toBe('conflict')
  expect(await taxOf(other.id)).toBe(null)
  const stranger = await server.signUpOwner()
  expect((await stranger.call('GET', `/api/booking/${other.id}/tourist-tax/`)).status).toBe(404)
})
