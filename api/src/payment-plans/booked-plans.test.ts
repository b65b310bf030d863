import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aClient, address, aProperty, aRequest, aUnit, aWish } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T12:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const rule = { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 }
const june = { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2, status: 'confirmed' }
const settings = (fields: object) => owner.call('PATCH', '/api/payment-settings/', fields)

async function aHouse(fields: object = {}) {
  const property = await aProperty(owner, { ...fields })
  return { property, unit: await aUnit(owner, { property_id: property.id }) }
}
type House = Awaited<ReturnType<typeof aHouse>>

const book = async ({ property, unit }: House, fields: object = {}) => {
  const client = await aClient(owner)
  const body = { property: property.id, unit: unit.id, client: client.id, ...june, ...fields }
  return (await owner.call<Booking>('POST', '/api/bookings/', body)).body
}
const change = async ({ id, property, unit, client }: Booking, fields: object) => {
  const body = { ...june, property: property.id, unit: unit.id, client: client.id, ...fields }
  return (await owner.call<Booking>('PATCH', `/api/booking/${id}/`, body)).body
}
const pay = (id: number, amount: number) =>
  owner.call<Ledger>('POST', `/api/booking/${id}/payments/`, {
    ...{ date: '2027-01-10', kind: 'deposit', amount, method: 'transfer', note: '' },
  })
const partsOf = ({ payment_plan = [] }: Pick<Booking, 'payment_plan'>) =>
  payment_plan.map(({ kind, amount, due, paid }) => [kind, amount, due, paid])
const read = async (id: number) => (await owner.call<Booking>('GET', `/api/booking/${id}/`)).body

test('a new stay is paid by its owner’s rule, one in a house with its own by that, and none where nobody asks for any', async () => {
  expect(partsOf(await book(await aHouse()))).toEqual([])
  await settings(rule)
  expect(partsOf(await book(await aHouse()))).toEqual([
    ['deposit', 90, '2027-01-17', 0],
    ['rest', 210, '2027-05-04', 0],
  ])
  const own = await aHouse({ payment_rule: { deposit_nights: 1, deposit_due_days: 3, rest_due_days_before: 0 } })
  expect(partsOf(await book(own))).toEqual([
    ['deposit', 100, '2027-01-13', 0],
    ['rest', 200, '2027-06-01', 0],
  ])
  expect(partsOf(await book(await aHouse({ payment_rule: {} })))).toEqual([])
})

test('lists tell the plan as one booking does', async () => {
  await settings(rule)
  const booking = await book(await aHouse())
  const { body } = await owner.call<Booking[]>('GET', '/api/bookings/')
  expect(body.map(partsOf)).toEqual([partsOf(booking)])
})

test('a plan stays as it was agreed whatever the settings become, and follows the stay to the cent', async () => {
  await settings(rule)
  const booking = await book(await aHouse())
  await settings({ deposit_percent: 50, rest_due_days_before: 1 })
  expect(partsOf(await change(booking, { check_in: '2027-06-02', check_out: '2027-06-09' }))).toEqual([
    ['deposit', 210, '2027-01-17', 0],
    ['rest', 490, '2027-05-05', 0],
  ])
})

test('what was paid stays paid when the stay changes, and the rest takes the difference', async () => {
  await settings(rule)
  const booking = await book(await aHouse())
  await pay(booking.id, 90)
  const paid = await read(booking.id)
  const longer = await change(paid, {
    ...{ check_out: '2027-06-07', deposit_amount: 90, deposit_due: '2027-01-17', deposit_paid: true },
  })
  expect(partsOf(longer)).toEqual([
    ['deposit', 90, '2027-01-17', 90],
    ['rest', 510, '2027-05-04', 0],
  ])
  const ledger = await owner.call<Ledger>('GET', `/api/booking/${booking.id}/payments/`)
  expect(ledger.body).toMatchObject({ paid: 90, balance: 510, deposit_paid: true })
})

test('an owner’s own figure stays one, and a cancelled stay has no plan', async () => {
  await settings(rule)
  const booking = await book(await aHouse(), { deposit_amount: 50, deposit_due: '2027-02-01' })
  const longer = await change(booking, { check_out: '2027-06-05' })
  expect(partsOf(longer)).toEqual([
    ['deposit', 50, '2027-02-01', 0],
    ['rest', 350, '2027-05-04', 0],
  ])
  expect(partsOf(await change(booking, { status: 'cancelled' }))).toEqual([])
})

