import type { Today, TodayList } from '@keyhaven/shared-contracts/contract/bookings/today'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBooking, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// Noon of the eleventh in Auckland, still the afternoon of the tenth in Los Angeles.
const server = await testServer({ now: '2027-01-10T23:00:00Z' })

const today = async (owner: TestOwner) => (await owner.call<Today>('GET', '/api/dashboard-today/')).body
const idsOf = async (owner: TestOwner, list: TodayList) => (await today(owner))[list].stays.map(({ id }) => id)

async function houseIn(owner: TestOwner, time_zone: string) {
  const property = await aProperty(owner, { time_zone })
  return async (check_in: string, check_out: string, fields = {}) => {
    const unit = await aUnit(owner, { property_id: property.id })
    // What began before today cannot be booked any more; it is moved there.
    const booking = await aBooking(owner, { unit: unit.id, property: property.id, ...fields })
    const days = sql`check_in = ${check_in}, check_out = ${check_out}`
    await sql`UPDATE bookings SET ${days} WHERE id = ${booking.id}`.execute(server.db)
    await sql`UPDATE occupancies SET ${days} WHERE booking_id = ${booking.id}`.execute(server.db)
    return booking
  }
}
const request = async (id: number, expires: string) => {
  await sql`UPDATE bookings SET expires_at = ${expires} WHERE id = ${id}`.execute(server.db)
  await sql`UPDATE occupancies SET kind = 'request', expires_at = ${expires} WHERE booking_id = ${id}`.execute(
    server.db,
  )
}

test('today is the day of each property: who comes, stays and goes in Auckland and in Los Angeles', async () => {
  const owner = await server.signUpOwner()
  const [auckland, angeles] = [await houseIn(owner, 'Pacific/Auckland'), await houseIn(owner, 'America/Los_Angeles')]
  const east = [
    await auckland('2027-01-10', '2027-01-11'),
    await auckland('2027-01-10', '2027-01-12'),
    await auckland('2027-01-11', '2027-01-12'),
  ]
  const west = [
    await angeles('2027-01-09', '2027-01-10'),
    await angeles('2027-01-09', '2027-01-11'),
    await angeles('2027-01-10', '2027-01-11'),
    await angeles('2027-01-11', '2027-01-12'),
  ]
  const of = (...bookings: ({ id: number } | undefined)[]) => bookings.map((one) => one?.id)
  expect(await idsOf(owner, 'arrivals')).toEqual(of(west[2], east[2]))
  expect(await idsOf(owner, 'in_house')).toEqual(of(west[1], east[1]))
  expect(await idsOf(owner, 'departures')).toEqual(of(west[0], east[0]))
})

test('a stay is named with its guest, unit and money; a cancelled one not at all', async () => {
  const owner = await server.signUpOwner()
  const house = await houseIn(owner, 'Europe/Vienna')
  const booking = await house('2027-01-11', '2027-01-14', { deposit_amount: 50, status: 'pending' })
  await house('2027-01-11', '2027-01-14', { deposit_amount: 50, status: 'cancelled' })
  const { arrivals, unpaid_deposits } = await today(owner)
  const { id, first_name, last_name } = booking.client
  expect(arrivals).toEqual({
    count: 1,
    stays: [
      {
        ...{ id: booking.id, reference: booking.reference, status: 'pending', property: booking.property },
        ...{
          check_in: '2027-01-11',
          check_out: '2027-01-14',
          guests_count: 2,
          children: [],
          infants: 0,
          pets: 0,
          expires_at: null,
        },
        ...{ deposit_amount: 50, deposit_paid: false, deposit_due: null, total_price: booking.total_price },
        client: { id, first_name, last_name },
        unit: { id: booking.unit.id, name: booking.unit.name },
        version: booking.version,
      },
    ],
  })
  expect(unpaid_deposits).toEqual(arrivals)
})

