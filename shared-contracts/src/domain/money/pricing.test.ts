import { addDays } from '../days/day.ts'
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { passedOnOf, priceStay, type ServicePrice } from './pricing.ts'
import { atTotal } from '../prices/agreed-price.ts'
import { shareOut } from './shares.ts'
import { vatGroups } from './vat.ts'

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
  expect(price.lines).toMatchObject([
    { kind: 'nights', quantity: 2, unitCents: 8000 },
    { kind: 'nights', quantity: 1, unitCents: 10_333 },
    { kind: 'discount', code: 'TEN', percent: 10, quantity: 1, unitCents: -2633 },
  ])
  expect(sum(price.nights.map((night) => night.revenueCents))).toBe(23_700)
})

const family = { ...stay(3, 4), children: [2, 4], infants: 1, pets: 2 }

test('a service per person is charged for adults and children from its age on, never for infants', () => {
  const breakfast = { ...service('per_day', 1290), charged_per: 'person' as const, from_age: 3 }
  const { lines, services, totalCents } = priceStay(family, unit(0, 4), [], [breakfast])
  expect(lines.at(-1)).toMatchObject({ persons: 3, quantity: 9, unitCents: 1290, totalCents: 11_610 })
  expect([services[0]?.salesCents, totalCents]).toEqual([11_610, 11_610])
  const persons = (from_age: number | null, children: number[]) =>
    priceStay({ ...family, children }, unit(0, 4), [], [{ ...breakfast, from_age }]).lines.at(-1)?.persons
  expect([persons(null, [0, 17]), persons(4, [4, 3]), persons(18, [17, 17])]).toEqual([4, 3, 2])
})

test('a service per pet is charged for each, once or every night', () => {
  const dog = (type: ServicePrice['type']) => ({ ...service(type, 800), charged_per: 'pet' as const })
  const priced = (type: ServicePrice['type'], pets: number) =>
    priceStay({ ...family, pets }, unit(1000, 4), [], [dog(type)])
  expect(priced('per_day', 2).lines.at(-1)).toMatchObject({ pets: 2, quantity: 6, totalCents: 4800 })
  expect(priced('one_time', 2).lines.at(-1)).toMatchObject({ pets: 2, quantity: 2, totalCents: 1600 })
  expect(priced('per_day', 0)).toMatchObject({ totalCents: 3000, services: [{ salesCents: 0 }] })
  expect(priced('per_day', 0).lines).toHaveLength(1)
})

test('what is charged per person is carried by the nights, and once by the first', () => {
  const tax = { ...service('per_day', 200), charged_per: 'person' as const, from_age: 15 }
  const linen = { ...service('one_time', 1000, 2), charged_per: 'person' as const }
  const { nights } = priceStay(family, unit(5000, 4), [], [tax, linen])
  expect(nights.map((one) => one.revenueCents)).toEqual([5400 + 4000, 5400, 5400])
})

test('children below an age are no extra persons', () => {
  const extra = (from_age: number | null) =>
    priceStay(family, { ...unit(1000, 2, 500), extra_person_from_age: from_age }).lines[1]?.quantity
  expect([extra(null), extra(3), extra(5)]).toEqual([6, 3, undefined])
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

test('a code reduces nothing that is passed on, and revenue, sales and total still sum to the cent', () => {
  const anyService = record({
    cents: integer({ min: 0, max: 1e6 }),
    isPassedOn: constantFrom(true, false),
    once: constantFrom(true, false),
  })
  assert(
    property(
      array(anyService, { maxLength: 6 }),
      integer({ min: 0, max: 100 }),
      integer({ min: 1, max: 9 }),
      (some, percent, nights) => {
        const services = some.map(({ cents: price_cents, isPassedOn, once }, index) => ({
          ...service(once ? 'one_time' : 'per_day', price_cents, index),
          kind: isPassedOn ? ('passed_on' as const) : ('service' as const),
        }))
        const price = priceStay(stay(nights), unit(8999), [], services, { code: 'ANY', percent })
        const passedOn = passedOnOf(price.lines)
        const without = priceStay(
          stay(nights),
          unit(8999),
          [],
          services.filter(({ kind }) => kind === 'service'),
          { code: 'ANY', percent },
        )
        expect(price.totalCents).toBe(without.totalCents + passedOn)
        expect(sum(price.nights.map((night) => night.revenueCents))).toBe(price.totalCents - passedOn)
        const full = ({ type, cents: price_cents }: ServicePrice) => price_cents * (type === 'one_time' ? 1 : nights)
        const passedOnServices = price.services.filter(({ kind }) => kind === 'passed_on')
        expect(passedOnServices.map(({ salesCents }) => salesCents)).toEqual(passedOnServices.map(full))
        expect(sum(price.lines.map((line) => line.totalCents))).toBe(price.totalCents)
        expect(sum(atTotal(price, { ...price, discountCents: 0 }).nights.map((night) => night.revenueCents))).toBe(
          price.subtotalCents - passedOn,
        )
        const groups = vatGroups(price.lines, { lodging: 10, extras: 20 })
        expect(groups.find(({ rate }) => rate === null)?.grossCents ?? 0).toBe(passedOn)
        expect(sum(groups.map(({ grossCents }) => grossCents))).toBe(price.totalCents)
      },
    ),
  )
})
