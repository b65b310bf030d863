import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const code = (fields = {}) =>
  owner
    .call<{ id: number }>('POST', '/api/promocodes/', {
      code: `C${Math.random().toString(36).slice(2, 9)}`,
      description: 'A discount for friends',
      valid_until: '2027-12-31',
      discount_percent: 15,
      active: true,
      ...fields,
    })
    .then((answer) => answer.body)

const payload = (booking: Booking, fields = {}) => ({
  property: booking.property.id,
  unit: booking.unit.id,
  client: booking.client.id,
  guests_count: booking.guests_count,
  check_in: booking.check_in,
  check_out: booking.check_out,
  deposit_paid: booking.deposit_paid,
  deposit_amount: booking.deposit_amount,
  promo_code: booking.promo_code?.id ?? null,
  services: booking.services.map((service) => service.id),
  status: booking.status,
  ...fields,
})
const patch = (booking: Booking, fields = {}) =>
  owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, payload(booking, fields))
const draftsOf = async (booking: Booking) => {
  const { body } = await owner.call<Invoice[]>('GET', '/api/invoices/owner/')
  return body.filter((invoice) => invoice.booking.id === booking.id)
}

test('a booking is priced, numbered and gets a draft invoice', async () => {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, {
    property_id: property.id,
    price_per_night: 120,
    price_per_extra_person: '15,50',
  })
  const breakfast = await aService(owner, { property: property.id, price: '12.90' })
  const cleaning = await aService(owner, { property: property.id, type: 'one_time', price: 45 })
  const promo = await code()
  const booking = await aBooking(owner, {
    property: property.id,
    unit: unit.id,
    check_out: '2027-06-05',
    guests_count: 4,
    promo_code: promo.id,
    services: [cleaning.id, breakfast.id],
  })
  expect(booking).toMatchObject({
    total_price: 595.51,
    total_days: 4,
    reference: 'B-000001',
    version: 1,
    promo_code: { discount_percent: 15 },
    services: [{ name: breakfast.name, price: 12.9 }, { name: cleaning.name }],
    created_at: '2027-01-10T09:00:00.000Z',
  })
  expect(booking.price_lines.map((line) => line.total)).toEqual([480, 124, 51.6, 45, -105.09])
  expect(await draftsOf(booking)).toMatchObject([{ invoice_number: 'Draft', status: 'draft', total_price: 595.51 }])

  const list = await owner.call<Booking[]>('GET', '/api/bookings/')
  expect(list.body).toContainEqual(booking)
})

test('taken days answer 409 with the dates and nothing of the other guest', async () => {
  const booking = await aBooking(owner)
  const other = await aClient(owner)
  const again = payload(booking, { client: other.id, check_in: '2027-06-03', check_out: '2027-06-08' })
  const refused = await owner.call<Problem>('POST', '/api/bookings/', again)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'unit_taken',
    message: 'The unit is taken from 01.06.2027 to 04.06.2027.',
  })
  // At one field, so that a form says it once.
  expect(refused.body.fields).toEqual({ check_out: ['The unit is taken from 01.06.2027 to 04.06.2027.'] })
  expect(JSON.stringify(refused.body)).not.toContain(booking.client.last_name)

  const next = await owner.call('POST', '/api/bookings/', { ...again, check_in: booking.check_out })
  expect(next.status).toBe(201)
})

test('cancelling frees the unit and drops the draft; reopening looks for free days again', async () => {
  const booking = await aBooking(owner)
  const cancelled = await patch(booking, { status: 'cancelled' })
  expect(cancelled.body).toMatchObject({ status: 'cancelled', total_price: booking.total_price })
  expect(await draftsOf(booking)).toEqual([])
  const other = await aBooking(owner, { ...payload(booking), client: (await aClient(owner)).id })
  expect((await patch(booking, { status: 'confirmed' })).body).toMatchObject({ code: 'unit_taken' })
  await owner.call('DELETE', `/api/booking/${other.id}/`)
  expect((await patch(booking, { status: 'confirmed' })).status).toBe(200)
  expect(await draftsOf(booking)).toHaveLength(1)
})

test('reopening needs a unit that can be booked, and a party that was booked may stay in a unit that shrank', async () => {
  const booking = await aBooking(owner)
  const fields = { name: 'Room', description: 'x', price_per_night: 100 }
  const change = (more: object) => owner.call('PATCH', `/api/units/${booking.unit.id}/`, { ...fields, ...more })
  const size = { capacity: 1, max_capacity: 1, price_per_extra_person: 0 }
  expect((await change({ ...size, status: 'maintenance' })).status).toBe(200)
  expect((await patch(booking, { check_out: '2027-06-06' })).status).toBe(200)
  expect(await patch(booking, { guests_count: 3 })).toMatchObject({
    status: 400,
    body: { fields: { guests_count: ['Selected unit cannot accommodate this number of guests.'] } },
  })
  expect((await patch(booking, { status: 'cancelled' })).status).toBe(200)
  expect(await patch(booking)).toMatchObject({ status: 400, body: { fields: { unit: [expect.any(String)] } } })
  await change({ ...size, status: 'available' })
  expect((await patch(booking)).status).toBe(200)
})

