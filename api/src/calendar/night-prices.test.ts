import type { UnitNightPrices } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { CalendarDay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { beforeAll, expect, test } from 'vitest'
import { aSeason, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const pricesOf = (units: number[], from = '2027-07-30', to = '2027-08-05') =>
  owner.call<UnitNightPrices[]>('GET', `/api/calendar/prices/?units=${units.join()}&from=${from}&to=${to}`)
const rule = (fields: object) => owner.call('POST', '/api/stay-rules/', fields)

test('nights of several units come in runs at one price', async () => {
  const [season, plain] = [await aUnit(owner, { price_per_night: 89.5 }), await aUnit(owner)]
  await aSeason(owner, { unit: season.id, price_per_night: 150 })
  expect((await pricesOf([plain.id, season.id])).body).toEqual([
    {
      unit: season.id,
      prices: [
        { from: '2027-07-30', to: '2027-08-01', price: 89.5 },
        { from: '2027-08-01', to: '2027-08-05', price: 150 },
      ],
    },
    { unit: plain.id, prices: [{ from: '2027-07-30', to: '2027-08-05', price: 100 }] },
  ])
})

test('a run ends where another rule holds: the most particular minimum, and closures of the house', async () => {
  const unit = await aUnit(owner)
  await rule({ kind: 'min_nights', property: unit.property.id, nights: 2 })
  await rule({ kind: 'min_nights', unit: unit.id, nights: 5, from: '2027-08-02', to: '2027-08-02' })
  await rule({ kind: 'closed_to_arrival', property: unit.property.id, from: '2027-08-03', to: '2027-08-03' })
  await rule({ kind: 'closed_to_departure', unit: unit.id, from: '2027-08-03', to: '2027-08-03' })
  const [{ prices } = { prices: [] }] = (await pricesOf([unit.id])).body
  expect(
    prices.map(({ from, min_nights, ...run }) => [from, min_nights, run.closed_to_arrival, run.closed_to_departure]),
  ).toEqual([
    ['2027-07-30', 2, undefined, undefined],
    ['2027-08-02', 5, undefined, undefined],
    ['2027-08-03', 2, true, true],
    ['2027-08-04', 2, undefined, undefined],
  ])
})

test('a day of the week has its own price, in the row of the unit and in the lowest price of the house', async () => {
  const unit = await aUnit(owner, { weekday_prices: { 6: 130 } })
  await aSeason(owner, { unit: unit.id, weekday_prices: { 7: 170 } })
  // From a Friday to the Tuesday after it.
  const [from, to] = ['2027-07-30', '2027-08-03']
  const [{ prices } = { prices: [] }] = (await pricesOf([unit.id], from, to)).body
  expect(prices.map((run) => [run.from, run.price])).toEqual([
    ['2027-07-30', 100],
    ['2027-07-31', 130],
    ['2027-08-01', 170],
    ['2027-08-02', 150],
  ])
  const path = `/api/calendar/days/?property=${unit.property.id}&from=${from}&to=${to}`
  const { body } = await owner.call<CalendarDay[]>('GET', path)
  expect(body.map(({ price_from: price }) => price)).toEqual([100, 130, 170, 150])
})

test('a unit of somebody else has no prices, and too wide a window is refused at its field', async () => {
  const theirs = await aUnit(await server.signUpOwner())
  expect((await pricesOf([theirs.id])).body).toEqual([])
  const wide = await pricesOf([theirs.id], '2027-01-01', '2028-03-01')
  expect(wide).toMatchObject({ status: 400, body: { fields: { to: [expect.any(String)] } } })
})
