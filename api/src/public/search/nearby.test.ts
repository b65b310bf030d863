import type { NearbyStays } from '@keyhaven/shared-contracts/contract/public/public-search'
import { expect, test } from 'vitest'
import { aProperty, address, aUnit } from '../../testing/factories.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const owner = await server.signUpOwner()
const { id } = await aProperty(owner, { address: { ...address, city: 'Hallstatt' } })
await aUnit(owner, { property_id: id, capacity: 2, max_capacity: 6 })
await aUnit(owner, { property_id: id, capacity: 8, max_capacity: 10, min_nights: 3 })

const nearby = async (query: string) =>
  (await server.call<NearbyStays>('GET', `/api/public/booking/search/nearby/?city=Hallstatt&${query}`)).body

test('for 10 guests and 2 nights the one house that fits says that it is free from 3 nights on', async () => {
  const { lengths, guests } = await nearby('check_in=2027-06-01&check_out=2027-06-03&guests=10')
  expect(lengths).toEqual([{ nights: 3, check_in: '2027-06-01', check_out: '2027-06-04', count: 1 }])
  expect(guests).toEqual({ guests: 6, count: 1 })
})

test('for more guests than fit anywhere in the town it says for how many there is room', async () => {
  const { guests, lengths } = await nearby('check_in=2027-06-01&check_out=2027-06-05&guests=11')
  expect({ guests, lengths }).toEqual({ guests: { guests: 10, count: 1 }, lengths: [] })
})

test('for more nights than are let it says how many are', async () => {
  const { lengths } = await nearby('check_in=2027-06-01&check_out=2027-08-11&guests=2')
  expect(lengths).toMatchObject([{ nights: expect.any(Number) as number, check_in: '2027-06-01', count: 2 }])
  expect(lengths?.[0]?.nights).toBeLessThan(71)
})

test('a length is said with every unit that takes it, not only with those of which it is the nearest', async () => {
  const { id: house } = await aProperty(owner, { address: { ...address, city: 'Gosau' } })
  for (const min_nights of [2, 3]) await aUnit(owner, { property_id: house, min_nights })
  const answer = await server.call<NearbyStays>(
    'GET',
    '/api/public/booking/search/nearby/?city=Gosau&check_in=2027-06-01&check_out=2027-06-02',
  )
  expect(answer.body.lengths).toMatchObject([
    { nights: 2, count: 1 },
    { nights: 3, count: 2 },
  ])
})
