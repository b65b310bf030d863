import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aClient, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const high = { name: 'High', start: '2027-07-01', end: '2027-09-01', price_per_night: '149,50' }
const post = <T = Season>(body: object, of = owner) => of.call<T>('POST', '/api/seasons/', body)
const list = async (query = '', of = owner) => (await of.call<Season[]>('GET', `/api/seasons/?${query}`)).body
const idsOf = async (query: string, of = owner) => (await list(query, of)).map(({ id }) => id)
const counted = (statuses: number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (one) => one)].map(([status, all]) => [status, all.length]))

test('a season is added to one unit, or to several as an array', async () => {
  const [first, second] = [await aUnit(owner), await aUnit(owner)]
  const one = await post({ ...high, unit: first.id })
  const season = { ...high, price_per_night: 149.5, version: 1 }
  expect(one).toMatchObject({ status: 201, body: { ...season, unit: first.id } })
  const next = { ...high, start: '2028-07-01', end: '2028-07-02' }
  const both = await post<Season[]>({ ...next, units: [second.id, first.id, second.id] })
  expect(both.status).toBe(201)
  expect(both.body.map(({ unit, start }) => [unit, start])).toEqual([
    [first.id, next.start],
    [second.id, next.start],
  ])
})

test('the compiled writer answers one season and an array alike', async () => {
  const live = await testServer({ env: { mode: 'development' } })
  const own = await live.signUpOwner()
  const unit = await aUnit(own)
  expect((await post({ ...high, unit: unit.id }, own)).body).toMatchObject({ unit: unit.id, price_per_night: 149.5 })
  const far = { ...high, start: '2028-07-01', end: '2028-07-05', units: [unit.id] }
  expect((await post<Season[]>(far, own)).body).toMatchObject([{ unit: unit.id, start: '2028-07-01' }])
})

test('seasons are listed by unit, then by first night, whole or by page, unit, property or year', async () => {
  const own = await server.signUpOwner()
  const [one, two] = [await aUnit(own), await aUnit(own)]
  const last = await aSeason(own, { unit: two.id })
  const winter = await aSeason(own, { unit: one.id, start: '2027-12-20', end: '2028-01-07' })
  const first = await aSeason(own, { unit: one.id, start: '2027-03-01', end: '2027-03-02' })
  expect(await list('', own)).toEqual([first, winter, last])
  expect(await list('page=2&page_size=2', own)).toEqual([last])
  expect(await idsOf(`unit=${two.id}`, own)).toEqual([last.id])
  expect(await idsOf(`property=${one.property.id}`, own)).toEqual([first.id, winter.id])
  expect(await idsOf('year=2028', own)).toEqual([winter.id])
  expect(await idsOf(`year=2027&unit=${one.id}`, own)).toEqual([first.id, winter.id])
  expect(await idsOf(`unit=${(await aUnit(owner)).id}`, own)).toEqual([])
  expect((await own.call('GET', '/api/seasons/?page=1&page_size=1')).headers.get('x-total-count')).toBe('3')
})

test('an overlap names the unit and the season that is in the way', async () => {
  const unit = await aUnit(owner, { name: 'Lake room' })
  await aSeason(owner, { unit: unit.id, name: 'Summer', start: '2027-07-01', end: '2027-09-01' })
  const refused = await post<Problem>({ ...high, unit: unit.id, start: '2027-08-31', end: '2027-09-02' })
  const words = 'Lake room already has the season “Summer” from 01.07.2027 to 31.08.2027.'
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'season_overlap', message: words, fields: { start: [words] } },
  })
  await aSeason(owner, { unit: unit.id, name: 'Fair', start: '2027-09-05', end: '2027-09-06' })
  const wide = await post<Problem>({ ...high, unit: unit.id, start: '2027-08-31', end: '2027-10-01' })
  expect(wide.body.message).toBe(`${words} 1 other season overlaps too.`)
  const night = await post<Problem>({ ...high, unit: unit.id, start: '2027-09-05', end: '2027-09-06' })
  expect(night.body.message).toBe('Lake room already has the season “Fair” on 05.09.2027.')
})

