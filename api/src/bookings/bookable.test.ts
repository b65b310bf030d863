import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aPromocode, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T15:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const june = { check_in: '2027-06-01', check_out: '2027-06-04' }
const august = { check_in: '2027-08-01', check_out: '2027-08-03' }

async function aHouse() {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  // Keeps the property in the public list when the other unit goes.
  const sister = await aUnit(owner, { property_id: property.id })
  const service = await aService(owner, { property: property.id })
  const code = await aPromocode(owner)
  const client = (await aClient(owner)).id
  const stay = { property: property.id, unit: unit.id, client, guests_count: 2, services: [service.id] }
  return { property, unit, sister, service, code, stay: { ...stay, ...june, promo_code: code.id } }
}
type House = Awaited<ReturnType<typeof aHouse>>

const formOf = {
  property: ({ name, description, address }: Property) => ({ name, description, address }),
  unit: ({ id: _id, version: _version, images: _images, property, ...unit }: Unit) => ({
    ...unit,
    property_id: property.id,
  }),
  service: ({ name, type, price, property }: Service) => ({ name, type, price, property }),
  code: ({ code, description, valid_until, discount_percent }: Promocode) => ({
    ...{ code, description, valid_until, discount_percent },
  }),
}
const paths = { property: 'properties', unit: 'units', service: 'service', code: 'promocode' } as const
type Word = keyof typeof paths
const pathOf = (house: House, word: Word) => `/api/${paths[word]}/${house[word].id}/`
const change = (house: House, word: Word, fields: object) =>
  owner.call('PATCH', pathOf(house, word), { ...formOf[word](house[word] as never), ...fields })

/** View of the house for a visitor, uncached: the property, its unit where it is listed and free, its service. */
async function publicView({ property, unit, service }: House, days = june) {
  const base = '/api/public/booking/'
  const one = await server.call<PublicProperty>('GET', `${base}property/${property.id}/`)
  const list = await server.call<{ data: { properties: PublicProperty[] } }>('GET', `${base}?page_size=100`)
  const free = await server.call<{ id: number }[]>(
    'GET',
    `${base}available-units/?check_in=${days.check_in}&check_out=${days.check_out}&property=${property.id}`,
  )
  const takenDays = await server.call<{ unit: { id: number } }[]>('GET', `${base}property/${property.id}/bookings/`)
  const listed = list.body.data.properties.find(({ id }) => id === property.id)
  // Its own page tells more of it.
  expect(one.status === 200 ? one.body : {}).toMatchObject(listed ?? {})
  expect(listed !== undefined).toBe(one.status === 200)
  expect(takenDays.status).toBe(one.status)
  const hasUnit = listed?.units.some(({ id }) => id === unit.id) === true
  expect(free.body.some(({ id }) => id === unit.id)).toBe(hasUnit)
  return {
    property: listed !== undefined,
    unit: hasUnit,
    service: listed?.services.some(({ id }) => id === service.id) === true,
  }
}
const book = (house: House, fields = {}) => owner.call<Booking>('POST', '/api/bookings/', { ...house.stay, ...fields })

const all = { property: true, unit: true, service: true }
const none = { property: false, unit: false, service: false }
const cases: [what: string, word: Word, fields: object | undefined, left: object, status: number, field: string][] = [
  ['a property that is switched off', 'property', { active: false }, none, 400, 'property'],
  ['a deleted property', 'property', undefined, none, 404, 'property'],
  ['a unit that is switched off', 'unit', { active: false }, { ...all, unit: false }, 400, 'unit'],
  ['a unit under repair', 'unit', { status: 'maintenance' }, { ...all, unit: false }, 400, 'unit'],
  ['a unit marked as booked', 'unit', { status: 'booked' }, { ...all, unit: false }, 400, 'unit'],
  ['a unit that is not available', 'unit', { status: 'unavailable' }, { ...all, unit: false }, 400, 'unit'],
  ['a deleted unit', 'unit', undefined, { ...all, unit: false }, 404, 'unit'],
  ['a service that is switched off', 'service', { active: false }, { ...all, service: false }, 400, 'services'],
  ['a deleted service', 'service', undefined, { ...all, service: false }, 404, 'services'],
  ['a code that is switched off', 'code', { active: false }, all, 400, 'promo_code'],
  ['a deleted code', 'code', undefined, all, 404, 'promo_code'],
]
test.each(cases)('%s is gone from the next public answer and cannot be booked', async (...row) => {
  const [, word, fields, left, status, field] = row
  const house = await aHouse()
  expect(await publicView(house)).toEqual(all)
  const gone = fields ? await change(house, word, fields) : await owner.call('DELETE', pathOf(house, word))
  expect(gone.status).toBe(fields ? 200 : 204)
  expect(await publicView(house)).toEqual(left)
  expect(await book(house)).toMatchObject({ status, body: { fields: { [field]: [expect.any(String)] } } })
})

