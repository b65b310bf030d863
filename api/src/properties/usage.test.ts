import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aPromocode, aProperty, aService, aUnit } from '../testing/factories.ts'
import { anImport } from '../testing/imported-stay.ts'
import { expire } from '../testing/ledger.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

// Half past midnight of the eleventh in Vienna, still the tenth in Reykjavik.
const server = await testServer({ now: '2027-01-10T23:30:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const usage = (path: string, of = owner) => of.call<Usage>('GET', `/api/${path}/usage/`)
const nothing: Usage = { units: 0, services: 0, bookings: 0, upcoming: 0, archives: false }

async function aHouse(fields = {}) {
  const property = await aProperty(owner, fields)
  const unit = await aUnit(owner, { property_id: property.id })
  const service = await aService(owner, { property: property.id })
  const code = await aPromocode(owner)
  const paths = {
    property: `properties/${property.id}`,
    unit: `units/${unit.id}`,
    service: `service/${service.id}`,
    code: `promocode/${code.id}`,
  }
  const place = { property: property.id, unit: unit.id, services: [service.id], promo_code: code.id }
  return { ...paths, place }
}
const change = (booking: Booking, fields: object) =>
  owner.call('PATCH', `/api/booking/${booking.id}/`, {
    property: booking.property.id,
    unit: booking.unit.id,
    client: booking.client.id,
    guests_count: booking.guests_count,
    check_in: booking.check_in,
    check_out: booking.check_out,
    ...fields,
  })

test('what hangs on a record is counted: units, services, bookings and those that are still to come', async () => {
  const house = await aHouse()
  await aUnit(owner, { property_id: house.place.property })
  expect((await usage(house.property)).body).toEqual({ ...nothing, units: 2, services: 1 })
  for (const path of [house.unit, house.service, house.code]) expect((await usage(path)).body).toEqual(nothing)

  await aBooking(owner, house.place)
  await aBooking(owner, { ...house.place, check_in: '2027-07-01', check_out: '2027-07-02', status: 'cancelled' })
  await aBooking(owner, { ...house.place, check_in: '2027-01-11', check_out: '2027-01-12', status: 'pending' })
  const counts = { bookings: 3, upcoming: 2, archives: true }
  expect((await usage(house.property)).body).toEqual({ units: 2, services: 1, ...counts })
  for (const path of [house.unit, house.service, house.code])
    expect((await usage(path)).body).toEqual({ ...nothing, ...counts })
})

test('a stay is over on the day of its departure, by the day of the property', async () => {
  const stay = { check_in: '2027-01-10', check_out: '2027-01-11' }
  const upcoming = async (time_zone: string) => {
    server.clock.set('2027-01-10T12:00:00Z')
    const house = await aHouse({ time_zone })
    await aBooking(owner, { ...house.place, ...stay })
    server.clock.set('2027-01-10T23:30:00Z')
    const paths = [house.property, house.unit, house.service, house.code]
    return Promise.all(paths.map(async (path) => (await usage(path)).body.upcoming))
  }
  expect(await upcoming('Europe/Vienna')).toEqual([0, 0, 0, 0])
  expect(await upcoming('Atlantic/Reykjavik')).toEqual([1, 1, 1, 1])
})

test('a request whose moment has passed is not to come', async () => {
  const house = await aHouse()
  const request = await aBooking(owner, { ...house.place, status: 'pending' })
  await expire(server, request.id)
  expect((await usage(house.unit)).body).toEqual({ ...nothing, bookings: 1, archives: true })
})

const tables = { property: 'properties', unit: 'units', service: 'services', code: 'promocodes' } as const
type Word = keyof typeof tables
const words: Word[] = ['code', 'service', 'unit', 'property']
const isThere = async (word: Word, path: string) => {
  const id: RawBuilder<unknown> = sql`${Number(path.split('/')[1])}`
  const { rows } = await sql`SELECT id FROM ${sql.table(tables[word])} WHERE id = ${id}`.execute(server.db)
  return rows.length > 0
}

test('what it says about archiving is what deleting then does', async () => {
  // A booking that dropped its extras leaves them without history; its unit and property keep theirs.
  const archived: Record<string, Word[]> = { none: [], kept: words, dropped: ['unit', 'property'] }
  for (const history of ['none', 'kept', 'dropped'] as const) {
    const house = await aHouse()
    if (history !== 'none') {
      const booking = await aBooking(owner, house.place)
      if (history === 'dropped') await change(booking, { services: [], promo_code: null })
    }
    for (const word of words) {
      const path = house[word]
      const willArchive = (await usage(path)).body.archives
      expect([history, word, willArchive]).toEqual([history, word, archived[history]?.includes(word)])
      expect((await owner.call('DELETE', `/api/${path}/`)).status).toBe(204)
      expect([history, word, await isThere(word, path)]).toEqual([history, word, willArchive])
      expect((await usage(path)).status).toBe(404)
    }
  }
})

test('a stay of a portal counts as a booking, and its unit and property are archived', async () => {
  const house = await aHouse()
  await anImport(server, owner, { unit: house.place.unit })
  await anImport(server, owner, { unit: house.place.unit, check_in: '2027-01-05', check_out: '2027-01-08' })
  await anImport(server, owner, {
    unit: house.place.unit,
    check_in: '2027-08-01',
    check_out: '2027-08-04',
    kind: 'closure',
  })
  const counts = { bookings: 2, upcoming: 1, archives: true }
  expect((await usage(house.unit)).body).toEqual({ ...nothing, ...counts })
  expect((await usage(house.property)).body).toEqual({ units: 1, services: 1, ...counts })
  await owner.call('DELETE', `/api/${house.unit}/`)
  await owner.call('DELETE', `/api/${house.property}/`)
  expect([await isThere('unit', house.unit), await isThere('property', house.property)]).toEqual([true, true])
})

test('a property counts what is archived as history and not as units or services', async () => {
  const house = await aHouse()
  await aBooking(owner, house.place)
  for (const path of [house.unit, house.service]) await owner.call('DELETE', `/api/${path}/`)
  expect((await usage(house.property)).body).toEqual({ ...nothing, bookings: 1, upcoming: 1, archives: true })
})

test('nobody else learns of it', async () => {
  const house = await aHouse()
  const stranger = await server.signUpOwner()
  for (const word of words) expect((await usage(house[word], stranger)).status).toBe(404)
})
