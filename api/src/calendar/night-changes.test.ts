import type { UnitNightPrices } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { beforeAll, expect, test } from 'vitest'
import { aSeason, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

type Answer = { units: UnitNightPrices[]; undo_token: string }
const week = { from: '2027-08-03', to: '2027-08-09' }
const set = <T = Answer>(units: number[], change: object) =>
  owner.call<T>('POST', '/api/calendar/nights/', { units, ...week, ...change })
const undo = (text: string, of = owner) => of.call<Problem>('POST', '/api/calendar/nights/undo/', { undo_token: text })
const seasonsOf = async (unit: number) =>
  (await owner.call<Season[]>('GET', `/api/seasons/?unit=${unit}`)).body.map(
    ({ name, start, end, price_per_night: price }) => [name, start, addDays(end, -1), price] as const,
  )
const rulesOf = async (unit: number) =>
  (await owner.call<StayRuleOut[]>('GET', `/api/stay-rules/?unit=${unit}`)).body.map(
    ({ kind, nights, from, to }) => [kind, nights, from, to] as const,
  )

test('nights get a season of their own, with their dates as its name, or with that of the owner', async () => {
  const unit = (await aUnit(owner)).id
  const answer = await set([unit], { price: '150' })
  expect(answer.status).toBe(200)
  expect(answer.body.units).toEqual([{ unit, prices: [{ from: '2027-08-03', to: '2027-08-10', price: 150 }] }])
  expect(await seasonsOf(unit)).toEqual([['3 – 9 August 2027', '2027-08-03', '2027-08-09', 150]])
  await set([unit], { price: 160, name: 'Fair' })
  expect(await seasonsOf(unit)).toEqual([['Fair', '2027-08-03', '2027-08-09', 160]])
})

test.each([
  [
    'around',
    [['2027-08-01', '2027-09-01']],
    [
      ['High', '2027-08-01', '2027-08-02'],
      ['3 – 9 August 2027', '2027-08-03', '2027-08-09'],
      ['High', '2027-08-10', '2027-08-31'],
    ],
  ],
  ['within', [['2027-08-04', '2027-08-06']], [['3 – 9 August 2027', '2027-08-03', '2027-08-09']]],
  [
    'before and into',
    [['2027-08-01', '2027-08-05']],
    [
      ['High', '2027-08-01', '2027-08-02'],
      ['3 – 9 August 2027', '2027-08-03', '2027-08-09'],
    ],
  ],
  [
    'into and after',
    [['2027-08-05', '2027-08-12']],
    [
      ['3 – 9 August 2027', '2027-08-03', '2027-08-09'],
      ['High', '2027-08-10', '2027-08-11'],
    ],
  ],
  [
    'right before and right after',
    [
      ['2027-08-01', '2027-08-03'],
      ['2027-08-10', '2027-08-12'],
    ],
    [
      ['High', '2027-08-01', '2027-08-02'],
      ['3 – 9 August 2027', '2027-08-03', '2027-08-09'],
      ['High', '2027-08-10', '2027-08-11'],
    ],
  ],
  [
    'across two',
    [
      ['2027-07-20', '2027-08-05'],
      ['2027-08-05', '2027-08-20'],
    ],
    [
      ['High', '2027-07-20', '2027-08-02'],
      ['3 – 9 August 2027', '2027-08-03', '2027-08-09'],
      ['High', '2027-08-10', '2027-08-19'],
    ],
  ],
])('a season that lies %s is cut around the nights', async (_where, seasons, expected) => {
  const unit = (await aUnit(owner)).id
  for (const [start, end] of seasons) await aSeason(owner, { unit, start, end, price_per_night: 120 })
  const before = await seasonsOf(unit)
  const { body } = await set([unit], { price: 150 })
  expect((await seasonsOf(unit)).map(([name, first, last]) => [name, first, last])).toEqual(expected)
  expect((await seasonsOf(unit)).map(([name, , , price]) => [name, price])).toEqual(
    expected.map(([name]) => [name, name === 'High' ? 120 : 150]),
  )
  expect((await undo(body.undo_token)).status).toBe(200)
  expect(await seasonsOf(unit)).toEqual(before)
})

test('nights over New Year and on 29 February are cut like any others, and cost nothing where that is the price', async () => {
  const unit = (await aUnit(owner)).id
  await aSeason(owner, { unit, name: 'Winter', start: '2027-12-20', end: '2028-03-10' })
  await set([unit], { from: '2027-12-31', to: '2028-01-01', price: 300 })
  await set([unit], { from: '2028-02-29', to: '2028-02-29', price: 0 })
  expect(await seasonsOf(unit)).toEqual([
    ['Winter', '2027-12-20', '2027-12-30', 150],
    ['31 December 2027 – 1 January 2028', '2027-12-31', '2028-01-01', 300],
    ['Winter', '2028-01-02', '2028-02-28', 150],
    ['29 February 2028', '2028-02-29', '2028-02-29', 0],
    ['Winter', '2028-03-01', '2028-03-09', 150],
  ])
})

test('both parts of a season that is cut keep its prices of days of the week, and so does the one that is put back', async () => {
  const unit = (await aUnit(owner)).id
  await aSeason(owner, { unit, weekday_prices: { 6: 190 } })
  const weekdayPrices = async () =>
    (await owner.call<Season[]>('GET', `/api/seasons/?unit=${unit}`)).body.map((season) => season.weekday_prices)
  const { body } = await set([unit], { price: 150 })
  expect(await weekdayPrices()).toEqual([{ 6: 190 }, null, { 6: 190 }])
  await undo(body.undo_token)
  expect(await weekdayPrices()).toEqual([{ 6: 190 }])
})

test('a season that has the price on all of the nights is left whole', async () => {
  const unit = (await aUnit(owner)).id
  await aSeason(owner, { unit, price_per_night: 150 })
  await set([unit], { price: 150, min_nights: 3 })
  expect(await seasonsOf(unit)).toEqual([['High', '2027-08-01', '2027-08-31', 150]])
  expect(await rulesOf(unit)).toEqual([['min_nights', 3, week.from, week.to]])
})

test('price, minimum and closures are set at once, the second time changed and not doubled', async () => {
  const unit = (await aUnit(owner)).id
  await set([unit], { price: 150, min_nights: '3', closed_to_arrival: true, closed_to_departure: true })
  const rules = [
    ['min_nights', 3, week.from, week.to],
    ['closed_to_arrival', null, week.from, week.to],
    ['closed_to_departure', null, week.from, week.to],
  ]
  expect(new Set(await rulesOf(unit))).toEqual(new Set(rules))
  const { body } = await set([unit], { min_nights: 4, closed_to_arrival: false, price: '' })
  expect(body.units[0]?.prices).toEqual([
    { from: week.from, to: '2027-08-10', price: 150, min_nights: 4, closed_to_departure: true },
  ])
  await set([unit], { min_nights: null, closed_to_departure: null })
  expect(await rulesOf(unit)).toEqual([])
  expect((await seasonsOf(unit)).map(([, , , price]) => price)).toEqual([150])
})

test('a shorter minimum within the days gives way, a wider one stays and yields', async () => {
  const unit = (await aUnit(owner)).id
  const rule = (from: string, to: string, nights: number) =>
    owner.call('POST', '/api/stay-rules/', { kind: 'min_nights', unit, nights, from, to })
  await rule('2027-08-05', '2027-08-06', 6)
  await rule('2027-08-01', '2027-08-31', 7)
  const { body } = await set([unit], { min_nights: 2 })
  expect(body.units[0]?.prices.map(({ min_nights }) => min_nights)).toEqual([2])
  await undo(body.undo_token)
  expect(new Set((await rulesOf(unit)).map(([, nights]) => nights))).toEqual(new Set([6, 7]))
})

test('a minimum of more days than are set now keeps the others, and Undo brings it back', async () => {
  const unit = (await aUnit(owner)).id
  const ranges = [
    { from: '2027-08-01', to: '2027-08-04', min_nights: 3 },
    { from: '2027-08-08', to: '2027-08-12', min_nights: 5 },
  ]
  for (const range of ranges) await set([unit], range)
  const before = await rulesOf(unit)
  const { body } = await set([unit], { min_nights: 2 })
  expect(body.units[0]?.prices.map(({ from, min_nights }) => [from, min_nights])).toEqual([[week.from, 2]])
  expect(new Set(await rulesOf(unit))).toEqual(
    new Set([
      ['min_nights', 3, '2027-08-01', '2027-08-02'],
      ['min_nights', 2, week.from, week.to],
      ['min_nights', 5, '2027-08-10', '2027-08-12'],
    ]),
  )
  expect((await undo(body.undo_token)).status).toBe(200)
  expect(await rulesOf(unit)).toEqual(before)
  const [first = {}] = ranges
  await set([unit], { from: '2027-08-04', to: '2027-08-07', min_nights: 4 })
  const again = await set([unit], first)
  expect(again.body.units[0]?.prices.map(({ min_nights }) => min_nights)).toEqual([3])
})

test('days that a wider rule closes are not opened, and nothing else of the change is done', async () => {
  const unit = (await aUnit(owner)).id
  await owner.call('POST', '/api/stay-rules/', {
    kind: 'closed_to_arrival',
    unit,
    from: '2027-08-01',
    to: '2027-08-31',
  })
  const refused = await set<Problem>([unit], { price: 150, closed_to_arrival: false })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { closed_to_arrival: [expect.stringMatching(/Stay rules/)] } },
  })
  expect(await seasonsOf(unit)).toEqual([])
})