test.each(cases)(
  '%s is archived or off with its history, and the booking that has it stays as it is',
  async (...row) => {
    const [, word, fields, left, status, field] = row
    const house = await aHouse()
    const booking = (await book(house)).body
    expect(
      (await (fields ? change(house, word, fields) : owner.call('DELETE', pathOf(house, word)))).status,
    ).toBeLessThan(300)
    expect(await publicView(house, august)).toEqual(left)
    // An archived property is still one of the owner's; its units are not there any more.
    const refused = await book(house, august)
    expect([refused.status, Object.keys((refused.body as never as { fields: object }).fields)]).toEqual([
      status,
      [field === 'property' && status === 404 ? 'unit' : field],
    ])
    const same = (await owner.call<Booking[]>('GET', '/api/bookings/')).body.find(({ id }) => id === booking.id)
    expect(same).toEqual(booking)
    const longer = await owner.call('PATCH', `/api/booking/${booking.id}/`, { ...house.stay, check_out: '2027-06-05' })
    expect(longer.status).toBe(200)
  },
)

test('a code is refused after its last day, by the day of the property', async () => {
  const house = await aHouse()
  await change(house, 'code', { valid_until: '2027-01-10' })
  server.clock.set('2027-01-10T22:30:00Z')
  const last = { check_in: '2027-09-01', check_out: '2027-09-02' }
  expect((await book(house, last)).status).toBe(201)
  server.clock.set('2027-01-10T23:30:00Z')
  expect(await book(house)).toMatchObject({ status: 400, body: { fields: { promo_code: [expect.any(String)] } } })
  server.clock.set('2027-01-10T15:00:00Z')
})

const stateOf = async ({ unit }: House) => {
  const { rows } = await sql<{ there: boolean; offered: boolean; bookings: number }>`
    SELECT EXISTS (SELECT FROM units WHERE id = ${unit.id}) AS there,
      EXISTS (SELECT FROM units u JOIN properties p ON p.id = u.property_id
        WHERE u.id = ${unit.id} AND u.deleted_at IS NULL AND u.active AND p.active AND p.deleted_at IS NULL) AS offered,
      (SELECT count(*) FROM bookings WHERE unit_id = ${unit.id}) AS bookings`.execute(server.db)
  return rows[0]
}
const ways = [
  (house: House) => owner.call('DELETE', pathOf(house, 'unit')),
  (house: House) => owner.call('DELETE', pathOf(house, 'property')),
  (house: House) => change(house, 'unit', { active: false }),
  (house: House) => change(house, 'property', { active: false }),
]

test('of booking a unit and taking it away at once, either the booking is there with its unit, or it is refused', async () => {
  for (let round = 0; round < 24; round++) {
    const house = await aHouse()
    const before = round % 2
    if (before > 0) await book(house, august)
    const takeAway = ways[Math.floor(round / 2) % ways.length]
    const booking = book(house)
    const gone = await takeAway?.(house)
    const created = await booking
    expect([200, 204]).toContain(gone?.status)
    const state = await stateOf(house)
    const isMade = created.status === 201
    expect(state).toMatchObject({ offered: false, bookings: before + (isMade ? 1 : 0) })
    expect(isMade ? state?.there : [400, 404].includes(created.status)).toBe(true)
    expect([400, 404]).toContain((await book(house, august)).status)
  }
})

test('a unit or service that is added to a property while that goes or is switched off is not left behind', async () => {
  for (let round = 0; round < 12; round++) {
    const house = await aHouse()
    if (round % 2 === 0) await book(house)
    const unit = owner.call('POST', '/api/units/', { ...formOf.unit(house.unit), name: 'Late' })
    const service = owner.call('POST', '/api/services/', { ...formOf.service(house.service), name: 'Late' })
    const switchedOff = round % 3 === 0
    const gone = switchedOff ? change(house, 'property', { active: false }) : ways[1]?.(house)
    const statuses = (await Promise.all([unit, service, gone])).map((answer) => answer?.status)
    expect(statuses).toEqual([expect.toBeOneOf([201, 404]), expect.toBeOneOf([201, 404]), switchedOff ? 200 : 204])
    const { rows } = await sql`
      SELECT name FROM units WHERE property_id = ${house.property.id} AND deleted_at IS NULL AND (listed OR ${!switchedOff})
      UNION ALL
      SELECT name FROM services WHERE property_id = ${house.property.id} AND deleted_at IS NULL AND ${!switchedOff}`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  }
})
