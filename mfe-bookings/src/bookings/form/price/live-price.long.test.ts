import { aBooking, aProperty, aPromocode, aSeason, aService, aTouristTax, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Discount } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { livePrice } from './live-price.ts'

// Past midnight in Vienna already: it is 11 May there.
const bookedAt = '2027-05-10T22:30:00Z'
const server = await testServer({ now: bookedAt })
let owner: TestOwner
let house: { property: Property; unit: Unit; ids: { breakfast: number; parking: number; code: number } }

const non_refundable = { percent: 15, cancellation: { steps: [], afterwards: 100 } }
const aDiscount = async (fields: object) =>
  expect((await owner.call('POST', '/api/discounts/', fields)).status).toBe(201)

beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const property = await aProperty(owner, { non_refundable })
  const weekday_prices = { 5: 131.55, 6: 140 }
  const unit = await aUnit(owner, { property_id: property.id, price_per_night: 99.95, weekday_prices })
  await aSeason(owner, {
    ...{ unit: unit.id, name: 'Summer', start: '2027-07-01', end: '2027-08-01', price_per_night: 150 },
    weekday_prices: { 6: 177 },
  })
  const breakfast = await aService(owner, { property: property.id, charged_per: 'person' })
  const parking = await aService(owner, { property: property.id, name: 'Parking', price: 8, discountable: false })
  await aTouristTax(owner, { properties: [property.id] })
  const code = await aPromocode(owner)
  await aDiscount({ kind: 'length_of_stay', nights: 7, percent: 10, property: property.id })
  await aDiscount({ kind: 'length_of_stay', nights: 3, percent: 90 })
  await aDiscount({ kind: 'last_minute', days: 9, percent: 7, unit: unit.id })
  await aDiscount({ kind: 'early_bird', days: 60, percent: 12 })
  house = { property, unit, ids: { breakfast: breakfast.id, parking: parking.id, code: code.id } }
})
beforeEach(() => server.clock.set(bookedAt))

const all = async <T>(path: string) => (await owner.call<T>('GET', path)).body

/** The price of the form, from the lists that it loads, and the answer of the server. */
const bothPrices = async (values: object, booking?: Booking) => {
  const { property, unit } = house
  const stay = { guests_count: 3, children: [8], infants: 0, pets: 0, promo_code: 0, services: [], ...values }
  const live = livePrice(
    { unit: unit.id, property: property.id, ...stay },
    {
      unit: await all<Unit>(`/api/units/${unit.id}/`),
      property: await all<Property>(`/api/properties/${property.id}/`),
      seasons: await all<Season[]>(`/api/seasons/?unit=${unit.id}`),
      services: await all<Service[]>(`/api/services/?property=${property.id}&active=true`),
      codes: await all<Promocode[]>('/api/promocodes/?active=true'),
      taxes: await all<TouristTax[]>('/api/tourist-taxes/'),
      discounts: await all<Discount[]>('/api/discounts/'),
      now: server.clock(),
      ...(booking && { booking }),
    },
  )
  const body = { unit: unit.id, booking: booking?.id ?? null, ...stay }
  const answer = await owner.call<Quote>('POST', '/api/bookings/quote/', body)
  expect(answer.status).toBe(200)
  return { live, quoted: { lines: answer.body.price_lines, total: answer.body.total_price } }
}
/** English labels are those of the server alone. */
const withoutLabels = ({ lines, total }: Awaited<ReturnType<typeof bothPrices>>['live']) => ({
  total,
  lines: lines.map((line) => (line.kind === 'service' ? line : { ...line, label: '' })),
})
const kindsOf = ({ lines }: { lines: Quote['price_lines'] }) => lines.flatMap(({ why }) => why?.discount ?? [])

it.each([
  ['days of the week', '2027-05-27', '2027-05-31', {}, []],
  ['a season with a Saturday of its own', '2027-06-29', '2027-07-06', {}, ['length_of_stay']],
  [
    'the plan and the length',
    '2027-06-01',
    '2027-06-09',
    { plan: 'non_refundable' },
    ['non_refundable', 'length_of_stay'],
  ],
  ['the last minute, by the clock of the house', '2027-05-20', '2027-05-23', {}, ['last_minute']],
  ['a day more, which is no last minute', '2027-05-21', '2027-05-24', {}, []],
  ['an early bird', '2027-07-10', '2027-07-12', { plan: 'non_refundable' }, ['non_refundable', 'early_bird']],
  ['a day less, which is no early bird', '2027-07-09', '2027-07-11', {}, []],
])('prices %s like the server', async (_, check_in, check_out, values, kinds) => {
  const { live, quoted } = await bothPrices({ check_in, check_out, ...values })
  expect(withoutLabels(live)).toEqual(withoutLabels(quoted))
  expect(kindsOf(live)).toEqual(kinds)
})

it('prices a code like the server, beside what it does not reduce', async () => {
  const { breakfast, parking, code } = house.ids
  const stay = { check_in: '2027-06-01', check_out: '2027-06-09', plan: 'non_refundable' }
  const { live, quoted } = await bothPrices({ ...stay, services: [breakfast, parking], promo_code: code })
  expect(withoutLabels(live)).toEqual(withoutLabels(quoted))
  expect(live.lines.filter(({ discountable }) => discountable === false)).toHaveLength(1)
})

it('prices a booking like the server, by the day on which it was made and the plan that it has', async () => {
  const { property, unit } = house
  // Made on 10 May, 60 days ahead.
  server.clock.set('2027-05-10T21:50:00Z')
  const stay = { check_in: '2027-07-09', check_out: '2027-07-12' }
  const booking = await aBooking(owner, { unit: unit.id, property: property.id, ...stay, plan: 'non_refundable' })
  const { name, description, address } = property
  const change = (plan: object | null) =>
    owner.call('PATCH', `/api/properties/${property.id}/`, { name, description, address, non_refundable: plan })
  await change({ ...non_refundable, percent: 30 })
  server.clock.set(bookedAt)
  for (const values of [{}, { plan: 'non_refundable' }]) {
    const { live, quoted } = await bothPrices({ ...stay, check_out: '2027-07-13', ...values }, booking)
    expect(withoutLabels(live)).toEqual(withoutLabels(quoted))
    expect(kindsOf(live)).toEqual(['non_refundable', 'early_bird'])
    expect(live.lines.find(({ why }) => why?.discount === 'non_refundable')?.percent).toBe(15)
  }
  const flexible = await bothPrices({ ...stay, plan: 'flexible' }, booking)
  expect(withoutLabels(flexible.live)).toEqual(withoutLabels(flexible.quoted))
  expect(kindsOf(flexible.live)).toEqual(['early_bird'])
  await change(non_refundable)
})