test('the end is free for the next season, a season of one night too', async () => {
  const unit = (await aUnit(owner)).id
  await aSeason(owner, { unit, start: '2027-06-02', end: '2027-06-03' })
  for (const [start, end] of [
    ['2027-06-01', '2027-06-02'],
    ['2027-06-03', '2027-06-04'],
  ])
    expect((await post({ ...high, unit, start, end })).status).toBe(201)
  expect(await post({ ...high, unit, start: '2027-06-04', end: '2027-06-04' })).toMatchObject({
    status: 400,
    body: { fields: { end: ['The last night cannot be before the first.'] } },
  })
})

test('for several units it is all or none', async () => {
  const [free, taken] = [await aUnit(owner), await aUnit(owner, { name: 'Attic' })]
  await aSeason(owner, { unit: taken.id, ...high })
  const both = { ...high, units: [free.id, taken.id] }
  expect(await post<Problem>(both)).toMatchObject({ status: 409, body: { code: 'season_overlap' } })
  expect((await post<Problem>(both)).body.message).toMatch(/^Attic already has/)
  expect(await list(`unit=${free.id}`)).toEqual([])
})

test('units of others, unknown and malformed ones are not found at their field', async () => {
  const mine = await aUnit(owner)
  const stranger = await server.signUpOwner()
  const foreign = await aUnit(stranger)
  for (const wrong of [foreign.id, 'abc', -3, 1e15]) {
    for (const path of ['', 'copy/']) {
      const body = { ...high, year: 2027, percent: 0, units: [mine.id, wrong] }
      expect(await owner.call('POST', `/api/seasons/${path}`, body)).toMatchObject({
        status: 404,
        body: { fields: { units: ['Unit not found.'] } },
      })
    }
    expect(await post({ ...high, unit: wrong })).toMatchObject({
      status: 404,
      body: { fields: { unit: ['Unit not found.'] } },
    })
  }
  expect(await list(`unit=${mine.id}`)).toEqual([])
  expect(await list('', stranger)).toEqual([])
})

const fieldsOf = ({ name, start, end, price_per_night }: Season) => ({ name, start, end, price_per_night })
const patch = (season: Season, fields: object) =>
  owner.call<Season>('PATCH', `/api/season/${season.id}/`, { ...fieldsOf(season), ...fields })

test('a change counts the version, refuses an outdated one, and stands not in its own way', async () => {
  const season = await aSeason(owner)
  const longer = await patch(season, { end: '2027-09-15', name: 'Longer', price_per_night: 80, version: 1 })
  expect(longer).toMatchObject({
    status: 200,
    body: { ...season, end: '2027-09-15', name: 'Longer', price_per_night: 80, version: 2 },
  })
  expect(await patch(season, { version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: longer.body },
  })
  const other = await aSeason(owner, { unit: season.unit, start: '2027-10-01', end: '2027-10-05' })
  const refused = await patch(other, { start: '2027-09-14' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'season_overlap' } })
  expect(JSON.stringify(refused.body)).toContain('“Longer” from 01.08.2027 to 14.09.2027.')
  expect(await list(`unit=${season.unit}`)).toEqual([longer.body, other])
})

