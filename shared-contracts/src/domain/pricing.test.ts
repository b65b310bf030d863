import { addDays } from './day.ts'
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { atTotal, priceStay, type ServicePrice } from './pricing.ts'
import { shareOut } from './shares.ts'

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const stay = (nights: number, guests = 1) => ({
  check_in: '2027-03-01',
  check_out: addDays('2027-03-01', nights),
  guests_count: guests,
})
const unit = (price: number, capacity = 2, extra = 0) => ({ capacity, price_cents: price, extra_person_cents: extra })
const service = (type: ServicePrice['type'], cents: number, id = 1): ServicePrice => ({
  id,
  name: 'Service',
  type,
  cents,
})

test('three nights at 89.50 cost 268.50', () => {
  expect(priceStay(stay(3), unit(8950)).totalCents).toBe(26_850)
})

test('extra persons, services and a discount come to 595.51', () => {
  const services = [service('per_day', 1290, 1), service('one_time', 4500, 2)]
  const price = priceStay(stay(4, 4), unit(12_000, 2, 1550), [], services, { code: 'SPRING', percent: 15 })
  expect(price).toMatchObject({ subtotalCents: 70_060, discountCents: 10_509, totalCents: 59_551 })
  expect(price.lines.map((line) => [line.kind, line.quantity, line.unitCents, line.totalCents])).toEqual([
    ['nights', 4, 12_000, 48_000],
    ['extra_persons', 8, 1550, 12_400],
    ['service', 4, 1290, 5160],
    ['service', 1, 4500, 4500],
    ['discount', 1, -10_509, -10_509],
  ])
})

test('a third off 793.24 is 261.77 off', () => {
  const price = priceStay(stay(7, 3), unit(9999, 2, 1000), [], [service('per_day', 333)], { code: 'A33', percent: 33 })
  expect(price).toMatchObject({ subtotalCents: 79_324, discountCents: 26_177, totalCents: 53_147 })
})

test('a night in a season costs the price of the season', () => {
  const seasons = [{ start: '2027-03-03', end: '2027-03-10', price_cents: 10_333 }]
  const price = priceStay(stay(3), unit(8000), seasons, [], { code: 'TEN', percent: 10 })
  expect(price.totalCents).toBe(23_700)
  expect(price.lines.map((line) => [line.label, line.quantity, line.unitCents])).toEqual([
    ['Nights', 2, 8000],
    ['Night', 1, 10_333],
    ['Promo code TEN, 10 %', 1, -2633],
  ])
  expect(sum(price.nights.map((night) => night.revenueCents))).toBe(23_700)
})

test('a hundred percent off costs nothing', () => {
  const price = priceStay(stay(2), unit(8000), [], [service('one_time', 1)], { code: 'ALL', percent: 100 })
  expect(price.totalCents).toBe(0)
  expect(price.nights.map((night) => night.revenueCents)).toEqual([0, 0])
})

test('one-time services belong to the first night', () => {
  const price = priceStay(stay(2), unit(1000), [], [service('one_time', 500, 1), service('per_day', 100, 2)])
  expect(price.nights.map((night) => night.revenueCents)).toEqual([1600, 1100])
  expect(price.services.map((one) => one.salesCents)).toEqual([500, 200])
})

const cents = integer({ min: 0, max: 100_000_000 })
const anyPrice = record({
  nights: integer({ min: 1, max: 60 }),
  guests: integer({ min: 1, max: 12 }),
  capacity: integer({ min: 1, max: 6 }),
  price: cents,
  extra: cents,
  season: record({ from: integer({ min: 0, max: 60 }), length: integer({ min: 1, max: 30 }), price: cents }),
  services: array(record({ type: constantFrom('per_day' as const, 'one_time' as const), price: cents })),
  percent: option(integer({ min: 0, max: 100 })),
}).map((of) => {
  const first = addDays('2027-03-01', of.season.from)
  return priceStay(
    stay(of.nights, of.guests),
    unit(of.price, of.capacity, of.extra),
    [{ start: first, end: addDays(first, of.season.length), price_cents: of.season.price }],
    of.services.map((one, index) => service(one.type, one.price, index + 1)),
    of.percent === null ? null : { code: 'CODE', percent: of.percent },
  )
})

test('lines and nights always sum to the total, and no part of it is negative', () => {
  assert(
    property(anyPrice, (price) => {
      expect(sum(price.lines.map((line) => line.totalCents))).toBe(price.totalCents)
      expect(sum(price.nights.map((night) => night.revenueCents))).toBe(price.totalCents)
      expect(price.totalCents).toBe(price.subtotalCents - price.discountCents)
      const parts = [...price.nights.map((one) => one.revenueCents), ...price.services.map((one) => one.salesCents)]
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(sum(price.services.map((one) => one.salesCents))).toBeLessThanOrEqual(price.totalCents)
    }),
    { numRuns: 300 },
  )
})

test('a kept total is carried by the new nights', () => {
  assert(
    property(anyPrice, anyPrice, (before, after) => {
      const price = atTotal(after, before)
      expect(price.totalCents).toBe(before.totalCents)
      expect(price.nights.map((one) => one.night)).toEqual(after.nights.map((one) => one.night))
      expect(sum(price.nights.map((one) => one.revenueCents))).toBe(before.totalCents)
    }),
  )
})

test('shares sum to the amount and differ from the exact share by less than a cent', () => {
  assert(
    property(cents, array(integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 50 }), (amount, weights) => {
      const parts = shareOut(amount, weights)
      expect(sum(parts)).toBe(amount)
      const whole = sum(weights)
      const errors = weights.map((weight, index) => Math.abs((parts[index] ?? 0) - (amount * weight) / whole))
      expect(Math.max(...errors)).toBeLessThan(1.001)
    }),
  )
})

test('without any weight the parts are as equal as cents allow', () => {
  expect(shareOut(5, [0, 0])).toEqual([3, 2])
})
