import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T15:00:00Z' })
let owner: TestOwner

const june = { check_in: '2027-06-01', check_out: '2027-06-04' }

async function aHouse() {
  owner = await server.signUpOwner()
  const property = (await aProperty(owner)).id
  const [one, two] = [
    (await aUnit(owner, { property_id: property })).id,
    (await aUnit(owner, { property_id: property })).id,
  ]
  const client = (await aClient(owner)).id
  const book = (unit: number, fields: object = {}) => aBooking(owner, { property, unit, client, ...june, ...fields })
  return { property, one, two, book }
}
const free = async (from: string, to: string, booking?: number) => {
  const path = `/api/calendar/free/?from=${from}&to=${to}${booking ? `&booking=${booking}` : ''}`
  return (await owner.call<{ units: number[] }>('GET', path)).body.units
}

test('a stay takes its unit from the first night to the last, and leaves the day of departure', async () => {
  const { one, two, book } = await aHouse()
  await book(one)
  expect(await free('2027-05-29', '2027-06-01')).toEqual([one, two])
  expect(await free('2027-06-04', '2027-06-06')).toEqual([one, two])
  expect(await free('2027-06-03', '2027-06-06')).toEqual([two])
  expect(await free('2027-05-20', '2027-07-06')).toEqual([two])
})

test("a booking is not in its own way, and a cancelled one in nobody's", async () => {
  const { one, two, book } = await aHouse()
  const booking = await book(one)
  expect(await free('2027-06-02', '2027-06-08', booking.id)).toEqual([one, two])
  await book(two, { status: 'cancelled' })
  expect(await free('2027-06-02', '2027-06-08')).toEqual([two])
})

test('a request keeps its unit until its moment has passed', async () => {
  const { one, two, book } = await aHouse()
  const request: Booking = await book(one, { status: 'pending' })
  const expire = (at: string) =>
    sql`UPDATE occupancies SET kind = 'request', expires_at = ${at} WHERE booking_id = ${request.id}`.execute(server.db)
  await expire('2027-01-10T16:00:00Z')
  expect(await free('2027-06-01', '2027-06-04')).toEqual([two])
  await expire('2027-01-10T14:00:00Z')
  expect(await free('2027-06-01', '2027-06-04')).toEqual([one, two])
})

test('what cannot be booked is not offered, but a booking keeps the unit that it has', async () => {
  const { property, one, two, book } = await aHouse()
  const booking = await book(one)
  const change = (unit: number, fields: object) =>
    sql`UPDATE units SET ${sql.join(Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))} WHERE id = ${unit}`.execute(
      server.db,
    )
  await change(two, { status: 'maintenance' })
  expect(await free('2027-07-01', '2027-07-04')).toEqual([one])
  await change(one, { active: false })
  expect(await free('2027-07-01', '2027-07-04')).toEqual([])
  expect(await free('2027-06-01', '2027-06-04', booking.id)).toEqual([one])
  await change(two, { status: 'available' })
  expect(await free('2027-07-01', '2027-07-04')).toEqual([two])
  await sql`UPDATE properties SET active = false WHERE id = ${property}`.execute(server.db)
  expect(await free('2027-07-01', '2027-07-04')).toEqual([])
})

test('a booking of another owner changes nothing, and a window that ends before it begins is refused', async () => {
  const { one, book } = await aHouse()
  const foreign = await book(one)
  const { one: mine, two } = await aHouse()
  expect(await free('2027-06-01', '2027-06-04', foreign.id)).toEqual([mine, two])
  const answer = await owner.call<{ fields: object }>('GET', '/api/calendar/free/?from=2027-06-04&to=2027-06-01')
  expect([answer.status, answer.body.fields]).toEqual([400, { to: ['The window ends before it begins.'] }])
})
