import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const list = async <T>(path: string, of = owner) => (await of.call<T[]>('GET', path)).body
const fieldsOf = ({ name, description, address }: Property) => ({ name, description, address })

test('properties are listed active first, then by name, with their units', async () => {
  const own = await server.signUpOwner()
  const beta = await aProperty(own, { name: 'beta' })
  await aProperty(own, { name: 'Able', active: false })
  const alpha = await aProperty(own, { name: 'Alpha' })
  const unit = await aUnit(own, { property_id: beta.id })
  const properties = await list<Property>('/api/properties/', own)
  expect(properties.map((one) => one.name)).toEqual(['Alpha', 'beta', 'Able'])
  expect(properties[1]).toEqual({ ...beta, units: [{ id: unit.id, name: unit.name }] })
  expect(await list('/api/properties/?page=2&page_size=1', own)).toMatchObject([{ name: 'beta' }])
  expect(await list('/api/properties/?search=ALP', own)).toEqual([alpha])
  expect(await list('/api/properties/')).toEqual([])
})

test('pictures come in their order, each with its widest source as the image', async () => {
  const unit = await aUnit(owner)
  const sources = [400, 800].map((width) => ({ width, image: `${width}.webp` }))
  const of = { owner_id: owner.user.id, name: 'a.jpg', width: 800, height: 600, sources: JSON.stringify(sources) }
  await server.db
    .insertInto('images')
    .values([
      { ...of, property_id: unit.property.id, position: 1, alt_text: 'Second' },
      { ...of, property_id: unit.property.id, position: 0, alt_text: 'First' },
      { ...of, unit_id: unit.id, position: 0, alt_text: 'Room' },
    ])
    .execute()
  const shape = { id: expect.any(Number), name: 'a.jpg', image: '800.webp', width: 800, height: 600, sources }
  const properties = await list<Property>('/api/properties/')
  expect(properties.find((one) => one.id === unit.property.id)?.images).toEqual([
    { ...shape, alt_text: 'First' },
    { ...shape, alt_text: 'Second' },
  ])
  const units = await list<Unit>('/api/units/')
  expect(units.find((one) => one.id === unit.id)?.images).toEqual([{ ...shape, alt_text: 'Room' }])
  await owner.call('DELETE', `/api/properties/${unit.property.id}/`)
})

test('a property takes the fields of a form as well as JSON', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Form House', description: 'x', active: 'false' }))
    form.set(name, value)
  const address = { street: 'a', house_number: '1', postal_code: '1', city: 'Graz', country: 'AT', phone: '123456' }
  for (const [name, value] of Object.entries(address)) form.set(`address.${name}`, value)
  const created = await owner.call<Property>('POST', '/api/properties/', form)
  expect(created).toMatchObject({
    status: 201,
    body: { name: 'Form House', active: false, address, time_zone: 'Europe/Vienna' },
  })
})

test('a change keeps what is left out, counts the version, and refuses an outdated one', async () => {
  const property = await aProperty(owner, { time_zone: 'Europe/Lisbon', active: false })
  const path = `/api/properties/${property.id}/`
  const changed = await owner.call('PATCH', path, { ...fieldsOf(property), name: 'New', version: 1 })
  expect(changed).toMatchObject({
    status: 200,
    body: { name: 'New', time_zone: 'Europe/Lisbon', active: false, version: 2 },
  })
  const outdated = await owner.call('PATCH', path, { ...fieldsOf(property), version: 1 })
  expect(outdated).toMatchObject({ status: 409, body: { code: 'stale', current: changed.body } })
  const huge = await owner.call('PATCH', path, { ...fieldsOf(property), version: 9_007_199_254_740_991 })
  expect(huge.status).toBe(409)
})