test('a booking with an issued invoice is not deleted', async () => {
  const booking = await aBooking(owner)
  const issued = { status: 'issued', number: '2027-00001', year: 2027, sequence: 1, content: '{}' } as const
  await server.db
    .updateTable('invoices')
    .set({ ...issued, issued_at: server.clock() })
    .where('booking_id', '=', booking.id)
    .execute()
  const refused = await owner.call<Problem>('DELETE', `/api/booking/${booking.id}/`)
  expect([refused.status, refused.body.code]).toEqual([409, 'invoiced'])
})

test('only unit, dates, guests, services or code re-price, at today’s prices', async () => {
  const booking = await aBooking(owner)
  const unitFields = { name: 'Room', description: 'x', capacity: 2, max_capacity: 4, price_per_extra_person: 10 }
  await owner.call('PATCH', `/api/units/${booking.unit.id}/`, { ...unitFields, price_per_night: 200 })
  const paid = await patch(booking, { deposit_paid: true, deposit_amount: 50, status: 'pending' })
  expect(paid.body).toMatchObject({ total_price: 300, price_lines: booking.price_lines, version: 2 })

  const answer = await patch(booking, { check_out: '2027-06-06', pricing: 'keep' })
  expect(answer.body).toMatchObject({ total_price: 300, total_days: 5 })
  expect(await draftsOf(booking)).toMatchObject([{ total_price: 300 }])

  const longer = await patch(booking, { check_out: '2027-06-07' })
  expect(longer.body).toMatchObject({ total_price: 1200, price_lines: [{ kind: 'nights', quantity: 6 }] })
  expect(await draftsOf(booking)).toMatchObject([{ total_price: 1200 }])
})

test('the percent of a code stays frozen until another code is chosen', async () => {
  const promo = await code()
  const booking = await aBooking(owner, { promo_code: promo.id })
  const { body: list } = await owner.call<{ id: number; code: string }[]>('GET', '/api/promocodes/')
  const own = list.find((one) => one.id === promo.id)
  await owner.call('PATCH', `/api/promocode/${promo.id}/`, { ...own, discount_percent: 50, active: false })
  const longer = await patch(booking, { check_out: '2027-06-05' })
  expect(longer.body).toMatchObject({ total_price: 340, promo_code: { discount_percent: 15 } })
  const without = await patch(booking, { promo_code: null })
  expect(without.body).toMatchObject({ total_price: 300, promo_code: null })
  const anew = await patch(booking, { promo_code: promo.id })
  expect(anew).toMatchObject({ status: 400, body: { fields: { promo_code: [expect.any(String)] } } })
})

