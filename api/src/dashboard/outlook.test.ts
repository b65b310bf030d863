import type { PropertyOutlook } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { expect, test } from 'vitest'
import { aBlock, aBooking, aProperty, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T12:00:00Z' })
const outlook = async (owner: TestOwner) => (await owner.call<PropertyOutlook[]>('GET', '/api/property-outlook/')).body

test('says how full each property is tonight and in the next 30 nights, and when somebody arrives and leaves next', async () => {
  const owner = await server.signUpOwner()
  const [house, cabin] = [await aProperty(owner), await aProperty(owner)]
  const unit = async () => ({ unit: (await aUnit(owner, { property_id: house.id })).id, property: house.id })
  const [lake, garden] = [await unit(), await unit()]
  // The block takes 12 of 60 nights out of sale.
  await aBooking(owner, { ...lake, check_in: '2027-01-10', check_out: '2027-01-14' })
  await aBooking(owner, { ...garden, check_in: '2027-02-01', check_out: '2027-03-01', status: 'pending' })
  await aBooking(owner, { ...garden, check_in: '2027-01-20', check_out: '2027-01-22', status: 'cancelled' })
  await aBlock(owner, { unit: lake.unit, start: '2027-01-20', end: '2027-02-01' })
  expect(await outlook(owner)).toEqual([
    {
      // 4 + 8 of 48 nights.
      ...{ property: house.id, occupancy: 25, tonight: { offered: 2, taken: 1 } },
      ...{ next_arrival: '2027-01-10', next_departure: '2027-01-14' },
    },
    {
      ...{ property: cabin.id, occupancy: null, tonight: { offered: 0, taken: 0 } },
      ...{ next_arrival: null, next_departure: null },
    },
  ])
  expect(await outlook(await server.signUpOwner())).toEqual([])
})

test('counts tonight what is in the house, and offers no unit that is blocked or out of use', async () => {
  const owner = await server.signUpOwner()
  const house = await aProperty(owner)
  const unit = async (fields = {}) => ({
    unit: (await aUnit(owner, { property_id: house.id, ...fields })).id,
    property: house.id,
  })
  const [lake, garden] = [await unit(), await unit()]
  await unit({ active: false })
  await aBlock(owner, { unit: garden.unit, start: '2027-01-09', end: '2027-01-11' })
  await aBooking(owner, { ...lake, check_in: '2027-01-11', check_out: '2027-01-12' })
  expect((await outlook(owner))[0]?.tonight).toEqual({ offered: 1, taken: 0 })
  await aBooking(owner, { ...lake, check_in: '2027-01-10', check_out: '2027-01-11', status: 'pending' })
  expect((await outlook(owner))[0]).toMatchObject({
    ...{ tonight: { offered: 1, taken: 1 } },
    // Only a confirmed stay arrives and leaves.
    ...{ next_arrival: '2027-01-11', next_departure: '2027-01-12' },
  })
})
