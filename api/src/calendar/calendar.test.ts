import type { CalendarDay, CalendarRows, CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBlock, aBooking, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
let other: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
  other = await server.signUpOwner()
})

const june = 'from=2027-06-01&to=2027-07-01'
const stays = async (units: number[], query = june, by = owner) =>
  (await by.call<CalendarWindow>('GET', `/api/calendar/stays/?${query}&units=${units.join()}`)).body
const days = async (query: string, by = owner) =>
  (await by.call<CalendarDay[]>('GET', `/api/calendar/days/?${query}`)).body
const refusal = async (path: string) => {
  const { status, body } = await owner.call<{ fields?: object }>('GET', path)
  return [status, body.fields]
}

test('the rows are properties and units by name, with what is idle and without what is gone', async () => {
  const own = await server.signUpOwner()
  const [b, a] = [await aProperty(own, { name: 'berghof', active: false }), await aProperty(own, { name: 'Ähre' })]
  const [two, one] = [
    await aUnit(own, { property_id: a.id, name: 'Room 2' }),
    await aUnit(own, { property_id: a.id, name: 'room 1' }),
  ]
  const idle = await aUnit(own, { property_id: a.id, name: 'Room 3', status: 'maintenance' })
  const closed = await aUnit(own, { property_id: b.id, name: 'Attic' })
  await own.call('DELETE', `/api/units/${(await aUnit(own, { property_id: a.id })).id}/`)
  const { body } = await own.call<CalendarRows>('GET', '/api/calendar/rows/')
  expect(body.properties).toEqual([
    { id: a.id, name: 'Ähre', active: true, time_zone: 'Europe/Vienna' },
    { id: b.id, name: 'berghof', active: false, time_zone: 'Europe/Vienna' },
  ])
  expect(body.units.map(({ id, property, bookable }) => [id, property, bookable])).toEqual([
    [one.id, a.id, true],
    [two.id, a.id, true],
    [idle.id, a.id, false],
    [closed.id, b.id, false],
  ])
})

test('a window shows the stays and blocks that reach into it, and who comes', async () => {
  const booking = await aBooking(owner, { check_in: '2027-05-28', check_out: '2027-06-02', status: 'pending' })
  const unit = booking.unit.id
  const before = { unit, property: booking.property.id, check_in: '2027-05-20', check_out: '2027-05-28' }
  await aBooking(owner, before)
  await aBooking(owner, { ...before, check_in: '2027-07-01', check_out: '2027-07-03' })
  const block = await aBlock(owner, { unit, start: '2027-06-30', end: '2027-07-01' })
  const { id, version, status, check_in, check_out, guests_count, client } = booking
  const { first_name, last_name } = client
  const guest = { first_name, last_name, guests_count, expires_at: null, has_change: false }
  const stay = { id, version, unit, status, check_in, check_out, ...guest }
  expect(await stays([unit])).toEqual({ stays: [stay], blocks: [{ ...block, held_until: null }], imports: [] })
  expect(await stays([unit], `${june}&cancelled=true`)).toEqual({ stays: [], blocks: [] })
  expect(await stays([unit], june, other)).toEqual({ stays: [], blocks: [], imports: [] })
})

test('a request shows until when it is held, and not at all when that is over', async () => {
  const booking = await aBooking(owner, { status: 'pending' })
  const expire = async (moment: string) => {
    await sql`UPDATE bookings SET expires_at = ${moment} WHERE id = ${booking.id}`.execute(server.db)
    await sql`UPDATE occupancies SET kind = 'request', expires_at = ${moment} WHERE booking_id = ${booking.id}`.execute(
      server.db,
    )
  }
  await expire('2027-01-10T10:00:00Z')
  expect((await stays([booking.unit.id])).stays).toMatchObject([{ expires_at: '2027-01-10T10:00:00.000Z' }])
  await expire('2027-01-10T09:00:00Z')
  expect((await stays([booking.unit.id])).stays).toEqual([])
  expect((await days(`${june}&property=${booking.property.id}`)).map(({ taken }) => taken)).toEqual(Array(30).fill(0))
})

test('a cancelled stay is shown by its switch alone', async () => {
  const booking = await aBooking(owner, { status: 'cancelled' })
  expect((await stays([booking.unit.id])).stays).toEqual([])
  expect((await stays([booking.unit.id], `${june}&cancelled=true`)).stays).toMatchObject([
    { id: booking.id, status: 'cancelled' },
  ])
})

test('a night offers what can be booked at the lowest price of what is free', async () => {
  const property = await aProperty(owner)
  const [cheap, dear] = [
    await aUnit(owner, { property_id: property.id, price_per_night: 80 }),
    await aUnit(owner, { property_id: property.id, price_per_night: 120 }),
  ]
  await aUnit(owner, { property_id: property.id, price_per_night: 10, status: 'maintenance' })
  await aUnit(owner, { property_id: property.id, price_per_night: 10, active: false })
  await aSeason(owner, { unit: dear.id, start: '2027-06-03', end: '2027-06-05', price_per_night: 70 })
  await aBooking(owner, { unit: cheap.id, property: property.id, check_in: '2027-06-02', check_out: '2027-06-04' })
  await aBlock(owner, { unit: dear.id, start: '2027-06-02', end: '2027-06-03' })
  expect(await days(`from=2027-06-01&to=2027-06-06&property=${property.id}`)).toEqual([
    { day: '2027-06-01', offered: 2, taken: 0, price_from: 80 },
    { day: '2027-06-02', offered: 1, taken: 1, price_from: null },
    { day: '2027-06-03', offered: 2, taken: 1, price_from: 70 },
    { day: '2027-06-04', offered: 2, taken: 0, price_from: 70 },
    { day: '2027-06-05', offered: 2, taken: 0, price_from: 80 },
  ])
  const nothing = [{ day: '2027-06-01', offered: 0, taken: 0, price_from: null }]
  expect(await days(`from=2027-06-01&to=2027-06-02&property=${property.id}`, other)).toEqual(nothing)
  expect(await days('from=2027-06-01&to=2027-06-02', other)).toEqual(nothing)
})

test('a window is asked for by its nights and at most 25 units', async () => {
  const path = '/api/calendar/stays/?'
  expect(await refusal(`${path}${june}`)).toEqual([400, { units: ['List the unit ids, like 1,2,3'] }])
  expect(await refusal(`${path}${june}&units=`)).toEqual([400, { units: ['List at least one unit'] }])
  const many = Array.from({ length: 26 }, (_, index) => index + 1)
  expect(await refusal(`${path}${june}&units=${many.join()}`)).toEqual([400, { units: ['At most 25 units'] }])
  expect(await refusal(`${path}from=2027-06-01&to=2027-06-01&units=1`)).toEqual([
    400,
    { to: ['The window ends before it begins.'] },
  ])
  expect(await refusal('/api/calendar/days/?from=2027-06-01&to=2029-06-01')).toEqual([
    400,
    { to: ['At most 400 nights'] },
  ])
})