test('a deleted season is gone, and so are those of a unit that is archived', async () => {
  const season = await aSeason(owner)
  expect((await owner.call('DELETE', `/api/season/${season.id}/`)).status).toBe(204)
  expect((await owner.call('DELETE', `/api/season/${season.id}/`)).status).toBe(404)

  const archived = await aSeason(owner)
  const units = (await owner.call<{ id: number; property: { id: number } }[]>('GET', '/api/units/')).body
  const property = units.find(({ id }) => id === archived.unit)?.property.id
  await aBooking(owner, { unit: archived.unit, property })
  await owner.call('DELETE', `/api/units/${archived.unit}/`)
  expect(await idsOf('')).not.toContain(archived.id)
  expect((await patch(archived, {})).status).toBe(404)
  expect((await owner.call('DELETE', `/api/season/${archived.id}/`)).status).toBe(404)
  expect((await post({ ...high, start: '2029-01-01', end: '2029-01-02', unit: archived.unit })).status).toBe(404)
  const copy = { units: [archived.unit], year: 2027, percent: 0 }
  expect((await owner.call('POST', '/api/seasons/copy/', copy)).status).toBe(404)
})

type Copied = { created: Season[]; skipped: Season[] }
const copy = (units: number[], year: number, percent: number | string = 0) =>
  owner.call<Copied>('POST', '/api/seasons/copy/', { units, year, percent })

test('copies land a year later at a higher price, and what overlaps there is left out', async () => {
  const [one, two] = [(await aUnit(owner)).id, (await aUnit(owner)).id]
  const summer = await aSeason(owner, { unit: one, start: '2027-07-01', end: '2027-09-01', price_per_night: 99.99 })
  const winter = await aSeason(owner, { unit: two, start: '2027-12-20', end: '2028-01-07' })
  await aSeason(owner, { unit: one, start: '2026-12-20', end: '2027-01-07' })
  const answer = await copy([two, one, two], 2027, '2,5')
  expect(answer.status).toBe(201)
  expect(answer.body.created).toMatchObject([
    { unit: one, name: 'High', start: '2028-07-01', end: '2028-09-01', price_per_night: 102.49, version: 1 },
    { unit: two, start: '2028-12-20', end: '2029-01-07', price_per_night: 153.75 },
  ])
  expect(answer.body.skipped).toEqual([])
  const again = await copy([one, two], 2027, '2,5')
  expect(again.body).toEqual({ created: [], skipped: [summer, winter] })
})

test('a copy gives way to what is there already, its own season included', async () => {
  const unit = (await aUnit(owner)).id
  const long = await aSeason(owner, { unit, start: '2027-02-01', end: '2028-06-01' })
  const leap = await aSeason(owner, { unit, start: '2028-06-01', end: '2028-06-02' })
  expect((await copy([unit], 2027)).body).toEqual({ created: [], skipped: [long] })
  expect((await copy([unit], 2028)).body).toMatchObject({ created: [{ start: '2029-06-01' }], skipped: [] })
  expect((await copy([unit], 2028)).body).toEqual({ created: [], skipped: [leap] })
  const alone = (await aUnit(owner)).id
  const day = await aSeason(owner, { unit: alone, start: '2028-02-29', end: '2028-03-01' })
  expect((await copy([alone], 2028)).body).toEqual({ created: [], skipped: [day] })
})

test('a copy that no form would take is refused whole', async () => {
  const unit = (await aUnit(owner)).id
  await aSeason(owner, { unit, price_per_night: 900_000 })
  expect(await copy([unit], 2027, 50)).toMatchObject({
    status: 400,
    body: { fields: { percent: ['A night would cost more than 1,000,000 euros'] } },
  })
  expect(await list(`unit=${unit}&year=2028`)).toEqual([])
})

test('of many who take the same nights at once one gets them, without a deadlock', async () => {
  const units = [(await aUnit(owner)).id, (await aUnit(owner)).id, (await aUnit(owner)).id]
  const orders = [units, units.toReversed(), [units[1], units[0]]]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => post<Problem>({ ...high, units: orders[index % 3] })),
  )
  expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 29 })
  const refused = answers.filter(({ status }) => status === 409)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['season_overlap']))

  const unit = (await aUnit(owner)).id
  const seasons: Season[] = []
  for (const month of ['01', '02', '03', '04', '05', '06'])
    seasons.push(await aSeason(owner, { unit, start: `2029-${month}-01`, end: `2029-${month}-10` }))
  const moved = await Promise.all(
    seasons.map((season) => patch(season, { start: '2029-08-01', end: '2029-08-05', version: 1 })),
  )
  expect(counted(moved.map(({ status }) => status))).toEqual({ 200: 1, 409: 5 })
  const copies = await Promise.all(Array.from({ length: 6 }, () => copy([unit], 2029)))
  expect(copies.map(({ body }) => body.created.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 6])
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(server.db)
  expect(rows).toEqual([{ deadlocks: 0 }])
})

