import type { DashboardStats } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { expect, test } from 'vitest'
import { aBooking, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// Half past midnight of the eleventh in Vienna, still the tenth in Lisbon.
const server = await testServer({ now: '2027-01-10T23:30:00Z' })

const all = async (owner: TestOwner) => (await owner.call<DashboardStats>('GET', '/api/dashboard-stats/')).body
const stats = async (owner: TestOwner) => {
  const { next_arrival_stay: _, next_departure_stay: __, ...figures } = await all(owner)
  return figures
}

test('who comes and who goes next is named with the unit, and how many more do that day', async () => {
  const owner = await server.signUpOwner()
  expect(await all(owner)).toMatchObject({ next_arrival_stay: null, next_departure_stay: null })
  const stay = { check_in: '2027-02-01', check_out: '2027-02-03', status: 'confirmed' }
  const first = await aBooking(owner, stay)
  await aBooking(owner, { ...stay, check_out: '2027-02-04' })
  const named = {
    booking: first.id,
    name: `${first.client.first_name} ${first.client.last_name}`,
    unit: first.unit.name,
  }
  expect(await all(owner)).toMatchObject({
    next_arrival_stay: { ...named, more: 1 },
    next_departure_stay: { ...named, more: 0 },
  })
})

test('where nothing is offered there is no percentage', async () => {
  const owner = await server.signUpOwner()
  const empty = {
    guests_present: 0,
    occupancy_today: null,
    occupancy_month: null,
    next_arrival: null,
    next_departure: null,
  }
  expect(await stats(owner)).toEqual(empty)
  await aUnit(owner, { active: false })
  expect(await stats(owner)).toEqual(empty)
})

test('today is the day of each property', async () => {
  const owner = await server.signUpOwner()
  const unit = async (time_zone: string) => {
    const property = await aProperty(owner, { time_zone })
    return { unit: (await aUnit(owner, { property_id: property.id })).id, property: property.id }
  }
  const tenth = { check_in: '2027-01-10', check_out: '2027-01-11', guests_count: 3 }
  await aBooking(owner, { ...(await unit('Atlantic/Reykjavik')), ...tenth })
  expect(await stats(owner)).toEqual({
    guests_present: 3,
    occupancy_today: 100,
    occupancy_month: 3.2,
    next_arrival: '2027-01-10',
    next_departure: '2027-01-11',
  })
  await unit('Europe/Vienna')
  expect(await stats(owner)).toMatchObject({ guests_present: 3, occupancy_today: 50, occupancy_month: 1.6 })
})

test('a blocked night is not offered, and pending stays fill a unit but bring no guests', async () => {
  const owner = await server.signUpOwner()
  const blocked = await aUnit(owner)
  const place = { unit_id: blocked.id, owner_id: owner.user.id, kind: 'block' }
  await server.db
    .insertInto('occupancies')
    .values({ ...place, check_in: '2026-12-20', check_out: '2027-02-01' })
    .execute()
  expect(await stats(owner)).toMatchObject({ occupancy_today: null, occupancy_month: null })
  await aBooking(owner, { check_in: '2027-01-11', check_out: '2027-01-12', status: 'pending' })
  expect(await stats(owner)).toEqual({
    guests_present: 0,
    occupancy_today: 100,
    occupancy_month: 3.2,
    next_arrival: null,
    next_departure: null,
  })
})
