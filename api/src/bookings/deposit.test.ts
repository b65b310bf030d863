import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aClient, address, aProperty, aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T18:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

/** A unit for 100 a night in a house that asks for 30 % within 7 days. */
async function aHouse(fields: Record<string, unknown> = { deposit_percent: 30, deposit_days: 7 }) {
  const property = await aProperty(owner, fields)
  return { property, unit: await aUnit(owner, { property_id: property.id }) }
}
type House = Awaited<ReturnType<typeof aHouse>>

const stay = { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2, status: 'confirmed' }
const book = async ({ property, unit }: House, fields: object = {}) => {
  const client = await aClient(owner)
  const body = { property: property.id, unit: unit.id, client: client.id, ...stay, ...fields }
  return (await owner.call<Booking>('POST', '/api/bookings/', body)).body
}
const depositOf = ({ deposit_amount, deposit_due, deposit_paid }: Booking) => [
  deposit_amount,
  deposit_due,
  deposit_paid,
]
const change = async ({ id, property, unit, client }: Booking, fields: object) => {
  const body = { ...stay, property: property.id, unit: unit.id, client: client.id, ...fields }
  return (await owner.call<Booking>('PATCH', `/api/booking/${id}/`, body)).body
}
const unpaid = async () =>
  (await owner.call<Today>('GET', '/api/dashboard-today/')).body.unpaid_deposits.stays.map(({ id }) => id)

test('a new stay is asked for what its property asks for, at the latest on arrival, unless something else is said', async () => {
  const house = await aHouse()
  expect(depositOf(await book(house))).toEqual([90, '2027-01-17', false])
  const soon = { check_in: '2027-01-12', check_out: '2027-01-14' }
  expect(depositOf(await book(house, soon))).toEqual([60, '2027-01-12', false])
  const july = { check_in: '2027-07-01', check_out: '2027-07-04' }
  expect(depositOf(await book(house, { ...july, deposit_amount: 50, deposit_due: '2027-03-01' }))).toEqual([
    ...[50, '2027-03-01', false],
  ])
  const none = { check_in: '2027-08-01', check_out: '2027-08-04' }
  expect(depositOf(await book(house, { ...none, deposit_amount: null }))).toEqual([0, null, false])
  const paid = { check_in: '2027-09-01', check_out: '2027-09-04' }
  expect(depositOf(await book(house, { ...paid, deposit_paid: true, deposit_amount: 40 }))).toEqual([40, null, true])
  const other = await aHouse({})
  expect(depositOf(await book(other))).toEqual([0, null, false])
  expect(depositOf(await book(other, { ...july, deposit_amount: 20 }))).toEqual([20, null, false])
})

test('what is asked for and what was paid are told apart, and a change leaves what it does not say', async () => {
  const booked = await book(await aHouse())
  expect(await unpaid()).toEqual([booked.id])
  const filtered = await owner.call<Booking[]>('GET', '/api/bookings/?deposit=unpaid')
  expect(filtered.body.map(({ id }) => id)).toEqual([booked.id])
  const later = await change(booked, { guests_count: 1 })
  expect(depositOf(later)).toEqual([90, '2027-01-17', false])
  const pay = (amount: number) =>
    owner.call('POST', `/api/booking/${booked.id}/payments/`, {
      ...{ date: '2027-01-10', kind: 'deposit', amount, method: 'transfer', note: '' },
    })
  await pay(40)
  expect(await unpaid()).toEqual([booked.id])
  await pay(50)
  expect(await unpaid()).toEqual([])
  expect(depositOf(await change(booked, { deposit_paid: true, deposit_amount: null }))).toEqual([0, null, true])
})

