import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../days/day.ts'
import { passedOnOf, priceStay } from '../money/pricing.ts'
import { atTotal } from '../prices/agreed-price.ts'
import { vatGroups } from '../money/vat.ts'
import { taxGuestsOf } from './tax-ages.ts'
import { touristTaxOf, withTouristTax } from './taxed-price.ts'
import type { StayTaxation, TaxRate } from './tax-rules.ts'

const rate: TaxRate = {
  ...{ from: '2020-01-01', kind: 'per_person', age_rule: 'birthday', max_nights: null },
  amounts: [{ cents: 250, from_age: 15, category: null, season: null }],
  ...{ percent: 0, from_age: null, base_vat_percent: 0, breakfast_cents: 0 },
}
const taxation = (rates: TaxRate[], party: Parameters<typeof taxGuestsOf>[0]): StayTaxation => ({
  tax: { id: 7, name: 'Ortstaxe', municipality: 'Alpbach', rates, exempt: [], portals: [] },
  ...{ category: null, guests: taxGuestsOf(party), isPortals: false },
})
const family = { check_in: '2027-07-01', check_out: '2027-07-04', guests_count: 3, children: [12], infants: 1 }
const unit = { capacity: 2, price_cents: 10_000, extra_person_cents: 1000 }
const cleaning = { id: 1, name: 'Cleaning', type: 'one_time' as const, cents: 5000 }

test('stands below the discount that does not reduce it, and in the total', () => {
  const price = priceStay(family, unit, [], [cleaning], { code: 'HALF', percent: 50 })
  const taxed = withTouristTax(price, taxation([rate], family))
  expect(taxed.lines.map(({ label, totalCents }) => [label, totalCents]).slice(-2)).toEqual([
    [undefined, -19_000],
    ['Ortstaxe', 1500],
  ])
  expect(taxed).toMatchObject({ subtotalCents: 39_500, discountCents: 19_000, totalCents: 20_500 })
  expect(taxed.nights).toEqual(price.nights)
})

test('a code of 100 percent leaves the tax, and a percent of the lodging is taken of what is paid', () => {
  const percent: TaxRate = { ...rate, kind: 'percent', percent: 5 }
  const totals = [0, 50, 100].map((off) => {
    const price = priceStay(family, unit, [], [cleaning], { code: 'CODE', percent: off })
    return [rate, percent].map((one) => touristTaxOf(withTouristTax(price, taxation([one], family)).lines))
  })
  expect(totals).toEqual([
    [1500, 1650],
    [1500, 825],
    [1500, 0],
  ])
})

test('is outside VAT unless its owner says otherwise', () => {
  const { lines } = withTouristTax(priceStay(family, unit), taxation([rate], family))
  const groups = vatGroups(lines, { lodging: 10, extras: 20 })
  expect(groups.map((group) => [group.rate, group.grossCents])).toEqual([
    [10, 33_000],
    [null, 1500],
  ])
})

test('a price that was agreed keeps its tax, shared over the new nights', () => {
  const agreed = withTouristTax(priceStay(family, unit), taxation([rate], family))
  const longer = { ...family, check_out: '2027-07-05' }
  const price = atTotal(withTouristTax(priceStay(longer, unit), taxation([rate], longer)), agreed)
  expect(price.totalCents).toBe(agreed.totalCents)
  expect(price.tax?.nights.map(({ cents }) => cents)).toEqual([375, 375, 375, 375])
})

const someStay = record({
  nights: integer({ min: 1, max: 30 }),
  adults: integer({ min: 1, max: 4 }),
  child: integer({ min: 0, max: 17 }),
  price: integer({ min: 0, max: 50_000 }),
  off: integer({ min: 0, max: 100 }),
  kind: constantFrom('per_person' as const, 'percent' as const),
  hasCleaning: boolean(),
})

test('neither revenue nor what a cancellation fee is taken of changes with the tax, for any stay', () => {
  assert(
    property(someStay, ({ nights, adults, child, price, off, kind, hasCleaning }) => {
      const party = { guests_count: adults + 1, children: [child] }
      const stay = { check_in: '2027-12-20', check_out: addDays('2027-12-20', nights), ...party }
      const plain = priceStay(stay, { ...unit, price_cents: price }, [], hasCleaning ? [cleaning] : [], {
        ...{ code: 'CODE', percent: off },
      })
      const taxed = withTouristTax(plain, taxation([{ ...rate, kind, percent: 7.5, base_vat_percent: 10 }], party))
      expect(taxed.totalCents - passedOnOf(taxed.lines)).toBe(plain.totalCents)
      expect(taxed.totalCents).toBe(taxed.lines.reduce((sum, one) => sum + one.totalCents, 0))
      expect(taxed.discountCents).toBe(plain.discountCents)
      expect(taxed.nights).toEqual(plain.nights)
      expect(taxed.lodging.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(plain.totalCents)
    }),
  )
})
