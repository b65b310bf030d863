import type { CalendarDay, CalendarRows, CalendarWindow } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { PropertyOutlook } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import type { Today } from '@keyhaven/shared-contracts/contract/bookings/today'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBlock, aBooking, aProperty, aRequest, aUnit } from '../testing/factories.ts'
import { anImport } from '../testing/imported-stay.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-02T15:00:00Z' })

async function aHouse() {
  const owner = await server.signUpOwner()
  const property = (await aProperty(owner)).id
  const unit = async () => (await aUnit(owner, { property_id: property })).id
  return { owner, property, unit: await unit(), sister: await unit() }
}
const june = 'from=2027-06-01&to=2027-07-01'
const windowOf = async ({ call }: TestOwner, units: number[]) =>
  (await call<CalendarWindow>('GET', `/api/calendar/stays/?units=${units.join()}&${june}`)).body
const ids = (rows: { id: number }[] | undefined) => rows?.map(({ id }) => id)

test('the calendar shows imported stays and closures with their portal, and in conflict what takes no nights', async () => {
  const { owner, property, unit, sister } = await aHouse()
  const stay = await anImport(server, owner, { unit, name: 'Jane' })
  const closed = await anImport(server, owner, {
    ...{ unit, check_in: '2027-06-10', check_out: '2027-06-12' },
    ...({ kind: 'closure' } as const),
  })
  await aBooking(owner, { unit: sister, property, check_in: '2027-06-02' })
  const clash = await anImport(server, owner, { unit: sister, check_out: '2027-06-03', state: 'conflict' })
  await anImport(server, owner, { unit: sister, check_in: '2027-06-20', check_out: '2027-06-22', state: 'dropped' })
  const { imports, stays, blocks } = await windowOf(owner, [unit, sister])
  expect(ids(imports)).toEqual([stay.id, closed.id, clash.id])
  expect(imports?.map(({ kind, is_conflict }) => [kind, is_conflict])).toEqual([
    ['stay', false],
    ['closure', false],
    ['stay', true],
  ])
  expect(imports?.[0]).toMatchObject({
    ...{ unit, name: 'Jane', check_in: '2027-06-01', check_out: '2027-06-04' },
    feed: { id: stay.feed, name: 'Airbnb', kind: 'airbnb', colour: '#c13515' },
  })
  expect([stays.length, blocks.length]).toEqual([1, 0])
  const stranger = await server.signUpOwner()
  expect((await windowOf(stranger, [unit, sister])).imports).toEqual([])
})

test('a unit says since when its calendars could not be read', async () => {
  const { owner, unit, sister } = await aHouse()
  await sql`UPDATE units SET calendars_stale_since = '2027-06-02T09:00:00Z' WHERE id = ${unit}`.execute(server.db)
  const { units } = (await owner.call<CalendarRows>('GET', '/api/calendar/rows/')).body
  const since = new Map(units.map((row) => [row.id, row.stale_since]))
  expect([since.get(unit), since.get(sister)]).toEqual(['2027-06-02T09:00:00.000Z', null])
})

test('the days of a calendar count an import as taken and a closure as out of sale', async () => {
  const { owner, unit, sister } = await aHouse()
  await anImport(server, owner, { unit, check_in: '2027-06-05', check_out: '2027-06-06' })
  await anImport(server, owner, { unit: sister, check_in: '2027-06-05', check_out: '2027-06-06', kind: 'closure' })
  const days = (await owner.call<CalendarDay[]>('GET', `/api/calendar/days/?${june}`)).body
  expect(days.slice(3, 6).map(({ offered, taken }) => [offered, taken])).toEqual([
    [2, 0],
    [1, 1],
    [2, 0],
  ])
})

test('an archived unit takes its imports out of the calendar and of today', async () => {
  const { owner, property, unit } = await aHouse()
  await anImport(server, owner, { unit, check_in: '2027-06-02' })
  await aBooking(owner, { unit, property, check_in: '2027-09-01', check_out: '2027-09-02' })
  expect((await owner.call('DELETE', `/api/units/${unit}/`)).status).toBe(204)
  expect((await windowOf(owner, [unit])).imports).toEqual([])
  expect((await owner.call<Today>('GET', '/api/dashboard-today/')).body.imports?.arrivals).toEqual([])
})