const aStay = async () => {
  const property = await aProperty(owner, { address: { ...address, city: 'Sankt Wolfgang' } })
  const unit = await aUnit(owner, { property_id: property.id, price_per_night: 80 })
  return { property: property.id, unit: unit.id, client: (await aClient(owner)).id, guests_count: 1 }
}
const address = { street: 'a', house_number: '1', postal_code: '1', country: 'Austria', phone: '123456' }
const linesOf = (booking: Booking) => booking.price_lines.map(({ quantity, unit_price }) => [quantity, unit_price])

test('nights are priced by the seasons that hold them, and a later season changes no booking', async () => {
  const stay = { ...(await aStay()), check_in: '2027-06-01', check_out: '2027-06-04' }
  const promo = { code: 'TEN', description: 'Ten percent for all', valid_until: '2027-12-31', discount_percent: 10 }
  const { body: code } = await owner.call<{ id: number }>('POST', '/api/promocodes/', promo)
  const season = await aSeason(owner, {
    unit: stay.unit,
    start: '2027-06-03',
    end: '2027-07-01',
    price_per_night: 103.33,
  })
  const search = async () =>
    (
      await server.call<{ id: number; total_price: number; price_per_night: number }[]>(
        'GET',
        `/api/public/booking/available-units/?check_in=2027-06-01&check_out=2027-06-04&property=${stay.property}`,
      )
    ).body.map((unit) => [unit.id, unit.price_per_night, unit.total_price])
  expect(await search()).toEqual([[stay.unit, 80, 263.33]])

  const booking = await aBooking(owner, { ...stay, promo_code: code.id })
  expect(booking.total_price).toBe(237)
  expect(booking.price_lines.map(({ kind, total }) => [kind, total])).toEqual([
    ['nights', 160],
    ['nights', 103.33],
    ['discount', -26.33],
  ])
  expect((await patch(season, { start: '2027-06-01', price_per_night: 500 })).status).toBe(200)
  const bookings = (await owner.call<Booking[]>('GET', '/api/bookings/')).body
  expect(bookings.find(({ id }) => id === booking.id)).toEqual(booking)
  await owner.call('DELETE', `/api/booking/${booking.id}/`)
  expect(await search()).toEqual([[stay.unit, 80, 1500]])
  await owner.call('DELETE', `/api/season/${season.id}/`)
  expect(await search()).toEqual([[stay.unit, 80, 240]])
})

test('a stay over New Year and one over 29 February take each night from its own season', async () => {
  const stay = await aStay()
  const years = [
    { start: '2027-12-30', end: '2028-01-01', price_per_night: 200 },
    { start: '2028-01-01', end: '2028-01-02', price_per_night: 300 },
    { start: '2028-02-29', end: '2028-03-01', price_per_night: 290 },
  ]
  for (const season of years) await aSeason(owner, { unit: stay.unit, ...season })
  const winter = await aBooking(owner, { ...stay, check_in: '2027-12-29', check_out: '2028-01-03' })
  expect(linesOf(winter)).toEqual([
    [2, 80],
    [2, 200],
    [1, 300],
  ])
  const leap = await aBooking(owner, { ...stay, check_in: '2028-02-28', check_out: addDays('2028-02-28', 3) })
  expect(linesOf(leap)).toEqual([
    [2, 80],
    [1, 290],
  ])
})