test('several units are set together, and none of them where one is somebody else’s', async () => {
  const [one, two] = [(await aUnit(owner)).id, (await aUnit(owner)).id]
  const theirs = await aUnit(await server.signUpOwner())
  for (const wrong of [theirs.id, 'abc', 1e15])
    expect(await set<Problem>([one, two, wrong as number], { price: 150, min_nights: 2 })).toMatchObject({
      status: 404,
      body: { fields: { units: ['Unit not found.'] } },
    })
  expect([await seasonsOf(one), await rulesOf(two)]).toEqual([[], []])
  await set([one, two, one], { price: 150, min_nights: 2 })
  for (const unit of [one, two]) expect([(await seasonsOf(unit)).length, (await rulesOf(unit)).length]).toEqual([1, 1])
})

test.each<[string, object, string]>([
  ['nothing to change', {}, 'price'],
  ['nothing typed', { price: ' ', min_nights: '' }, 'price'],
  ['a price below zero', { price: -1 }, 'price'],
  ['a price that is no number', { price: 'a lot' }, 'price'],
  ['a minimum of zero nights', { min_nights: 0 }, 'min_nights'],
  ['half a night', { min_nights: 1.5 }, 'min_nights'],
  ['a closure that is neither yes nor no', { closed_to_arrival: 'maybe' }, 'closed_to_arrival'],
  ['a last night before the first', { price: 1, to: '2027-08-02' }, 'to'],
  ['a day that is none', { price: 1, from: '2027-02-30' }, 'from'],
  ['more nights than a stay can have', { price: 1, to: '2030-08-02' }, 'to'],
  ['no unit', { price: 1, units: [] }, 'units'],
  ['a name that is too long', { price: 1, name: 'x'.repeat(51) }, 'name'],
])('%s is refused at its field', async (_what, change, field) => {
  const unit = (await aUnit(owner)).id
  const { status, body } = await set<Problem>([unit], change)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('a change is not undone once its season or its rule was changed, nor by anybody else, nor twice', async () => {
  const unit = (await aUnit(owner)).id
  const { body } = await set([unit], { price: 150, min_nights: 3 })
  const seasons = await seasonsOf(unit)
  expect((await undo(body.undo_token, await server.signUpOwner())).body.fields).toEqual({
    undo_token: ['This cannot be undone.'],
  })
  expect((await undo('bm90IHNlYWxlZA')).status).toBe(400)
  const [rule] = (await owner.call<StayRuleOut[]>('GET', `/api/stay-rules/?unit=${unit}`)).body
  await owner.call('PATCH', `/api/stay-rule/${rule?.id}/`, { ...rule, nights: 5 })
  expect(await undo(body.undo_token)).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await seasonsOf(unit)).toEqual(seasons)
  const next = await set([unit], { price: 170 })
  expect((await undo(next.body.undo_token)).status).toBe(200)
  expect(await seasonsOf(unit)).toEqual(seasons)
  expect((await undo(next.body.undo_token)).status).toBe(409)
})