test('what cannot be booked is refused at its field', async () => {
  const booking = await aBooking(owner, { check_in: '2027-08-01', check_out: '2027-08-03' })
  const elsewhere = await aService(owner)
  const resting = await aUnit(owner, { property_id: booking.property.id, status: 'maintenance' })
  const stranger = await server.signUpOwner()
  const foreign = await aClient(stranger)
  const attempts: [object, number, string][] = [
    [{ guests_count: 5 }, 400, 'guests_count'],
    [{ check_in: '2027-01-09' }, 400, 'check_in'],
    [{ services: [elsewhere.id] }, 400, 'services'],
    [{ services: [elsewhere.id + 999] }, 404, 'services'],
    [{ unit: resting.id }, 400, 'unit'],
    [{ property: elsewhere.property }, 400, 'unit'],
    [{ client: foreign.id }, 404, 'client'],
    [{ client: 'abc' }, 404, 'client'],
    [{ unit: 0 }, 400, 'unit'],
    [{ property: 99_999_999 }, 404, 'property'],
    [{ promo_code: 99_999_999 }, 404, 'promo_code'],
  ]
  for (const [fields, status, field] of attempts) {
    const answer = await owner.call<Problem>(
      'POST',
      '/api/bookings/',
      payload(booking, { check_in: '2027-07-30', check_out: '2027-08-01', ...fields }),
    )
    expect([fields, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([fields, status, [field]])
  }
  const { body } = await owner.call<Problem>('POST', '/api/bookings/', payload(booking, { guests_count: 5 }))
  expect(body.message).toBe('Selected unit cannot accommodate this number of guests.')
})

test('an unchanged past date is accepted, a changed one is not', async () => {
  server.clock.set('2027-01-10T15:00:00Z')
  const own = await server.signUpOwner()
  const booking = await aBooking(own, { check_in: '2027-01-10', check_out: '2027-01-14' })
  // It is the eleventh in Vienna already.
  server.clock.set('2027-01-10T23:30:00Z')
  const change = (fields: object) => own.call('PATCH', `/api/booking/${booking.id}/`, payload(booking, fields))
  expect((await change({ check_out: '2027-01-15' })).status).toBe(200)
  expect(await change({ check_in: '2027-01-09' })).toMatchObject({ status: 400 })
  expect((await change({ check_in: '2027-01-11' })).status).toBe(200)
  expect(await change({ check_in: '2027-01-10' })).toMatchObject({
    body: { fields: { check_in: ['Check-in cannot be in the past.'] } },
  })
  server.clock.set('2027-01-10T09:00:00Z')
})

test('a change of an outdated version gets the fresh record', async () => {
  const booking = await aBooking(owner)
  const first = await patch(booking, { deposit_amount: 10, version: 1 })
  expect(first.body.version).toBe(2)
  const second = await owner.call<Problem>('PATCH', `/api/booking/${booking.id}/`, payload(booking, { version: 1 }))
  expect(second).toMatchObject({ status: 409, body: { code: 'stale', current: first.body } })
})

test('an expired request keeps nobody out and is cancelled by the one who takes its days', async () => {
  const request = await aBooking(owner, { status: 'pending' })
  const expires = new Date('2027-01-10T08:00:00Z')
  await server.db.updateTable('bookings').set({ expires_at: expires }).where('id', '=', request.id).execute()
  await server.db
    .updateTable('occupancies')
    .set({ expires_at: expires, kind: 'request' })
    .where('booking_id', '=', request.id)
    .execute()
  const created = await owner.call<Booking>('POST', '/api/bookings/', payload(request))
  expect(created.status).toBe(201)
  const { body } = await owner.call<Booking[]>('GET', `/api/bookings/?search=${request.reference}`)
  expect(body).toMatchObject([{ id: request.id, status: 'cancelled', expires_at: null }])
  expect(await draftsOf(request)).toEqual([])
})

test('the list is filtered, searched and paged, latest arrival first', async () => {
  const own = await server.signUpOwner()
  const client = await aClient(own, { first_name: 'Zoë', last_name: 'O’Hara' })
  const first = await aBooking(own, { client: client.id })
  const unit = { unit: first.unit.id, property: first.property.id }
  const second = await aBooking(own, { ...unit, check_in: '2027-07-01', check_out: '2027-07-05', status: 'pending' })
  const find = async (query: string) => {
    const { body, headers } = await own.call<Booking[]>('GET', `/api/bookings/${query}`)
    return [body.map((one) => one.id), headers.get('x-total-count')]
  }
  expect(await find('')).toEqual([[second.id, first.id], '2'])
  expect(await find('?page=2&page_size=1')).toEqual([[first.id], '2'])
  expect(await find('?from=2027-06-04')).toEqual([[second.id], '1'])
  expect(await find('?to=2027-07-01')).toEqual([[first.id], '1'])
  expect(await find('?status=pending')).toEqual([[second.id], '1'])
  expect(await find(`?unit=${first.unit.id}&property=${first.property.id}`)).toEqual([[second.id, first.id], '2'])
  expect(await find('?property=x')).toEqual([[], '0'])
  expect(await find('?search=zo%C3%AB%20o')).toEqual([[first.id], '1'])
  expect(await find('?search=b-000002')).toEqual([[second.id], '1'])
  expect(await find('?search=%25')).toEqual([[], '0'])
})

test('the dearest stay that the rules allow has a price', async () => {
  const unit = await aUnit(owner, { price_per_night: 1_000_000, max_capacity: 1000, price_per_extra_person: 1_000_000 })
  const stay = { check_in: '2027-02-01', check_out: '2029-01-31', guests_count: 1000 }
  const booking = await aBooking(owner, { unit: unit.id, property: unit.property.id, ...stay })
  expect(booking.total_price).toBe(730 * 1_000_000 * 999)
})

test('an owner goes with everything that was theirs', async () => {
  const own = await server.signUpOwner()
  const booking = await aBooking(own)
  await aService(own, { property: booking.property.id })
  await server.db.deleteFrom('owners').where('id', '=', own.user.id).execute()
  expect(await server.db.selectFrom('bookings').where('id', '=', booking.id).execute()).toEqual([])
})
