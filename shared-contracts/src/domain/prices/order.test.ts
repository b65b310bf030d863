import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../days/day.ts'
import { type Price, priceStay, type ServicePrice } from '../money/pricing.ts'
import { vatGroups } from '../money/vat.ts'
import { atTotal } from './agreed-price.ts'
import type { DiscountRule } from './discounts.ts'
import { discountOfLines } from './line-discounts.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const half = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100)
const friday = '2027-07-02'

const weekly: DiscountRule = { id: 1, kind: 'length_of_stay', nights: 7, percent: 10 }
const late: DiscountRule = { id: 2, kind: 'last_minute', days: 7, percent: 15 }
const cleaning: ServicePrice = { id: 1, name: 'Cleaning', type: 'one_time', cents: 6000, discountable: false }
const breakfast: ServicePrice = { id: 2, name: 'Breakfast', type: 'per_day', cents: 1000 }

test('a week that is booked late with a code is taken off in one order, each step of what the one before leaves', () => {
  const price = priceStay(
    {
      check_in: friday,
      check_out: addDays(friday, 7),
      guests_count: 3,
      planPercent: 5,
      discounts: [weekly, late],
      daysAhead: 3,
    },
    {
      capacity: 2,
      price_cents: 10_000,
      weekday_cents: [null, null, null, null, 15_000, 15_000, null],
      extra_person_cents: 1000,
    },
    [],
    [cleaning, breakfast],
    { code: 'TEN', percent: 10 },
  )
  expect(price.lines.map(({ kind, totalCents, why, label }) => [label ?? why?.discount ?? kind, totalCents])).toEqual([
    ['nights', 30_000],
    ['nights', 50_000],
    ['extra_persons', 7000],
    ['non_refundable', -4350],
    ['length_of_stay', -8265],
    ['last_minute', -11_158],
    ['Breakfast', 7000],
    ['discount', -7023],
    ['Cleaning', 6000],
  ])
  expect(price.lines[0]?.why).toEqual({ weekdays: [5, 6] })
  expect(price.totalCents).toBe(69_204)
})

test('an amount takes off what there is at most, and nothing of fees and taxes', () => {
  const price = priceStay(
    { check_in: friday, check_out: addDays(friday, 1), guests_count: 1 },
    { capacity: 2, price_cents: 4000, extra_person_cents: 0 },
    [],
    [cleaning],
    { code: 'FIFTY', percent: 0, cents: 5000 },
  )
  expect(price).toMatchObject({ discountCents: 4000, totalCents: 6000 })
  expect(price.lines.find(({ code }) => code)?.percent).toBeUndefined()
})

const cents = integer({ min: 0, max: 1_000_000 })
const percent = integer({ min: 0, max: 90 })
const services = array(
  record({ type: constantFrom('per_day' as const, 'one_time' as const), cents, own: boolean(), passedOn: boolean() }),
  { maxLength: 4 },
)
const stays = record({
  nights: integer({ min: 1, max: 40 }),
  guests: integer({ min: 1, max: 5 }),
  price: cents,
  weekdays: option(array(option(cents), { minLength: 7, maxLength: 7 })),
  season: record({ from: integer({ min: 0, max: 40 }), length: integer({ min: 1, max: 30 }), price: cents }),
  services,
  plan: option(integer({ min: 1, max: 50 })),
  length: percent,
  late: percent,
  early: percent,
  daysAhead: integer({ min: 0, max: 200 }),
  code: option(record({ percent: integer({ min: 0, max: 100 }), cents: option(cents) })),
})
type Stay = Parameters<Parameters<typeof stays.map>[0]>[0]