test('imports of today arrive, stay and leave by the day of their property; closures do not', async () => {
  const { owner, unit, sister } = await aHouse()
  const leaves = await anImport(server, owner, { unit, check_in: '2027-05-30', check_out: '2027-06-02' })
  const arrives = await anImport(server, owner, { unit, check_in: '2027-06-02', check_out: '2027-06-09', name: 'Bo' })
  const stays = await anImport(server, owner, { unit: sister, check_in: '2027-06-01', check_out: '2027-06-03' })
  await anImport(server, owner, { unit: sister, check_in: '2027-06-02', check_out: '2027-06-04', state: 'conflict' })
  const third = (await aUnit(owner)).id
  await anImport(server, owner, { unit: third, check_in: '2027-06-02', check_out: '2027-06-04', kind: 'closure' })
  const { imports, arrivals } = (await owner.call<Today>('GET', '/api/dashboard-today/')).body
  expect([ids(imports?.arrivals), ids(imports?.in_house), ids(imports?.departures)]).toEqual([
    [arrives.id],
    [stays.id],
    [leaves.id],
  ])
  expect(imports?.arrivals[0]).toMatchObject({ name: 'Bo', unit: { id: unit }, feed: { kind: 'airbnb' } })
  expect(arrivals.count).toBe(0)
})

test('imports fill the occupancy of dashboard, outlook and analytics, closures leave the offer, and revenue stays', async () => {
  const { owner, property, unit, sister } = await aHouse()
  const booking = await aBooking(owner, { unit, property, check_in: '2027-06-10', check_out: '2027-06-13' })
  const read = () =>
    Promise.all([
      owner.call<Record<string, number>>('GET', '/api/dashboard-stats/'),
      owner.call<PropertyOutlook[]>('GET', '/api/property-outlook/'),
      owner.call<{ current: Occupancy }>('GET', '/api/analytics/occupancy/?from=2027-06-01&to=2027-06-30'),
    ])
  await anImport(server, owner, { unit, check_in: '2027-06-02', check_out: '2027-06-06' })
  await anImport(server, owner, { unit: sister, check_in: '2027-05-30', check_out: '2027-06-11', kind: 'closure' })
  const [stats, outlook, analytics] = await read()
  expect(stats.body).toMatchObject({ occupancy_today: 100, occupancy_month: 14, guests_present: 0 })
  expect(outlook.body).toMatchObject([{ tonight: { offered: 1, taken: 1 }, occupancy: 13.7 }])
  expect(analytics.body.current).toMatchObject({
    ...{ occupied_nights: 7, imported_nights: 4, offered_nights: 50, occupancy: 14, arrivals: 1 },
    ...{ revenue: booking.total_price, average_rate: 100 },
  })
})
type Occupancy = Record<string, number>

test('guests are told at once that the nights of imports and closures are taken', async () => {
  const { owner, property, unit, sister } = await aHouse()
  const base = '/api/public/booking/'
  const stay = 'check_in=2027-07-01&check_out=2027-07-04'
  const freeIds = async () =>
    ids((await server.call<{ id: number }[]>('GET', `${base}available-units/?${stay}&property=${property}`)).body)
  expect(await freeIds()).toEqual([unit, sister])
  const nights = { check_in: '2027-07-02', check_out: '2027-07-05' }
  await anImport(server, owner, { unit, ...nights })
  expect(await freeIds()).toEqual([sister])
  await anImport(server, owner, { unit: sister, ...nights, kind: 'closure' })
  expect(await freeIds()).toEqual([])
  const { body } = await server.call<object[]>('GET', `${base}property/${property}/bookings/`)
  const row = { ...nights, status: 'confirmed' }
  expect(body).toMatchObject([
    { unit: { id: unit }, ...row },
    { unit: { id: sister }, ...row },
  ])
  const wish = { unit, check_in: '2027-07-01', check_out: '2027-07-04', guests_count: 2 }
  const quote = await server.call<{ taken: object[]; alternatives?: object }>('POST', `${base}quote/`, wish)
  expect(quote.body.taken).toEqual([nights])
  const others = await server.call<{ dates: { check_in: string }[]; units: { id: number }[] }>(
    'GET',
    `${base}alternatives/?unit=${unit}&${stay}&guests_count=2`,
  )
  expect(others.status).toBe(200)
  expect(ids(others.body.units) ?? []).not.toContain(sister)
  const search = await server.call<{ count: number }>('GET', `${base}search/?property=${property}&guests=2&${stay}`)
  expect(search.body.count).toBe(0)
  await expect(aRequest(server, unit, wish)).rejects.toThrow('409')
  await expect(aBlock(owner, { unit, start: '2027-07-04', end: '2027-07-06' })).rejects.toThrow('409')
})
