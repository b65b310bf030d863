import type { ListedService } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { ListedPromocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { beforeAll, expect, test } from 'vitest'
import { aBooking, aProperty, aService, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-06-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const rowsOf = async <Row>(path: string) => (await owner.call<Row[]>('GET', path)).body

test('a page of services and of codes says what of them was sold, and of others nothing', async () => {
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  const breakfast = await aService(owner, { property: property.id, name: 'Breakfast', type: 'per_day', price: 10 })
  await aService(owner, { property: property.id, name: 'Sauna', price: 25 })
  const code = await owner.call<{ id: number }>('POST', '/api/promocodes/', {
    ...{ code: 'SPRING', description: 'For early guests', valid_until: '2028-01-01', discount_percent: 10 },
  })
  const book = (check_in: string, check_out: string, more: object = {}) =>
    aBooking(owner, {
      ...{ property: property.id, unit: unit.id, services: [breakfast.id], check_in, check_out },
      ...more,
    })
  const saved = await book('2027-07-01', '2027-07-03', { promo_code: code.body.id })
  await book('2027-08-01', '2027-08-02')
  await book('2027-09-01', '2027-09-02', { status: 'cancelled', promo_code: code.body.id })
  await book('2028-01-01', '2028-01-02')
  const sold = (await rowsOf<ListedService>('/api/services/?page=1&page_size=20')).map((one) => [one.name, one.sold])
  const days = (count: number) => count * 10
  expect(sold).toEqual([
    ['Breakfast', { bookings: 2, revenue: days(2) * 0.9 + days(1) }],
    ['Sauna', { bookings: 0, revenue: 0 }],
  ])
  const [used] = await rowsOf<ListedPromocode>('/api/promocodes/?page=1&page_size=20')
  const off = saved.price_lines.find(({ kind }) => kind === 'discount')?.total ?? 0
  expect(used?.used).toEqual({ bookings: 1, saved: -off })
  expect((await rowsOf<ListedService>('/api/services/'))[0]?.sold).toBeUndefined()
  expect((await rowsOf<ListedPromocode>('/api/promocodes/'))[0]?.used).toBeUndefined()
})

test('a list of services stands together by property where that is wanted', async () => {
  const other = await server.signUpOwner()
  const [seehaus, alm] = [await aProperty(other, { name: 'Seehaus' }), await aProperty(other, { name: 'Alm' })]
  await aService(other, { property: seehaus.id, name: 'Breakfast' })
  await aService(other, { property: alm.id, name: 'Sauna' })
  await aService(other, { property: alm.id, name: 'Parking' })
  const { body } = await other.call<ListedService[]>('GET', '/api/services/?page=1&page_size=20&group=property')
  expect(body.map(({ name, in_property }) => [name, in_property])).toEqual([
    ['Parking', 2],
    ['Sauna', 2],
    ['Breakfast', 1],
  ])
})