const priced = (of: Stay): Price => {
  const start = addDays(friday, of.season.from)
  const rules: DiscountRule[] = [
    { id: 1, kind: 'length_of_stay', nights: 5, percent: of.length },
    { id: 2, kind: 'last_minute', days: 20, percent: of.late },
    { id: 3, kind: 'early_bird', days: 10, percent: of.early },
  ]
  return priceStay(
    {
      ...{ check_in: friday, check_out: addDays(friday, of.nights), guests_count: of.guests },
      ...{ planPercent: of.plan, discounts: rules, daysAhead: of.daysAhead },
    },
    { capacity: 2, price_cents: of.price, weekday_cents: of.weekdays, extra_person_cents: 700 },
    [{ start, end: addDays(start, of.season.length), price_cents: of.season.price }],
    of.services.map((one, index) => ({
      ...{ id: index + 1, name: 'Service', type: one.type, cents: one.cents, discountable: !one.own },
      kind: one.passedOn ? ('passed_on' as const) : ('service' as const),
    })),
    of.code && { code: 'CODE', ...of.code },
  )
}
const holdsFor = (check: (price: Price, of: Stay) => void) =>
  assert(
    property(stays, (of) => check(priced(of), of)),
    { numRuns: 500 },
  )
const passedOn = ({ lines }: Price) => sum(lines.map((line) => (line.passedOn ? line.totalCents : 0)))

test('the steps come in one order, and each is rounded once', () => {
  holdsFor(({ lines }, of) => {
    const lodging = sum(
      lines.filter(({ kind }) => kind === 'nights' || kind === 'extra_persons').map((l) => l.totalCents),
    )
    const isLate = of.daysAhead <= 20 && of.late > 0
    const isEarly = of.daysAhead >= 10 && of.early > 0
    const better = Math.max(isLate ? of.late : 0, isEarly ? of.early : 0)
    const steps = [of.plan ?? 0, of.nights >= 5 ? of.length : 0, better]
    let rest = lodging
    const expected = steps.flatMap((step) => {
      const off = half(rest, step)
      rest -= off
      return off > 0 ? [-off] : []
    })
    const discounts = lines.filter(({ kind }) => kind === 'discount')
    expect(discounts.filter(({ code }) => !code).map(({ totalCents }) => totalCents)).toEqual(expected)
    // The code comes after them, and once.
    expect(discounts.findIndex(({ code }) => code)).toBe(discounts.some(({ code }) => code) ? expected.length : -1)
  })
})

test('nothing is taken off fees and taxes, and no line is below nothing', () => {
  holdsFor(({ lines }) => {
    const charged = discountOfLines(lines).flatMap((off, index) => {
      const line = lines[index]
      return line && line.kind !== 'discount' ? [{ ...line, off }] : []
    })
    expect(charged.filter(({ off, totalCents }) => off < 0 || off > totalCents)).toEqual([])
    const untouched = charged.filter(({ passedOn: passed, discountable }) => passed || discountable === false)
    expect(untouched.filter(({ off }) => off !== 0)).toEqual([])
  })
})

test('lines, nights, services and VAT sum to the total to the cent', () => {
  holdsFor((price) => {
    const { lines, totalCents, nights, lodging } = price
    expect(sum(lines.map((line) => line.totalCents))).toBe(totalCents)
    expect(sum(nights.map(({ revenueCents }) => revenueCents))).toBe(totalCents - passedOn(price))
    expect(sum(vatGroups(lines, { lodging: 10, extras: 20 }).map(({ grossCents }) => grossCents))).toBe(totalCents)
    const sales = sum(price.services.map(({ salesCents }) => salesCents))
    expect(sum(lodging.map((night) => night.cents)) + sales).toBe(totalCents)
  })
})

test('a price that was agreed is carried by other nights without a cent lost', () => {
  assert(
    property(stays, stays, (before, after) => {
      const agreed = priced(before)
      const { totalCents, nights } = atTotal(priced(after), agreed)
      expect(totalCents).toBe(agreed.totalCents)
      expect(sum(nights.map(({ revenueCents }) => revenueCents))).toBe(totalCents - passedOn(agreed))
    }),
    { numRuns: 200 },
  )
})
