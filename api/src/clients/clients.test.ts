import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aService } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const list = async <T>(path: string, of = owner) => (await of.call<T[]>('GET', path)).body
const promo = { code: 'SPRING', description: 'Ten percent off', valid_until: '2027-06-30', discount_percent: 10 }

test('clients are listed active first, by last and first name, and found by name or e-mail', async () => {
  const own = await server.signUpOwner()
  const adler = await aClient(own, { first_name: 'Eva', last_name: 'Adler' })
  const zorn = await aClient(own, { first_name: 'Ida', last_name: 'zorn', email: 'ida@zorn.example' })
  const berg = await aClient(own, { first_name: 'Max', last_name: 'Berg' })
  await aClient(own, { first_name: 'Jan', last_name: 'Čapek' })
  const idle = { ...adler, active: false }
  expect((await own.call('PATCH', `/api/client/${adler.id}/`, idle)).body).toEqual({ ...idle, version: 2 })
  expect((await list<Client>('/api/clients/', own)).map((one) => one.last_name)).toEqual([
    'Berg',
    'Čapek',
    'zorn',
    'Adler',
  ])
  expect(await list('/api/clients/?search=IDA%20Z', own)).toEqual([zorn])
  expect(await list('/api/clients/?search=zorn.example', own)).toEqual([zorn])
  expect(await list('/api/clients/?page=1&page_size=1', own)).toEqual([berg])
})

test('a client with bookings is archived and not chosen again, one without goes', async () => {
  const booking = await aBooking(owner)
  const free = await aClient(owner)
  for (const id of [booking.client.id, free.id])
    expect((await owner.call('DELETE', `/api/client/${id}/`)).status).toBe(204)
  expect(await list('/api/clients/')).toEqual([])
  const changed = await owner.call<Booking>(
    'PATCH',
    `/api/booking/${booking.id}/`,
    change(booking, { guests_count: 1 }),
  )
  expect(changed).toMatchObject({ status: 200, body: { client: { id: booking.client.id } } })
  const anew = await owner.call(
    'POST',
    '/api/bookings/',
    change(booking, { check_in: '2028-01-01', check_out: '2028-01-02' }),
  )
  expect(anew).toMatchObject({ status: 404, body: { fields: { client: ['Client not found.'] } } })
})

const change = (booking: Booking, fields = {}) => ({
  property: booking.property.id,
  unit: booking.unit.id,
  client: booking.client.id,
  guests_count: booking.guests_count,
  check_in: booking.check_in,
  check_out: booking.check_out,
  services: booking.services.map((service) => service.id),
  promo_code: booking.promo_code?.id ?? null,
  status: booking.status,
  ...fields,
})

test('a service that was booked is archived, stays on its booking, and is not chosen anew', async () => {
  const first = await aBooking(owner)
  const service = await aService(owner, { property: first.property.id, name: 'Sauna' })
  const booked = await owner.call<Booking>(
    'PATCH',
    `/api/booking/${first.id}/`,
    change(first, { services: [service.id] }),
  )
  expect(booked.body.services).toEqual([
    {
      id: service.id,
      name: 'Sauna',
      type: 'per_day',
      charged_per: 'unit',
      kind: 'service',
      discountable: true,
      price: 12.9,
    },
  ])
  expect((await owner.call('DELETE', `/api/service/${service.id}/`)).status).toBe(204)
  expect(await list('/api/services/')).toEqual([])
  expect(
    (await owner.call('PATCH', `/api/booking/${first.id}/`, change(booked.body, { guests_count: 1 }))).status,
  ).toBe(200)
  const stay = { check_in: '2028-01-01', check_out: '2028-01-02' }
  expect((await owner.call('POST', '/api/bookings/', change(booked.body, stay))).status).toBe(404)
})

test('a service keeps its price on old bookings and moves between properties of its owner alone', async () => {
  const service = await aService(owner, { price: '10,50' })
  expect(service).toMatchObject({ price: 10.5, property_info: { id: service.property } })
  const stranger = await server.signUpOwner()
  const foreign = await aProperty(stranger)
  const body = { name: service.name, type: 'one_time', price: 5, property: service.property, active: false }
  const changed = await owner.call<Service>('PATCH', `/api/service/${service.id}/`, { ...body, version: 1 })
  expect(changed.body).toMatchObject({ type: 'one_time', price: 5, active: false, version: 2 })
  const moved = await owner.call('PATCH', `/api/service/${service.id}/`, { ...body, property: foreign.id })
  expect(moved).toMatchObject({ status: 404, body: { fields: { property: ['Property not found.'] } } })
  expect(await owner.call('PATCH', `/api/service/${service.id}/`, { ...body, version: 1 })).toMatchObject({
    body: { code: 'stale', current: changed.body },
  })
})

test('a code is unique for its owner, whatever its case, until it is deleted', async () => {
  const created = await owner.call<Promocode>('POST', '/api/promocodes/', promo)
  expect(created).toMatchObject({ status: 201, body: { ...promo, active: true, version: 1 } })
  const twin = await owner.call('POST', '/api/promocodes/', { ...promo, code: 'spring' })
  expect(twin).toMatchObject({ status: 409, body: { code: 'code_taken', fields: { code: [expect.any(String)] } } })
  const stranger = await server.signUpOwner()
  expect((await stranger.call('POST', '/api/promocodes/', promo)).status).toBe(201)
  const booking = await aBooking(owner, { promo_code: created.body.id })
  expect((await owner.call('DELETE', `/api/promocode/${created.body.id}/`)).status).toBe(204)
  expect(await list('/api/promocodes/')).toEqual([])
  expect((await owner.call('POST', '/api/promocodes/', promo)).status).toBe(201)
  expect(await list('/api/bookings/?search=' + booking.reference)).toMatchObject([{ promo_code: { code: 'SPRING' } }])
})

test('a code cannot end before today, but one that has may be changed', async () => {
  const past = { ...promo, code: 'PAST', valid_until: '2027-01-09' }
  const refused = await owner.call('POST', '/api/promocodes/', past)
  expect(refused).toMatchObject({ status: 400, body: { fields: { valid_until: [expect.any(String)] } } })
  const today = { ...past, valid_until: '2027-01-10' }
  const created = await owner.call<Promocode>('POST', '/api/promocodes/', today)
  await server.db
    .updateTable('promocodes')
    .set({ valid_until: '2027-01-01' })
    .where('id', '=', created.body.id)
    .execute()
  const path = `/api/promocode/${created.body.id}/`
  expect((await owner.call('PATCH', path, { ...today, valid_until: '2027-01-01', active: false })).status).toBe(200)
  expect((await owner.call('PATCH', path, { ...today, valid_until: '2027-01-02' })).status).toBe(400)
  const late = await aBooking(owner)
  const chosen = await owner.call('PATCH', `/api/booking/${late.id}/`, change(late, { promo_code: created.body.id }))
  expect(chosen).toMatchObject({ status: 400, body: { fields: { promo_code: [expect.any(String)] } } })
})
