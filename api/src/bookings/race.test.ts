import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

async function aStay(fields = {}) {
  const [unit, client] = [await aUnit(owner), await aClient(owner)]
  const ids = { property: unit.property.id, unit: unit.id, client: client.id }
  return { ...ids, guests_count: 2, check_in: '2027-06-01', check_out: '2027-06-04', status: 'confirmed', ...fields }
}
const deadlocks = async () => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(server.db)
  return rows[0]?.deadlocks
}
const counted = (statuses: number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (one) => one)].map(([status, all]) => [status, all.length]))

test('of 500 who book one unit at once exactly one gets it, without a deadlock', async () => {
  const stay = await aStay()
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => {
      const first = 1 + (index % 3)
      const days = { check_in: `2027-06-0${first}`, check_out: `2027-06-0${first + 3}` }
      return owner.call('POST', '/api/bookings/', { ...stay, ...days })
    }),
  )
  expect(counted(answers.map((answer) => answer.status))).toEqual({ 201: 1, 409: 499 })
  const occupancies = await sql`SELECT id FROM occupancies WHERE unit_id = ${stay.unit}`.execute(server.db)
  expect(occupancies.rows).toHaveLength(1)
  expect(await deadlocks()).toBe(0)
})

test('who books while its owner sets rules and discounts waits for nobody in a circle', async () => {
  const own = await server.signUpOwner()
  const [unit, client] = [await aUnit(own), await aClient(own)]
  const place = { property: unit.property.id, unit: unit.id, client: client.id, guests_count: 2, status: 'confirmed' }
  const before = await deadlocks()
  const calls = Array.from({ length: 6 }, (_, index) => [
    () =>
      own.call('POST', '/api/bookings/', {
        ...place,
        check_in: `2027-06-1${index}`,
        check_out: `2027-06-1${index + 1}`,
      }),
    () =>
      own.call('POST', '/api/calendar/nights/', {
        ...{ units: [unit.id], from: `2027-07-1${index}`, to: `2027-07-1${index}`, min_nights: 2, price: 90 },
      }),
    () => own.call('POST', '/api/stay-rules/', { kind: 'min_nights', unit: unit.id, nights: 1 + index }),
    () =>
      own.call('POST', '/api/discounts/', { kind: 'length_of_stay', unit: unit.id, nights: 7 + index, percent: 10 }),
  ]).flat()
  const answers = await Promise.all(calls.map((send) => send()))
  expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 6, 201: 18 })
  expect(await deadlocks()).toBe(before)
})

test('bookings that move onto the same days at once leave one of them there', async () => {
  const stay = await aStay()
  const moving: Booking[] = []
  for (const month of ['01', '02', '03', '04', '05', '07'])
    moving.push(await aBooking(owner, { ...stay, check_in: `2028-${month}-01`, check_out: `2028-${month}-04` }))
  const answers = await Promise.all(
    moving.map((booking) =>
      owner.call('PATCH', `/api/booking/${booking.id}/`, { ...stay, check_in: '2028-06-01', check_out: '2028-06-03' }),
    ),
  )
  expect(counted(answers.map((answer) => answer.status))).toEqual({ 200: 1, 409: 5 })
})

test('bookings of one owner made at once have numbers without a gap', async () => {
  const own = await server.signUpOwner()
  const units = await Promise.all(Array.from({ length: 20 }, () => aUnit(own)))
  const client = await aClient(own)
  const created = await Promise.all(
    units.map((unit) => aBooking(own, { unit: unit.id, property: unit.property.id, client: client.id })),
  )
  const numbers = created.map((booking) => booking.reference).toSorted()
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => `B-${String(index + 1).padStart(6, '0')}`))
})

test('calls with one idempotency key make one booking and get one answer', async () => {
  const stay = await aStay()
  const book = (body: object) =>
    owner.call<Booking>('POST', '/api/bookings/', body, { 'idempotency-key': `key-${stay.unit}` })
  const answers = await Promise.all(Array.from({ length: 15 }, () => book(stay)))
  expect(counted(answers.map((answer) => answer.status))).toEqual({ 201: 15 })
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await book({ ...stay, guests_count: 1 })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_mismatch' },
  })
  const other = await owner.call('POST', '/api/bookings/', stay, { 'idempotency-key': 'another' })
  expect(other).toMatchObject({ status: 409, body: { code: 'unit_taken' } })
})

test('a refused call leaves its idempotency key free, and a key lasts a day', async () => {
  const stay = await aStay()
  const book = (body: object) =>
    owner.call<Booking>('POST', '/api/bookings/', body, { 'idempotency-key': `once-${stay.unit}` })
  expect((await book({ ...stay, guests_count: 9 })).status).toBe(400)
  expect((await book(stay)).status).toBe(201)
  await sql`UPDATE idempotency_keys SET created_at = created_at - interval '25 hours'`.execute(server.db)
  expect(await book({ ...stay, check_in: '2027-07-01', check_out: '2027-07-02' })).toMatchObject({ status: 201 })
})

test('who books what is being deleted gets a booking or an explanation', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 25; round++) {
    const stay = await aStay()
    const victim = [`client/${stay.client}`, `units/${stay.unit}`, `properties/${stay.property}`][round % 3]
    const [created, gone] = await Promise.all([
      owner.call('POST', '/api/bookings/', stay),
      owner.call('DELETE', `/api/${victim}/`),
    ])
    outcomes.add(`${created.status} ${gone.status}`)
  }
  const allowed = new Set(['201 204', '404 204', '409 204'])
  expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([])
})
