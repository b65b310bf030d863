import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { Alternatives } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { beforeEach, expect, test } from 'vitest'
import { aBlock, aBooking, aProperty, aSeason, aUnit } from '../testing/factories.ts'
import { expire } from '../testing/ledger.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const june = { check_in: '2027-06-01', check_out: '2027-06-04' }
const ask = (unit: number, fields: Record<string, string> = {}) =>
  server.call<Alternatives>(
    'GET',
    `/api/public/booking/alternatives/?${new URLSearchParams({ unit: String(unit), ...june, ...fields }).toString()}`,
  )
const daysOf = async (unit: number, fields = {}) => (await ask(unit, fields)).body.dates.map(({ check_in }) => check_in)

test('the nearest stays of as many nights are offered, each with its price', async () => {
  const unit = await aUnit(owner)
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-05-30', check_out: '2027-06-05' })
  await aSeason(owner, { unit: unit.id, start: '2027-06-07', end: '2027-07-01', price_per_night: 180 })
  const { status, body, headers } = await ask(unit.id, { guests: '3' })
  expect(status).toBe(200)
  expect(body.dates).toEqual([
    { check_in: '2027-06-05', check_out: '2027-06-08', total_price: 380 + 30 },
    { check_in: '2027-05-27', check_out: '2027-05-30', total_price: 330 },
    { check_in: '2027-06-06', check_out: '2027-06-09', total_price: 460 + 30 },
  ])
  expect(headers.get('cache-control')).toBe('public, max-age=30')
})

test('a gap that is too short is passed over, days that are gone are not offered, expired requests are in nobody’s way', async () => {
  const unit = await aUnit(owner)
  const book = (check_in: string, check_out: string, status = 'confirmed') =>
    aBooking(owner, { unit: unit.id, property: unit.property.id, check_in, check_out, status })
  await book('2027-01-11', '2027-01-20')
  await aBlock(owner, { unit: unit.id, start: '2027-01-22', end: '2027-01-25' })
  const request = await book('2027-01-25', '2027-02-10', 'pending')
  const wish = { check_in: '2027-01-12', check_out: '2027-01-15' }
  expect(await daysOf(unit.id, wish)).toEqual(['2027-02-10', '2027-02-11', '2027-02-12'])
  await expire(server, request.id)
  expect(await daysOf(unit.id, wish)).toEqual(['2027-01-25', '2027-01-26', '2027-01-27'])
  expect(await daysOf(unit.id, { check_in: '2026-12-01', check_out: '2026-12-02' })).toEqual([
    '2027-01-10',
    '2027-01-20',
    '2027-01-21',
  ])
})

test('the days are those that a search of every day finds', async () => {
  const unit = await aUnit(owner)
  for (let start = '2027-05-01', index = 0; start < '2027-08-01'; index += 1) {
    const end = addDays(start, 1 + ((index * 7) % 5))
    await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: start, check_out: end })
    start = addDays(end, (index * 5) % 6)
  }
  for (const nights of [1, 2, 4]) {
    const check_in = '2027-06-15'
    const free: string[] = []
    for (let away = 1; free.length < 3; away += 1)
      for (const day of [addDays(check_in, -away), addDays(check_in, away)]) {
        const query = `check_in=${day}&check_out=${addDays(day, nights)}&property=${unit.property.id}`
        const answer = await server.call<object[]>('GET', `/api/public/booking/available-units/?${query}`)
        if (answer.body.length > 0) free.push(day)
      }
    expect(await daysOf(unit.id, { check_in, check_out: addDays(check_in, nights) })).toEqual(free.slice(0, 3))
  }
})

test('nothing is offered to more guests than the unit takes, for more nights or further ahead than its owner allows', async () => {
  const unit = await aUnit(owner)
  expect(await daysOf(unit.id, { guests: '5' })).toEqual([])
  expect(await daysOf(unit.id, { check_in: '2027-06-01', check_out: '2027-08-01' })).toEqual([])
  const last = await daysOf(unit.id, { check_in: '2028-07-10', check_out: '2028-07-12' })
  expect(last).toEqual(['2028-07-09', '2028-07-08', '2028-07-07'])
})

test('other free units of the same owner are offered, those of the same property first, six at most', async () => {
  const [home, away] = [await aProperty(owner), await aProperty(owner)]
  const at = (property_id: number, price_per_night: number, fields = {}) =>
    aUnit(owner, { property_id, price_per_night, ...fields })
  const first = await at(home.id, 100)
  const near = [await at(home.id, 200), await at(home.id, 250)]
  const booked = await at(home.id, 90)
  await aBooking(owner, { unit: booked.id, property: home.id, ...june })
  const far = [await at(away.id, 50), await at(away.id, 60), await at(away.id, 70), await at(away.id, 80)]
  await at(away.id, 95)
  await at(away.id, 40, { active: false })
  await at(away.id, 41, { capacity: 1, max_capacity: 1, price_per_extra_person: 0 })
  await aUnit(await server.signUpOwner())
  const { units } = (await ask(first.id, { guests: '2' })).body
  expect(units.map(({ id }) => id)).toEqual([...near, ...far].map(({ id }) => id))
  expect(units.map(({ total_price }) => total_price)).toEqual([600, 750, 150, 180, 210, 240])
  expect(units[0]?.property).toMatchObject({ id: home.id, city: 'Mondsee' })
})

test('who asks for days that are gone is offered no other unit', async () => {
  const unit = await aUnit(owner)
  await aUnit(owner, { property_id: unit.property.id })
  expect((await ask(unit.id, { check_in: '2027-01-08', check_out: '2027-01-12' })).body.units).toEqual([])
})

test('a unit of another owner’s page, or one that nobody may see, has no alternatives', async () => {
  const unit = await aUnit(owner)
  const other = await server.signUpOwner()
  expect((await ask(unit.id, { owner: other.user.slug })).status).toBe(404)
  expect((await ask(unit.id, { owner: owner.user.slug })).status).toBe(200)
  expect((await ask((await aUnit(owner, { active: false })).id)).status).toBe(404)
  expect((await ask(unit.id, { check_out: '2027-06-01' })).status).toBe(400)
})
