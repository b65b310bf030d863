import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { MandatoryService, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aRequest, aService, aUnit, aWish, holdsOf } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

/** A unit for six at 100 a night, with final cleaning for 60 and a tax of 2 a night from 15 years. */
async function aHouse(fields = {}) {
  const unit = await aUnit(owner, { capacity: 6, max_capacity: 6, price_per_extra_person: 0, ...fields })
  const property = unit.property.id
  const cleaning = await aService(owner, {
    property,
    name: 'Final cleaning',
    type: 'one_time',
    price: 60,
    mandatory: true,
  })
  const tax = await aService(owner, {
    ...{ property, name: 'Tourist tax', price: 2, charged_per: 'person', from_age: 15, mandatory: true },
  })
  return { unit, property, cleaning, tax }
}
const stay = { check_in: '2027-06-01', check_out: '2027-06-04' }
const family = { guests_count: 4, children: [4, 15], infants: 1, pets: 1 }
const totalOfFamily = 3 * 100 + 60 + 3 * 3 * 2

const change = (booking: Booking, fields: object) =>
  owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, {
    ...{ unit: booking.unit.id, property: booking.property.id, client: booking.client.id, status: booking.status },
    ...{ check_in: booking.check_in, check_out: booking.check_out, guests_count: booking.guests_count, services: [] },
    ...fields,
  })
type FreeUnit = PublicUnit & { total_price: number; mandatory_services?: MandatoryService[] }
const search = async (unit: { property: { id: number } }, query: string) =>
  (
    await server.call<FreeUnit[]>(
      'GET',
      `/api/public/booking/available-units/?check_in=${stay.check_in}&check_out=${stay.check_out}&property=${unit.property.id}&${query}`,
    )
  ).body

test('the same party costs the same in search, quote, request and booking, with what is mandatory', async () => {
  const { unit, cleaning, tax } = await aHouse()
  const [result] = await search(unit, 'guests=4&children=4,15&infants=1&pets=1')
  expect(result?.total_price).toBe(totalOfFamily)
  expect(result?.mandatory_services).toEqual([
    { name: 'Final cleaning', total: 60 },
    { name: 'Tourist tax', total: 18 },
  ])
  const wish = aWish(unit.id, { ...stay, ...family })
  const quote = await server.call<PublicQuote>('POST', '/api/public/booking/quote/', { ...wish, client: undefined })
  expect(quote.body.total_price).toBe(totalOfFamily)
  expect(quote.body.price_lines.at(-1)).toMatchObject({ label: 'Tourist tax', persons: 3, quantity: 9, total: 18 })
  const request = await aRequest(server, unit.id, { ...stay, ...family })
  expect(request).toMatchObject({ total_price: totalOfFamily, ...family })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  expect(booking).toMatchObject({ ...family, total_price: totalOfFamily })
  expect(booking?.services.map(({ id, charged_per }) => [id, charged_per])).toEqual([
    [cleaning.id, 'unit'],
    [tax.id, 'person'],
  ])
})

test('a mandatory service cannot be left out, neither by a guest nor by the owner', async () => {
  const { unit, property, cleaning, tax } = await aHouse()
  const hold = await server.call('POST', '/api/public/booking/', aWish(unit.id, { ...stay, services: [] }))
  expect(hold.body).toMatchObject({ total_price: 300 + 60 + 12 })
  expect(await holdsOf(server, unit.id)).toMatchObject([{ services: [cleaning.id, tax.id] }])
  const later = { check_in: '2027-07-01', check_out: '2027-07-04' }
  const booking = await aBooking(owner, { ...later, unit: unit.id, property, services: [] })
  expect(booking.total_price).toBe(300 + 60 + 12)
  const { body } = await change(booking, { services: [] })
  expect([body.total_price, body.services.length]).toEqual([372, 2])
})

test('a booking keeps what was agreed where a service becomes mandatory later', async () => {
  const unit = await aUnit(owner)
  const booking = await aBooking(owner, { ...stay, unit: unit.id, property: unit.property.id })
  await aService(owner, { property: unit.property.id, type: 'one_time', price: 60, mandatory: true })
  const moved = await change(booking, { check_in: '2027-06-02', check_out: '2027-06-05' })
  expect(moved.body).toMatchObject({ total_price: 300, services: [] })
  const quote = await owner.call<Quote>('POST', '/api/bookings/quote/', {
    ...{ unit: unit.id, ...stay, guests_count: 2, booking: booking.id },
  })
  expect(quote.body).toMatchObject({ total_price: 300 })
  const { unit: other, property } = await aHouse()
  const away = await change(booking, { unit: other.id, property, check_in: '2027-08-01', check_out: '2027-08-04' })
  expect(away.body).toMatchObject({ total_price: 372 })
})

