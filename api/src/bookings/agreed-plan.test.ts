import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aHold, aProperty, aRequest, aUnit, aWish, holdsOf, secretInMail } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// The evening of 10 January in Vienna.
const start = '2027-01-10T22:50:00Z'
const server = await testServer({ now: start })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set(start)
  owner = await server.signUpOwner({ personals: true })
})

const moderate = { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 }
const own = { steps: [], afterwards: 100 }
const plan = (percent: number) => ({ percent, cancellation: own })
const aHouse = async () => {
  const house = await aProperty(owner, { cancellation_terms: moderate, non_refundable: plan(10) })
  return { house, unit: await aUnit(owner, { property_id: house.id }) }
}
/** Gives a house another second plan, or takes it away. */
const change = async ({ id, name, description, address }: Property, non_refundable: object | null) => {
  const answer = await owner.call('PATCH', `/api/properties/${id}/`, { name, description, address, non_refundable })
  expect(answer.status).toBe(200)
}
const edit = ({ id, ...before }: Booking, fields: object) =>
  owner.call<Booking & Problem>('PATCH', `/api/booking/${id}/`, {
    ...{ unit: before.unit.id, property: before.property.id, client: before.client.id },
    ...{ check_in: before.check_in, check_out: before.check_out, guests_count: before.guests_count },
    ...{ status: before.status, services: [], promo_code: null, ...fields },
  })
const cheaper = { plan: 'non_refundable', plan_percent: 10 }
const aDiscount = async (fields: object) =>
  expect((await owner.call('POST', '/api/discounts/', fields)).status).toBe(201)
const kindsOf = ({ price_lines }: Pick<Booking, 'price_lines'>) => price_lines.flatMap(({ why }) => why?.discount ?? [])

test('a booking keeps its plan and the percent of then, whatever becomes of the plan', async () => {
  const { house, unit } = await aHouse()
  const booking = await aBooking(owner, { unit: unit.id, property: house.id, plan: 'non_refundable' })
  expect(booking).toMatchObject({ ...cheaper, total_price: 270 })
  await change(house, plan(30))
  const longer = await edit(booking, { check_out: '2027-06-05' })
  expect(longer.body).toMatchObject({ ...cheaper, total_price: 360 })
  await change(house, null)
  const shorter = await edit(longer.body, { check_out: '2027-06-03' })
  expect(shorter.body).toMatchObject({ ...cheaper, total_price: 180 })
})

test('a plan that the house does not offer can be chosen by nobody, and one that is given up is gone', async () => {
  const { house, unit } = await aHouse()
  const booking = await aBooking(owner, { unit: unit.id, property: house.id, plan: 'non_refundable' })
  await change(house, null)
  const flexible = await edit(booking, { plan: 'flexible' })
  expect(flexible.body).toMatchObject({ plan: 'flexible', plan_percent: null, total_price: 300 })
  const back = await edit(flexible.body, { plan: 'non_refundable' })
  expect(back).toMatchObject({ status: 400, body: { fields: { plan: ['This plan is not offered here'] } } })
  const free = await aUnit(owner, { property_id: house.id })
  const request = await server.call('POST', '/api/public/booking/', aWish(free.id, { plan: 'non_refundable' }))
  expect(request).toMatchObject({ status: 400, body: { fields: { plan: ['This plan is not offered here'] } } })
})

test('a change that leaves the plan out leaves it as it is', async () => {
  const { house, unit } = await aHouse()
  const booking = await aBooking(owner, { unit: unit.id, property: house.id, plan: 'non_refundable' })
  expect((await edit(booking, { guests_count: 3 })).body).toMatchObject({ ...cheaper, total_price: 297 })
})

test('a stay that gets longer gets the discount of its length, and loses it with the nights', async () => {
  const { house, unit } = await aHouse()
  await aDiscount({ kind: 'length_of_stay', nights: 7, percent: 20, property: house.id })
  const booking = await aBooking(owner, { unit: unit.id, property: house.id, plan: 'non_refundable' })
  const week = await edit(booking, { check_out: '2027-06-08' })
  expect(week.body).toMatchObject({ total_price: 504 })
  expect(kindsOf(week.body)).toEqual(['non_refundable', 'length_of_stay'])
  expect((await edit(week.body, { check_out: '2027-06-07' })).body.total_price).toBe(540)
})

test('an early bird stays one when it is changed near its arrival, and is no last minute', async () => {
  const { house, unit } = await aHouse()
  await aDiscount({ kind: 'early_bird', days: 10, percent: 20, unit: unit.id })
  await aDiscount({ kind: 'last_minute', days: 9, percent: 50, unit: unit.id })
  const stay = { check_in: '2027-01-20', check_out: '2027-01-23' }
  const booking = await aBooking(owner, { unit: unit.id, property: house.id, ...stay })
  expect(booking.total_price).toBe(240)
  server.clock.set('2027-01-10T23:10:00Z')
  const longer = await edit(booking, { check_out: '2027-01-24' })
  expect(longer.body.total_price).toBe(320)
  expect(kindsOf(longer.body)).toEqual(['early_bird'])
})

test('a cancelled booking that is reopened has the plan of then', async () => {
  const { house, unit } = await aHouse()
  const booking = await aBooking(owner, { unit: unit.id, property: house.id, plan: 'non_refundable' })
  const cancelled = await edit(booking, { status: 'cancelled' })
  await change(house, null)
  const reopened = await edit(cancelled.body, { status: 'confirmed', check_out: '2027-06-05' })
  expect(reopened.body).toMatchObject({ ...cheaper, status: 'confirmed', total_price: 360 })
})

test.each([
  ['taken away', null],
  ['made cheaper', plan(30)],
])('a guest who confirms after the plan was %s has what they accepted', async (_, meanwhile) => {
  const { house, unit } = await aHouse()
  const wish = { check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2, plan: 'non_refundable' }
  const quote = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', { unit: unit.id, ...wish })
  expect(quote.body).toMatchObject({ total_price: 270, terms: { cancellation: own } })
  const { token } = await aHold(server.call, unit.id, wish)
  expect(await holdsOf(server, unit.id)).toHaveLength(1)
  await change(house, meanwhile)
  const secret = await secretInMail(server, token)
  const path = `/api/public/booking/request/${token}/`
  const confirmed = await server.call<GuestRequest>('POST', `${path}confirm/`, { secret })
  expect(confirmed).toMatchObject({ status: 200, body: { total_price: 270, terms: { cancellation: own } } })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  expect(booking).toMatchObject({ ...cheaper, total_price: 270, accepted_terms: { cancellation: own } })
})

test('a guest who cancels owes what the plan that they chose says', async () => {
  const { unit } = await aHouse()
  const { token } = await aRequest(server, unit.id, { plan: 'non_refundable' })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept' })
  const path = `/api/public/booking/request/${token}/`
  const request = await server.call<GuestRequest>('GET', path)
  expect(request.body.cancel_cost).toEqual({ fee: 270, percent: 100 })
  const cancelled = await server.call<GuestRequest>('POST', `${path}cancel/`, { fee: 270 })
  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancellation_fee: 270 })
})