test('deposits that are paid, not asked for or of stays that have begun are not waited for', async () => {
  const owner = await server.signUpOwner()
  const house = await houseIn(owner, 'Europe/Vienna')
  await house('2027-01-10', '2027-01-14', { deposit_amount: 50 })
  await house('2027-03-01', '2027-03-14', { deposit_amount: 50, deposit_paid: true })
  await house('2027-03-01', '2027-03-14')
  const later = await house('2027-04-01', '2027-04-14', { deposit_amount: 50 })
  const sooner = await house('2027-03-02', '2027-03-14', { deposit_amount: 50 })
  expect(await idsOf(owner, 'unpaid_deposits')).toEqual([sooner.id, later.id])
})

test('requests wait until they expire, the first to expire first, and an expired one is nowhere', async () => {
  const owner = await server.signUpOwner()
  const house = await houseIn(owner, 'Europe/Vienna')
  const pending = { status: 'pending', deposit_amount: 10 }
  const [later, sooner, expired] = [
    await house('2027-02-01', '2027-02-03', pending),
    await house('2027-02-01', '2027-02-03', pending),
    await house('2027-01-11', '2027-01-12', pending),
  ]
  await request(later.id, '2027-01-12T00:00:00Z')
  await request(sooner.id, '2027-01-11T00:00:00Z')
  await request(expired.id, '2027-01-10T22:59:59Z')
  const lists = await today(owner)
  expect(lists.requests.stays.map(({ id, expires_at }) => [id, expires_at])).toEqual([
    [sooner.id, '2027-01-11T00:00:00.000Z'],
    [later.id, '2027-01-12T00:00:00.000Z'],
  ])
  expect([lists.arrivals.count, lists.unpaid_deposits.count]).toEqual([0, 2])
})

test('a list holds twenty stays and says how many there are', async () => {
  const owner = await server.signUpOwner()
  const house = await houseIn(owner, 'Europe/Vienna')
  for (let count = 0; count < 22; count += 1) await house('2027-01-11', '2027-01-12')
  const { arrivals, departures } = await today(owner)
  expect([arrivals.count, arrivals.stays.length, departures]).toEqual([22, 20, { count: 0, stays: [] }])
  expect(await today(await server.signUpOwner())).toMatchObject({ arrivals: { count: 0, stays: [] } })
})

test('what is pending is named beside what counts, and is asked to be confirmed before it arrives', async () => {
  const owner = await server.signUpOwner()
  const house = await houseIn(owner, 'Europe/Vienna')
  const soon = await house('2027-01-13', '2027-01-16', { status: 'pending' })
  await house('2027-02-13', '2027-02-16', { status: 'pending' })
  await house('2027-01-14', '2027-01-17')
  const withRequest = await house('2027-01-15', '2027-01-18', { status: 'pending' })
  await request(withRequest.id, '2027-01-12T00:00:00Z')
  const { to_confirm, pending } = await today(owner)
  expect(to_confirm?.stays.map(({ id }) => id)).toEqual([soon.id])
  expect(pending).toEqual({ count: 2, next_arrival: '2027-01-13', total: 600 })
})

test('guests of today are arriving until their house lets them in', async () => {
  const owner = await server.signUpOwner()
  // Midnight in Vienna, and noon in Auckland.
  const house = await houseIn(owner, 'Europe/Vienna')
  await house('2027-01-11', '2027-01-14', { guests_count: 3 })
  await house('2027-01-11', '2027-01-14', { guests_count: 4, status: 'pending' })
  expect((await today(owner)).guests_arriving).toBe(3)
  const open = await server.signUpOwner()
  const early = await houseIn(open, 'Pacific/Auckland')
  const { property } = await early('2027-01-11', '2027-01-14', { guests_count: 2 })
  expect((await today(open)).guests_arriving).toBe(2)
  await sql`UPDATE properties SET check_in_from = '12:00' WHERE id = ${property.id}`.execute(server.db)
  expect((await today(open)).guests_arriving).toBe(0)
})
