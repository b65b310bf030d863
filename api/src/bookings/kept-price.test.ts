import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { TaxReport } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import type { ListedService } from '@keyhaven/shared-contracts/contract/inventory/services'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aProperty, aSeason, aService, aTouristTax, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const days = { check_in: '2027-01-30', check_out: '2027-02-03' }
const percent = (from: string, of: number) => ({ from, kind: 'percent', percent: of })
const months = ['2027-01', '2027-02']

/** Revenue of January and February, of one unit or of all. */
async function revenue(unit?: number) {
  const range = `from=2027-01-01&to=2027-02-28&period=month${unit === undefined ? '' : `&unit=${unit}`}`
  const { body } = await owner.call<{ revenue: number }[]>('GET', `/api/analytics/revenue/?${range}`)
  return body.map((one) => one.revenue)
}
const sold = async () =>
  (await owner.call<ListedService[]>('GET', '/api/services/?page=1')).body.map((one) => one.sold?.revenue)
const taxOfMonths = () =>
  Promise.all(
    months.map(
      async (month) => (await owner.call<TaxReport>('GET', `/api/tourist-taxes/report/?month=${month}`)).body.amount,
    ),
  )

/** A stay of four nights at 100 with linen for 20, after which everything costs more, and its service has another name. */
async function aStayBeforePricesRose(rates?: object[]) {
  const property = (await aProperty(owner)).id
  const unit = (await aUnit(owner, { property_id: property })).id
  const linen = await aService(owner, { property, name: 'Linen', type: 'one_time', price: 20 })
  await aTouristTax(owner, { properties: [property], ...(rates && { rates }) })
  const booking = await aBooking(owner, { property, unit, services: [linen.id], ...days })
  await aSeason(owner, { unit, start: '2027-02-01', end: '2027-03-01', price_per_night: 300 })
  await owner.call('PATCH', `/api/service/${linen.id}/`, {
    ...{ property, name: 'Fine linen', type: 'one_time', price: 120 },
  })
  return { booking, property, unit, linen: linen.id }
}

const change = async (
  { booking, property, unit, linen }: Awaited<ReturnType<typeof aStayBeforePricesRose>>,
  fields: object,
) => {
  const body = {
    property,
    unit,
    client: booking.client.id,
    services: [linen],
    ...days,
    guests_count: 2,
    status: 'confirmed',
  }
  return (await owner.call<Booking>('PATCH', `/api/booking/${booking.id}/`, { ...body, pricing: 'keep', ...fields }))
    .body
}

test('who really stayed changes neither the revenue of a month nor what services sold', async () => {
  const stay = await aStayBeforePricesRose()
  expect([await revenue(), await sold()]).toEqual([[220, 200], [20]])
  const guests = [{ persons: 3, age: null }]
  const { body } = await owner.call<Booking>('POST', `/api/booking/${stay.booking.id}/tourist-tax/`, { guests })
  expect(body.total_price).toBe(450)
  expect([await revenue(), await sold()]).toEqual([[220, 200], [20]])
  expect(body.services).toMatchObject([{ name: 'Linen', price: 20 }])
})

test('a party that comes at the same price leaves every night, service and tax what it was', async () => {
  const stay = await aStayBeforePricesRose([percent('2020-01-01', 3), percent('2027-02-01', 10)])
  expect(await taxOfMonths()).toEqual([6, 20])
  const body = await change(stay, { guests_count: 4 })
  expect(body.total_price).toBe(446)
  expect([await revenue(), await sold(), await taxOfMonths()]).toEqual([[220, 200], [20], [6, 20]])
  expect(body.services).toMatchObject([{ name: 'Linen', price: 20 }])
})

test('a stay that moves at the same price takes its nights along', async () => {
  const stay = await aStayBeforePricesRose()
  const other = await aUnit(owner, { property_id: stay.property })
  await change(stay, { unit: other.id })
  expect([await revenue(stay.unit), await revenue(other.id), await sold()]).toEqual([[0, 0], [220, 200], [20]])
})

test('a service that a price is kept without, and gets back, sold what its line says', async () => {
  const stay = await aStayBeforePricesRose()
  expect((await change(stay, { services: [] })).services).toEqual([])
  expect([await revenue(), await sold()]).toEqual([[220, 200], [0]])
  const { services } = await change(stay, {})
  expect(services).toMatchObject([{ name: 'Linen', price: 20 }])
  expect([await revenue(), await sold()]).toEqual([[220, 200], [20]])
})

test('a service that is added at the same price costs nothing and sold nothing', async () => {
  const stay = await aStayBeforePricesRose()
  const sauna = await aService(owner, { property: stay.property, name: 'Sauna', price: 25 })
  expect((await change(stay, { services: [stay.linen, sauna.id] })).total_price).toBe(440)
  expect([await revenue(), await sold()]).toEqual([
    [220, 200],
    [20, 0],
  ])
})

test('other nights carry the price that stays, and its services sold what they did', async () => {
  const stay = await aStayBeforePricesRose()
  await change(stay, { check_out: '2027-02-04' })
  const [january = 0, february = 0] = await revenue()
  expect([january + february, await sold()]).toEqual([420, [20]])
})