test('a quote says what booking or changing the stay would ask for, and leaves an owner’s own figure alone', async () => {
  await settings(rule)
  const house = await aHouse()
  const quote = async (fields: object) => {
    const wish = { unit: house.unit.id, ...june, ...fields }
    const { body } = await owner.call<Quote>('POST', '/api/bookings/quote/', wish)
    return { deposit: [body.deposit_amount, body.deposit_due], plan: partsOf(body) }
  }
  const plan = [
    ['deposit', 90, '2027-01-17', 0],
    ['rest', 210, '2027-05-04', 0],
  ]
  expect(await quote({})).toEqual({ deposit: [90, '2027-01-17'], plan })
  const soon = { check_in: '2027-01-15', check_out: '2027-01-18' }
  expect(await quote(soon)).toEqual({ deposit: [300, '2027-01-15'], plan: [['full', 300, '2027-01-15', 0]] })
  const booked = await book(house)
  await settings({ deposit_percent: 50 })
  const longer = { booking: booked.id, check_out: '2027-06-05' }
  expect((await quote(longer)).deposit).toEqual([120, '2027-01-17'])
  expect((await quote({ ...longer, pricing: 'keep' })).deposit).toEqual([90, '2027-01-17'])
  await change(booked, { deposit_amount: 50, deposit_due: '2027-02-01' })
  expect((await quote(longer)).deposit).toEqual([50, '2027-02-01'])
})

test('a guest sees the plan before the form, accepts its rule, and its deadlines count from the host’s word', async () => {
  await settings(rule)
  const { unit, property } = await aHouse()
  const base = '/api/public/booking/'
  const quote = (await server.call<PublicQuote>('POST', `${base}quote/`, aWish(unit.id, june))).body
  expect(partsOf(quote)).toEqual([
    ['deposit', 90, '2027-01-17', 0],
    ['rest', 210, '2027-05-04', 0],
  ])
  const request = await aRequest(server, unit.id, { ...june, terms: quote.terms })
  const [waiting] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  expect(waiting && partsOf(waiting)).toEqual([])
  const house = { name: property.name, description: property.description, address }
  await owner.call('PATCH', `/api/properties/${property.id}/`, { ...house, payment_rule: {} })
  // Past midnight at the house, while the owner is still signed in.
  server.clock.set('2027-01-10T23:30:00Z')
  const decide = `/api/booking/${waiting?.id}/decision/`
  const { body } = await owner.call<Booking>('POST', decide, { decision: 'accept' })
  const agreed = [
    ['deposit', 90, '2027-01-18', 0],
    ['rest', 210, '2027-05-04', 0],
  ]
  expect(partsOf(body)).toEqual(agreed)
  expect(partsOf((await server.call<GuestRequest>('GET', `${base}request/${request.token}/`)).body)).toEqual(agreed)
})

test('a rule that a guest was not shown is not accepted', async () => {
  const { unit } = await aHouse()
  const base = '/api/public/booking/'
  const quote = (await server.call<PublicQuote>('POST', `${base}quote/`, aWish(unit.id))).body
  await settings(rule)
  const sent = await server.call<Problem>('POST', base, aWish(unit.id, { terms: quote.terms }))
  expect(sent).toMatchObject({ status: 409, body: { code: 'terms_changed' } })
})

test('a property says its rule whole, and a page of the release before changes its percent alone', async () => {
  const { property } = await aHouse({ payment_rule: { deposit_nights: 2, deposit_due_days: 5 } })
  const { name, description } = property
  const say = (fields: object) =>
    owner.call<Property & Problem>('PATCH', `/api/properties/${property.id}/`, {
      name,
      description,
      address,
      ...fields,
    })
  const nights = { deposit_percent: null, deposit_nights: 2, deposit_amount: null, deposit_due_days: 5 }
  expect((await say({ deposit_percent: '', deposit_days: '' })).body.payment_rule).toMatchObject(nights)
  expect((await say({ deposit_percent: 20, deposit_days: 3 })).body.payment_rule).toMatchObject({
    ...{ deposit_percent: 20, deposit_nights: null, deposit_due_days: 3 },
  })
  expect((await say({ deposit_percent: '', deposit_days: '' })).body.payment_rule).toBeNull()
  expect(await say({ payment_rule: { deposit_percent: 20 } })).toMatchObject({
    status: 400,
    body: { fields: { 'payment_rule.deposit_due_days': [expect.any(String)] } },
  })
  expect((await say({ payment_rule: null })).body.payment_rule).toBeNull()
})
