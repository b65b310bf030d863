import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { ListedUnit, Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const fields = {
  name: 'Lake room',
  description: 'Two windows.',
  capacity: '2',
  max_capacity: '4',
  price_per_night: '89,50',
  price_per_extra_person: '15.5',
  type: 'studio',
  status: 'maintenance',
  active: 'false',
}

test('a unit takes a form with a JSON copy of its property, on creation and on a change', async () => {
  const property = await aProperty(owner)
  const elsewhere = await aProperty(owner)
  // The copy is ignored where it says something else.
  const sent = { ...fields, property_id: String(property.id), property: JSON.stringify(elsewhere) }
  const created = await owner.call<Unit>('POST', '/api/units/', formOf(sent))
  const numbers = { capacity: 2, max_capacity: 4, price_per_night: 89.5, price_per_extra_person: 15.5 }
  expect(created).toMatchObject({
    status: 201,
    body: { ...fields, ...numbers, active: false, property: { id: property.id, name: property.name }, images: [] },
  })
  const changed = await owner.call<Unit>(
    'PATCH',
    `/api/units/${created.body.id}/`,
    formOf({ ...sent, name: 'Hill room', active: 'true', version: '1', property: '{broken' }),
  )
  expect(changed).toMatchObject({ status: 200, body: { ...created.body, name: 'Hill room', active: true, version: 2 } })
})

test('a property takes dotted keys, a JSON copy of its address, or both, of which the keys count', async () => {
  const address = { street: 'a', house_number: '1', postal_code: '1', city: 'Graz', country: 'AT', phone: '123456' }
  const keys = Object.fromEntries(Object.entries(address).map(([key, value]) => [`address.${key}`, value]))
  const send = (more: Record<string, string>) =>
    owner.call<Property>('POST', '/api/properties/', formOf({ name: 'House', description: 'x', ...more }))
  expect(await send(keys)).toMatchObject({ status: 201, body: { address, active: true } })
  expect(await send({ address: JSON.stringify(address) })).toMatchObject({ status: 201, body: { address } })
  const both = await send({ ...keys, address: JSON.stringify({ ...address, city: 'Wien' }), units: '[1]' })
  expect(both).toMatchObject({ status: 201, body: { address, units: [] } })
  const { 'address.street': _street, ...without } = keys
  expect(await send(without)).toMatchObject({
    status: 400,
    body: { fields: { 'address.street': ['Street and House Number are required'] } },
  })
  expect((await send({ address: '[broken' })).status).toBe(400)
})

test('a unit without history takes its seasons and pictures along, an archived one keeps them to itself', async () => {
  const counts = async (unit: number) => {
    const of = (table: 'seasons' | 'images') => server.db.selectFrom(table).select('id').where('unit_id', '=', unit)
    return [(await of('seasons').execute()).length, (await of('images').execute()).length]
  }
  const picture = { owner_id: owner.user.id, name: 'a.jpg', alt_text: 'Room', width: 8, height: 6, sources: '[]' }
  const aFullUnit = async () => {
    const unit = await aUnit(owner)
    await aSeason(owner, { unit: unit.id })
    await server.db
      .insertInto('images')
      .values({ ...picture, unit_id: unit.id, position: 0 })
      .execute()
    return unit
  }
  const [free, booked, sold] = [await aFullUnit(), await aFullUnit(), await aFullUnit()]
  await aBooking(owner, { unit: booked.id, property: booked.property.id })
  for (const path of [`units/${free.id}`, `units/${booked.id}`, `properties/${sold.property.id}`])
    expect((await owner.call('DELETE', `/api/${path}/`)).status).toBe(204)
  expect(await counts(free.id)).toEqual([0, 0])
  expect(await counts(sold.id)).toEqual([0, 0])
  expect(await counts(booked.id)).toEqual([1, 1])
  const properties = (await owner.call<Property[]>('GET', '/api/properties/')).body
  expect(properties.find(({ id }) => id === booked.property.id)?.units).toEqual([])
  expect((await owner.call('GET', `/api/seasons/?unit=${booked.id}`)).body).toEqual([])
})

test('a booking of an archived unit is still priced by its seasons when its days change', async () => {
  const unit = await aUnit(owner)
  await aSeason(owner, { unit: unit.id, start: '2027-06-01', end: '2027-07-01', price_per_night: 200 })
  const booking = await aBooking(owner, { unit: unit.id, property: unit.property.id })
  await owner.call('DELETE', `/api/units/${unit.id}/`)
  const { client, check_in, guests_count } = booking
  const longer = { client: client.id, check_in, check_out: '2027-06-05', guests_count }
  const place = { unit: unit.id, property: unit.property.id }
  expect(await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...longer, ...place })).toMatchObject({
    status: 200,
    body: { total_price: 800 },
  })
})

test('a list of units stands together by property where that is wanted, and counts what it has of each', async () => {
  const other = await server.signUpOwner()
  const [late, old, alm] = [
    await aProperty(other, { name: 'Seehaus' }),
    await aProperty(other, { name: 'Alte Post', active: false }),
    await aProperty(other, { name: 'Alm' }),
  ]
  await aUnit(other, { property_id: old.id, name: 'Cellar' })
  await aUnit(other, { property_id: late.id, name: 'Attic', active: false })
  await aUnit(other, { property_id: late.id, name: 'Lake room' })
  await aUnit(other, { property_id: alm.id, name: 'Cabin', active: false })
  const listed = async (query: string) => {
    const { body } = await other.call<ListedUnit[]>('GET', `/api/units/?page=1&page_size=20${query}`)
    return body.map(({ name, in_property }) => [name, in_property])
  }
  expect(await listed('&group=property')).toEqual([
    ['Cabin', 1],
    ['Lake room', 2],
    ['Attic', 2],
    ['Cellar', 1],
  ])
  expect(await listed('&group=property&active=true')).toEqual([
    ['Lake room', 1],
    ['Cellar', 1],
  ])
  // By itself a list begins with what is in use, whatever it belongs to.
  expect((await listed('')).map(([name]) => name)).toEqual(['Cellar', 'Lake room', 'Cabin', 'Attic'])
})
