import { beforeAll, expect, test } from 'vitest'
import { aBooking, aPromocode, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

type Row = { id: number; name: string }
const ask = (path: string, of = owner) => of.call<Row[]>('GET', `/api/${path}`)
const idsOf = async (path: string, of = owner) => (await ask(path, of)).body.map(({ id }) => id)

test('units are filtered by flag, property, status and words, and counted so', async () => {
  const own = await server.signUpOwner()
  const [lake, hill] = [await aProperty(own, { name: 'Lakehouse' }), await aProperty(own, { name: 'Hillside' })]
  const first = await aUnit(own, { property_id: lake.id, name: 'Attic' })
  const second = await aUnit(own, { property_id: lake.id, name: 'Boat', active: false, status: 'maintenance' })
  const third = await aUnit(own, { property_id: hill.id, name: 'Attic lake view' })
  expect(await idsOf('units/?active=true', own)).toEqual([third.id, first.id])
  expect(await idsOf('units/?active=false', own)).toEqual([second.id])
  expect(await idsOf(`units/?property=${lake.id}`, own)).toEqual([first.id, second.id])
  expect(await idsOf(`units/?property=${lake.id}&active=true&search=att`, own)).toEqual([first.id])
  expect(await idsOf('units/?status=maintenance', own)).toEqual([second.id])
  expect(await idsOf('units/?search=LAKE', own)).toEqual([third.id, first.id, second.id])
  expect(await idsOf('units/?search=%20%20', own)).toHaveLength(3)
  expect(await idsOf(`units/?property=${(await aProperty(owner)).id}`, own)).toEqual([])
  const page = await ask('units/?active=true&page=1&page_size=1', own)
  expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, '2'])
  for (const query of ['status=x', 'active=maybe', 'search=' + 'x'.repeat(101)])
    expect((await ask(`units/?${query}`, own)).status).toBe(400)
})

test('a renamed property takes its units to their new place, and a moved unit goes there', async () => {
  const own = await server.signUpOwner()
  const [a, m] = [await aProperty(own, { name: 'A house' }), await aProperty(own, { name: 'M house' })]
  const [ofA, ofM] = [await aUnit(own, { property_id: a.id }), await aUnit(own, { property_id: m.id })]
  expect(await idsOf('units/', own)).toEqual([ofA.id, ofM.id])
  const { description, address } = a
  await own.call('PATCH', `/api/properties/${a.id}/`, { name: 'Zebra', description, address })
  expect(await idsOf('units/', own)).toEqual([ofM.id, ofA.id])
  expect(await idsOf('units/?search=zebra', own)).toEqual([ofA.id])
  const { name, capacity, max_capacity, price_per_night, price_per_extra_person } = ofM
  const fields = { name, description: 'x', capacity, max_capacity, price_per_night, price_per_extra_person }
  await own.call('PATCH', `/api/units/${ofM.id}/`, { ...fields, property_id: a.id })
  expect(await idsOf('units/?search=zebra', own)).toHaveLength(2)
  expect(await idsOf('units/?search=m%20house', own)).toEqual([])
})

test('properties, services and codes are filtered and searched', async () => {
  const own = await server.signUpOwner()
  const house = await aProperty(own, { name: 'Seehaus' })
  const shut = await aProperty(own, { name: 'Closed', active: false })
  expect(await idsOf('properties/?active=true', own)).toEqual([house.id])
  expect(await idsOf('properties/?active=false', own)).toEqual([shut.id])
  expect(await idsOf('properties/?search=mondsee', own)).toEqual([house.id, shut.id])
  expect(await idsOf('properties/?search=seeH', own)).toEqual([house.id])

  const food = await aService(own, { property: house.id, name: 'Breakfast' })
  const clean = await aService(own, { property: shut.id, name: 'Cleaning', type: 'one_time', active: false })
  for (const [query, ids] of [
    ['', [food.id, clean.id]],
    ['active=false', [clean.id]],
    ['type=per_day', [food.id]],
    [`property=${shut.id}`, [clean.id]],
    ['search=seehaus', [food.id]],
    ['search=CLEAN', [clean.id]],
    ['search=e&type=one_time&active=false', [clean.id]],
  ] as const)
    expect([query, await idsOf(`services/?${query}`, own)]).toEqual([query, ids])

  const [b, a] = [await aPromocode(own, { code: 'bbb' }), await aPromocode(own, { code: 'AAA', active: false })]
  const c = await aPromocode(own, { code: 'Ccc', description: 'Only in winter' })
  for (const [query, ids] of [
    ['', [b.id, c.id, a.id]],
    ['active=true', [b.id, c.id]],
    ['search=WINTER', [c.id]],
    ['search=aa', [a.id]],
    ['page=2&page_size=2', [a.id]],
  ] as const)
    expect([query, await idsOf(`promocodes/?${query}`, own)]).toEqual([query, ids])
})

test('what is archived is in no list, filtered or searched or not', async () => {
  const booking = await aBooking(owner)
  const path = `properties/${booking.property.id}/`
  const before = await idsOf(`units/?property=${booking.property.id}`)
  expect(before).toEqual([booking.unit.id])
  await owner.call('DELETE', `/api/${path}`)
  for (const query of [`property=${booking.property.id}`, `search=${booking.property.name}`, ''])
    expect(await idsOf(`units/?${query}`)).not.toContain(booking.unit.id)
  expect(await idsOf(`properties/?search=${booking.property.name}`)).toEqual([])
})

test('a booked service stays with its property', async () => {
  const [home, other] = [await aProperty(owner), await aProperty(owner)]
  const unit = await aUnit(owner, { property_id: home.id })
  const service = await aService(owner, { property: home.id })
  const change = (property: number) =>
    owner.call('PATCH', `/api/service/${service.id}/`, { name: service.name, type: 'per_day', price: '1,50', property })
  expect((await change(other.id)).status).toBe(200)
  expect((await change(home.id)).status).toBe(200)
  await aBooking(owner, { property: home.id, unit: unit.id, services: [service.id] })
  expect(await change(other.id)).toMatchObject({
    status: 409,
    body: { code: 'service_booked', fields: { property: ['A service that was booked stays with its property.'] } },
  })
  expect(await change(home.id)).toMatchObject({ status: 200, body: { price: 1.5 } })
})