test('a stay that was paid at once has paid its deposit, in lists and on the dashboard, and a mark adds nothing to it', async () => {
  const booked = await book(await aHouse())
  const ids = async (deposit: string) =>
    (await owner.call<Booking[]>('GET', `/api/bookings/?deposit=${deposit}`)).body.map(({ id }) => id)
  const path = `/api/booking/${booked.id}/payments/`
  const pay = (amount: number, note = '', kind = 'payment') =>
    owner.call<Ledger>('POST', path, { ...{ date: '2027-01-10', way: 'transfer' }, ...{ kind, amount, note } })
  expect((await pay(40)).body.deposit_held).toBe(40)
  expect([await unpaid(), await ids('unpaid'), await ids('paid')]).toEqual([[booked.id], [booked.id], []])
  expect((await pay(260)).body.deposit_paid).toBe(true)
  expect([await unpaid(), await ids('unpaid'), await ids('paid')]).toEqual([[], [], [booked.id]])
  const ledger = async () => (await owner.call<Ledger>('GET', path)).body
  expect(depositOf(await change(booked, { deposit_paid: true }))).toEqual([90, '2027-01-17', true])
  expect(await ledger()).toMatchObject({ paid: 300, balance: 0, deposit_paid: true })
  expect((await pay(260, 'Shorter stay', 'refund')).body.deposit_paid).toBe(false)
  expect(await unpaid()).toEqual([booked.id])
  await change(booked, { deposit_paid: true })
  expect((await ledger()).payments.map(({ amount }) => amount)).toEqual([40, 260, -260, 50])
})

test('a stay that was paid at once under the release before counts as paid, too, and is marked without an entry', async () => {
  const booked = await book(await aHouse())
  await server.db
    .insertInto('payments')
    .values({
      ...{ owner_id: owner.user.id, booking_id: booked.id, day: '2027-01-10', kind: 'payment' },
      ...{ amount_cents: 30_000, method: 'transfer', created_at: new Date('2027-01-10T18:00:00Z') },
    })
    .execute()
  expect(await unpaid()).toEqual([])
  expect((await owner.call<Booking[]>('GET', '/api/bookings/?deposit=unpaid')).body).toEqual([])
  expect((await owner.call<Booking[]>('GET', '/api/bookings/?deposit=paid')).body).toHaveLength(1)
  expect(depositOf(await change(booked, { deposit_paid: true }))).toEqual([90, '2027-01-17', true])
  const { body } = await owner.call<Ledger>('GET', `/api/booking/${booked.id}/payments/`)
  expect(body).toMatchObject({ paid: 300, payments: [{ kind: 'payment' }] })
})

test('a guest’s stay is asked for it too, counted from its owner’s yes; a request that waits owes nothing yet', async () => {
  const { unit } = await aHouse()
  await aRequest(server, unit.id)
  const [waiting] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  expect(waiting && depositOf(waiting)).toEqual([0, null, false])
  expect(await unpaid()).toEqual([])
  server.clock.set('2027-01-10T23:30:00Z')
  onTestFinished(() => server.clock.set('2027-01-10T18:00:00Z'))
  const path = `/api/booking/${waiting?.id}/decision/`
  const { body } = await owner.call<Booking>('POST', path, { decision: 'accept' })
  expect(depositOf(body)).toEqual([90, '2027-01-18', false])
  expect(await unpaid()).toEqual([waiting?.id])
})

test('a property asks for a percent and a time, or for nothing', async () => {
  const { property } = await aHouse()
  const { name, description } = property
  const say = (fields: object) =>
    owner.call<Property & Problem>('PATCH', `/api/properties/${property.id}/`, {
      name,
      description,
      address,
      ...fields,
    })
  expect((await say({})).body).toMatchObject({ deposit_percent: 30, deposit_days: 7 })
  expect(await say({ deposit_percent: '20' })).toMatchObject({
    status: 400,
    body: { fields: { deposit_days: [expect.any(String)] } },
  })
  expect(await say({ deposit_days: 3, deposit_percent: '' })).toMatchObject({
    status: 400,
    body: { fields: { deposit_percent: [expect.any(String)] } },
  })
  expect((await say({ deposit_percent: '', deposit_days: '' })).body).toMatchObject({
    deposit_percent: null,
    deposit_days: null,
  })
})
