import type { BesideRevenue } from '@keyhaven/shared-contracts/contract/finance/analytics'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aRequest, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const june = 'from=2027-06-01&to=2027-06-30'
const beside = async (query = june) =>
  (await owner.call<{ beside: BesideRevenue }>('GET', `/api/analytics/occupancy/?${query}`)).body.beside
const cancelled = async () => {
  const path = `/api/analytics/cancelled-bookings/?${june}`
  const { series } = (await owner.call<{ series: { name: string; data: number[] }[] }>('GET', path)).body
  return series.map(({ data }) => data[0])
}
const bookingIn = async (unit: { id: number }) =>
  (await owner.call<[Booking]>('GET', `/api/bookings/?unit=${unit.id}`)).body[0]

test('fees, what is pending, passed on and paid are told beside the revenue, which none of them is', async () => {
  const unit = await aUnit(owner)
  const place = { unit: unit.id, property: unit.property.id }
  const tax = await aService(owner, { property: unit.property.id, kind: 'passed_on', type: 'one_time', price: 12 })
  const confirmed = await aBooking(owner, { ...place, services: [tax.id] })
  await aBooking(owner, { ...place, check_in: '2027-06-05', check_out: '2027-06-07', status: 'pending' })
  const gone = await aBooking(owner, { ...place, check_in: '2027-06-10', check_out: '2027-06-12' })
  await owner.call('PATCH', `/api/booking/${gone.id}/`, {
    ...{ ...place, client: gone.client.id, check_in: gone.check_in, check_out: gone.check_out, guests_count: 2 },
    ...{ status: 'cancelled', cancellation_fee: 80 },
  })
  const entry = { date: '2027-01-10', kind: 'payment', amount: 100, method: 'cash', note: '' }
  await owner.call('POST', `/api/booking/${confirmed.id}/payments/`, entry)
  expect(await beside()).toEqual({ pending: 200, fees: 80, passed_on: 12, paid: 0 })
  const january = 'from=2027-01-01&to=2027-01-31'
  expect(await beside(january)).toMatchObject({ paid: 100 })
  expect(await beside('from=2027-07-01&to=2027-07-31')).toEqual({ pending: 0, fees: 0, passed_on: 0, paid: 0 })
  expect(await beside(`${june}&unit=${unit.id}`)).toMatchObject({ fees: 80 })
  const other = await aUnit(owner)
  expect(await beside(`${january}&unit=${other.id}`)).toMatchObject({ paid: 0 })
  expect(await beside(`${june}&unit=${other.id}`)).toMatchObject({ pending: 0, fees: 0, passed_on: 0, paid: 0 })
})

test('a request that is declined or taken back is no cancellation, and says what became of it', async () => {
  const [one, two, three] = [await aUnit(owner), await aUnit(owner), await aUnit(owner)]
  await aRequest(server, one.id)
  const declined = await bookingIn(one)
  await owner.call('POST', `/api/booking/${declined.id}/decision/`, { decision: 'decline' })
  const { token } = await aRequest(server, two.id)
  await server.call('POST', `/api/public/booking/request/${token}/cancel/`, {})
  await aRequest(server, three.id)
  const accepted = await bookingIn(three)
  await owner.call('POST', `/api/booking/${accepted.id}/decision/`, { decision: 'accept' })
  expect(await cancelled()).toEqual([1, 0, 0])
  await owner.call('PATCH', `/api/booking/${accepted.id}/`, {
    ...{ unit: three.id, property: three.property.id, client: accepted.client.id, status: 'cancelled' },
    ...{ check_in: accepted.check_in, check_out: accepted.check_out, guests_count: 2 },
  })
  expect(await cancelled()).toEqual([1, 1, 100])
  const ends = [await bookingIn(one), await bookingIn(two), await bookingIn(three)]
  expect(ends.map(({ status, ended_as }) => [status, ended_as])).toEqual([
    ['cancelled', 'declined'],
    ['cancelled', 'withdrawn'],
    ['cancelled', null],
  ])
})