test('without history a property goes with all it holds; with history it is archived', async () => {
  const empty = await aUnit(owner)
  await aService(owner, { property: empty.property.id })
  expect((await owner.call('DELETE', `/api/properties/${empty.property.id}/`)).status).toBe(204)
  expect(await server.db.selectFrom('units').where('id', '=', empty.id).execute()).toEqual([])

  const booking = await aBooking(owner)
  await aService(owner, { property: booking.property.id, name: 'Archived with it' })
  expect((await owner.call('DELETE', `/api/properties/${booking.property.id}/`)).status).toBe(204)
  for (const path of ['properties', 'units', 'services'])
    expect(JSON.stringify(await list(`/api/${path}/`))).not.toMatch(`${booking.property.name}|Archived with it`)
  expect(await list('/api/bookings/')).toMatchObject([{ id: booking.id, property: booking.property }])
  expect((await owner.call('DELETE', `/api/properties/${booking.property.id}/`)).status).toBe(404)
  expect((await owner.call('GET', `/api/properties/${booking.property.id}/units/`)).status).toBe(404)
})

test('units are listed active first, by property and name, and alone of one property', async () => {
  const own = await server.signUpOwner()
  const [late, early] = [await aProperty(own, { name: 'Z' }), await aProperty(own, { name: 'A' })]
  const second = await aUnit(own, { property_id: late.id, name: 'b' })
  const third = await aUnit(own, { property_id: late.id, name: 'C' })
  const first = await aUnit(own, { property_id: early.id, name: 'x' })
  const last = await aUnit(own, { property_id: early.id, name: 'a', active: false })
  const ids = async (path: string) => (await list<Unit>(path, own)).map((unit) => unit.id)
  expect(await ids('/api/units/')).toEqual([first.id, second.id, third.id, last.id])
  expect(await ids(`/api/properties/${late.id}/units/`)).toEqual([second.id, third.id])
  expect((await owner.call('GET', `/api/properties/${late.id}/units/`)).status).toBe(404)
})

const unitFields = ({ property, id: _id, images: _images, version: _version, ...unit }: Unit) => ({
  ...unit,
  property_id: property.id,
})

test('a unit moves to another property until it was booked', async () => {
  const [booking, elsewhere] = [await aBooking(owner), await aProperty(owner)]
  const free = await aUnit(owner)
  const moved = await owner.call('PATCH', `/api/units/${free.id}/`, { ...unitFields(free), property_id: elsewhere.id })
  expect(moved).toMatchObject({ status: 200, body: { property: { id: elsewhere.id }, version: 2 } })
  const booked = (await list<Unit>('/api/units/')).find((unit) => unit.id === booking.unit.id)
  const refused = booked && { ...unitFields(booked), property_id: elsewhere.id }
  const answer = await owner.call('PATCH', `/api/units/${booking.unit.id}/`, refused)
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'unit_booked', fields: { property_id: [expect.any(String)] } },
  })
})

test('the rules of capacities hold on creation and on a change', async () => {
  const unit = await aUnit(owner)
  const wrong = await owner.call('PATCH', `/api/units/${unit.id}/`, { ...unitFields(unit), capacity: 5 })
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { capacity: ['Base Capacity cannot be greater than Max Capacity.'] } },
  })
  const same = await owner.call('PATCH', `/api/units/${unit.id}/`, { ...unitFields(unit), capacity: 4 })
  expect(same).toMatchObject({ status: 400, body: { fields: { price_per_extra_person: [expect.any(String)] } } })
})

test('a unit with bookings is archived, one without goes', async () => {
  const booking = await aBooking(owner)
  const free = await aUnit(owner)
  for (const id of [booking.unit.id, free.id])
    expect((await owner.call('DELETE', `/api/units/${id}/`)).status).toBe(204)
  const left = await server.db.selectFrom('units').select('id').where('id', 'in', [booking.unit.id, free.id]).execute()
  expect(left).toEqual([{ id: booking.unit.id }])
  const again = { unit: booking.unit.id, property: booking.property.id, client: booking.client.id }
  const stay = { guests_count: 1, check_in: '2028-01-01', check_out: '2028-01-02' }
  expect(await owner.call('POST', '/api/bookings/', { ...again, ...stay })).toMatchObject({
    status: 404,
    body: { fields: { unit: ['Unit not found.'] } },
  })
})