test('what a change leaves out of the party stays, as far as it fits the guests', async () => {
  const { unit, property } = await aHouse()
  const booking = await aBooking(owner, { ...stay, ...family, unit: unit.id, property })
  expect((await change(booking, {})).body).toMatchObject({ ...family, total_price: booking.total_price })
  expect((await change(booking, { guests_count: 5 })).body).toMatchObject({ guests_count: 5, children: [4, 15] })
  expect((await change(booking, { guests_count: 2 })).body).toMatchObject({ guests_count: 2, children: [], pets: 1 })
  expect((await change(booking, { pets: 0, infants: null })).body).toMatchObject({ pets: 0, infants: 1 })
})

test('children below the age of the unit are no extra persons', async () => {
  const unit = await aUnit(owner, {
    capacity: 2,
    max_capacity: 6,
    price_per_extra_person: 10,
    extra_person_from_age: 6,
  })
  const guests = { guests_count: 4, children: [5, 6] }
  const booking = await aBooking(owner, { ...stay, ...guests, unit: unit.id, property: unit.property.id })
  expect(booking.total_price).toBe(300 + 30)
  expect(await search(unit, 'guests=4&children=5,6')).toEqual([])
  const answer = await server.call<FreeUnit[]>(
    'GET',
    `/api/public/booking/available-units/?check_in=2027-07-01&check_out=2027-07-04&property=${unit.property.id}&guests=4&children=5,6`,
  )
  expect(answer.body[0]?.total_price).toBe(330)
})

test('a search without an adult, and with ages that are none, says what is wrong', async () => {
  const unit = await aUnit(owner)
  const ask = async (query: string) => {
    const dates = `check_in=${stay.check_in}&check_out=${stay.check_out}`
    return (await server.call<Problem>('GET', `/api/public/booking/available-units/?${dates}&${query}`)).body.fields
  }
  expect(await ask('guests=2&children=4,9')).toEqual({ children: ['At least one of the guests must be an adult.'] })
  expect(Object.values((await ask('guests=2&children=x')) ?? {})).toEqual([
    ['Choose the age of each child, from 0 to 17.'],
  ])
  const dates = `unit=${unit.id}&check_in=${stay.check_in}&check_out=${stay.check_out}`
  const path = `/api/public/booking/alternatives/?${dates}&guests=1&children=4`
  expect((await server.call<Problem>('GET', path)).status).toBe(400)
})

test('units where pets are not welcome are not found with one, and cannot be asked for', async () => {
  const none = await aUnit(owner, { pets_max: 0 })
  const one = await aUnit(owner, { pets_max: 1, property_id: none.property.id })
  const open = await aUnit(owner, { property_id: none.property.id })
  const idsFor = async (query: string) => (await search(none, query)).map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await idsFor('guests=1')).toEqual([none.id, one.id, open.id])
  expect(await idsFor('guests=1&pets=1')).toEqual([one.id, open.id])
  expect(await idsFor('guests=1&pets=2')).toEqual([open.id])
  const ask = (unit: number) => server.call<Problem>('POST', '/api/public/booking/', aWish(unit, { ...stay, pets: 2 }))
  expect((await ask(none.id)).body.fields).toEqual({ pets: ['Pets are not welcome here.'] })
  expect((await ask(one.id)).body.fields).toEqual({ pets: ['At most 1 pet is welcome here.'] })
  expect((await ask(open.id)).status).toBe(201)
})

test('a release that does not know of persons and of mandatory services is refused where it would charge wrongly', async () => {
  const { unit, property, tax } = await aHouse()
  const booking = await aBooking(owner, { ...stay, unit: unit.id, property })
  const pricedBefore = sql`INSERT INTO booking_services (booking_id, service_id, owner_id, name, type, price_cents, sales_cents)
    SELECT booking_id, service_id, owner_id, name, type, price_cents, sales_cents FROM booking_services
    WHERE booking_id = ${booking.id} AND service_id = ${tax.id}`
  await expect(pricedBefore.execute(server.db)).rejects.toMatchObject({ constraint: 'booking_services_charged_per' })
  const booked = (
    id: number,
  ) => sql`INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out,
      guests_count, status, subtotal_cents, discount_cents, deposit_cents, deposit_paid, created_at)
    SELECT owner_id, number + 1000, client_id, property_id, unit_id, check_in, check_out, guests_count, status, subtotal_cents,
      discount_cents, deposit_cents, deposit_paid, created_at FROM bookings WHERE id = ${id}`
  await expect(booked(booking.id).execute(server.db)).rejects.toMatchObject({
    constraint: 'bookings_mandatory_services',
  })
  const plain = await aBooking(owner, { check_in: '2027-09-01', check_out: '2027-09-04' })
  await booked(plain.id).execute(server.db)
  const family4 = await aBooking(owner, {
    ...family,
    check_in: '2027-10-01',
    check_out: '2027-10-04',
    unit: unit.id,
    property,
  })
  await sql`UPDATE bookings SET guests_count = 2 WHERE id = ${family4.id}`.execute(server.db)
  const { body } = await owner.call<Booking>('GET', `/api/booking/${family4.id}/`)
  expect(body).toMatchObject({ guests_count: 2, children: [] })
})
