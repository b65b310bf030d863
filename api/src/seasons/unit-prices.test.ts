import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { beforeAll, expect, test } from 'vitest'
import { aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const list = async (query: string) => (await owner.call<Season[]>('GET', `/api/seasons/?${query}`)).body
const priced = <T = Season[]>(prices: Record<string, string | number>, nights: object = {}) =>
  owner.call<T>('POST', '/api/seasons/unit-prices/', {
    name: 'Summer',
    start: '2027-07-01',
    end: '2027-09-01',
    prices,
    ...nights,
  })

test('several units get a season, each at its own price; one without a price is left out', async () => {
  const [lake, attic, cabin] = [await aUnit(owner), await aUnit(owner), await aUnit(owner)]
  const created = await priced({ [attic.id]: 80, [lake.id]: '149,50', [cabin.id]: ' ' })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject([
    { unit: lake.id, name: 'Summer', start: '2027-07-01', end: '2027-09-01', price_per_night: 149.5, version: 1 },
    { unit: attic.id, price_per_night: 80 },
  ])
  expect(await list(`unit=${cabin.id}`)).toEqual([])
  const none = await priced<Problem>({ [cabin.id]: '' })
  expect(none).toMatchObject({
    status: 400,
    body: { fields: { [`prices.${cabin.id}`]: ['Price per Night is required.'] } },
  })
  const wrong = await priced<Problem>({ [cabin.id]: '-1', [attic.id]: '1.234' })
  expect(wrong.body.fields).toEqual({
    [`prices.${cabin.id}`]: ['Price per Night must be 0 or higher.'],
    [`prices.${attic.id}`]: ['Max. 2 decimal places allowed'],
  })
})

test('what overlaps is named at the price of each unit, and then no unit gets the season', async () => {
  const free = await aUnit(owner)
  const lake = await aUnit(owner, { name: 'Lake room' })
  const attic = await aUnit(owner, { name: 'Attic' })
  await priced({ [lake.id]: 100, [attic.id]: 90 }, { name: 'Fair', start: '2027-08-02', end: '2027-08-03' })
  await priced({ [attic.id]: 95 }, { name: 'Regatta', start: '2027-08-10', end: '2027-08-12' })
  const refused = await priced<Problem>({ [free.id]: 70, [lake.id]: 120, [attic.id]: 110 })
  const ofLake = 'Lake room already has the season “Fair” on 02.08.2027.'
  expect(refused).toMatchObject({ status: 409, body: { code: 'season_overlap' } })
  expect(refused.body.fields).toEqual({
    [`prices.${lake.id}`]: [ofLake],
    [`prices.${attic.id}`]: ['Attic already has the season “Fair” on 02.08.2027. 1 other season overlaps too.'],
  })
  expect(await list(`unit=${free.id}`)).toEqual([])
})

test('a price for a unit of somebody else, or of none, is not found', async () => {
  const mine = await aUnit(owner)
  const foreign = await aUnit(await server.signUpOwner())
  for (const wrong of [String(foreign.id), 'abc', '-3', '99999999999999999999'])
    expect(await priced({ [mine.id]: 80, [wrong]: 90 })).toMatchObject({
      status: 404,
      body: { fields: { prices: ['Unit not found.'] } },
    })
  expect(await list(`unit=${mine.id}`)).toEqual([])
})
