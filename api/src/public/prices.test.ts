import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { Alternatives, PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { FlexibleStay, SearchResults } from '@keyhaven/shared-contracts/contract/public/public-search'
import { beforeAll, expect, test } from 'vitest'
import { aProperty, aRequest, address, aSeason, aUnit, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
const base = '/api/public/booking/'
let owner: TestOwner
let house: number
let unit: number
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  house = (await aProperty(owner, { address: { ...address, city: 'Hallstatt' } })).id
  const weekday_prices = { 2: 80, 5: 130, 6: 140 }
  unit = (await aUnit(owner, { property_id: house, price_per_night: 100, weekday_prices })).id
  await aSeason(owner, { unit, price_per_night: 200, weekday_prices: { 3: 60 } })
  const week = { kind: 'length_of_stay', nights: 7, percent: 10, unit }
  await owner.call('POST', '/api/discounts/', week)
})
const get = async <T>(path: string) => (await server.call<T>('GET', `${base}${path}`)).body
/** Thursday to Monday: 100 + 130 + 140 + 100. */
const weekend = 'check_in=2027-06-03&check_out=2027-06-07'
/** The same for a week, with a Tuesday: 100 + 130 + 140 + 100 + 100 + 80 + 100, less 10 percent. */
const week = 'check_in=2027-06-03&check_out=2027-06-10'

test('the cheapest night to come is that of the cheapest day of the week, of the unit and of its seasons', async () => {
  const { units } = await get<PublicProperty>(`property/${house}/`)
  expect(units).toMatchObject([{ id: unit, price_per_night: 100, price_from: 60 }])
})

test('each night of the calendar has the price of its day of the week', async () => {
  const nights = await get<{ price: number }[]>(`property/${house}/prices/?unit=${unit}&from=2027-06-01&to=2027-06-07`)
  expect(nights.map(({ price }) => price)).toEqual([80, 100, 100, 130, 140, 100])
})

test('totals of lists, searches, other days and quotes are those of the nights less the discounts, and say so', async () => {
  for (const { stay, total, adjusted_by } of [
    { stay: weekend, total: 470, adjusted_by: ['weekday_prices'] },
    { stay: week, total: 675, adjusted_by: ['weekday_prices', 'discounts'] },
  ]) {
    const here = { id: unit, total_price: total, adjusted_by }
    const { units } = await get<SearchResults>(`search/?${stay}&city=Hallstatt`)
    expect(units).toMatchObject([here])
    expect(await get<PublicUnit[]>(`available-units/?${stay}&city=Hallstatt`)).toMatchObject([here])
    const body = { unit, ...Object.fromEntries(new URLSearchParams(stay)), guests_count: 1 }
    expect((await server.call<PublicQuote>('POST', `${base}quote/`, body)).body.total_price).toBe(total)
  }
  const stays = await get<FlexibleStay[]>('search/flexible/?city=Hallstatt&month=2027-06&nights=7')
  expect(stays.find(({ check_in }) => check_in === '2027-06-03')).toMatchObject({ total_from: 675 })
  const { dates } = await get<Alternatives>(`alternatives/?unit=${unit}&check_in=2027-06-02&check_out=2027-06-06`)
  expect(dates.find(({ check_in }) => check_in === '2027-06-03')).toMatchObject({ total_price: 470 })
})

test('a unit at its usual price says nothing more about its total', async () => {
  const plain = await aUnit(owner, { property_id: (await aProperty(owner)).id })
  const { id } = plain.property
  const [offer] = await get<PublicUnit[]>(`available-units/?${week}&property=${id}`)
  expect(offer).not.toHaveProperty('adjusted_by')
})

test('mails say the days of the week that make a price, and to the owner the season, too', async () => {
  const email = 'gerda-prices@example.com'
  const stay = { check_in: '2027-08-03', check_out: '2027-08-05' }
  await aRequest(server, unit, { ...stay, client: { email } })
  const toGuest = (await mailsTo(server, email)).map(({ text }) => text).join('\n')
  expect(toGuest).toContain('1 × €60.00 · Wednesday')
  expect(toGuest).not.toContain('High')
  const toOwner = (await mailsTo(server, owner.user.email)).map(({ text }) => text).join('\n')
  expect(toOwner).toContain('1 × €60.00 · Wednesday · High')
})
