import { array, assert, boolean, constantFrom, integer, option, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../days/day.ts'
import { atTaxTotal, taxOfStay } from './tax-of-stay.ts'
import { exemptGroups, type TaxGuests } from './tax-rules.ts'

const dates = constantFrom('01-01', '02-28', '02-29', '03-31', '06-30', '10-31', '12-31')
const maybe = <T>(of: Parameters<typeof option<T>>[0]) => option(of, { nil: null })
const someRate = record({
  from: constantFrom('2026-01-01', '2027-12-31', '2028-01-01', '2028-02-29', '2028-03-02'),
  kind: constantFrom('per_person', 'percent'),
  age_rule: constantFrom('birthday', 'year_after'),
  max_nights: maybe(integer({ min: 1, max: 20 })),
  amounts: array(
    record({
      cents: integer({ min: 0, max: 1000 }),
      from_age: maybe(integer({ min: 1, max: 18 })),
      category: maybe(constantFrom('A', 'B')),
      season: maybe(record({ from: dates, to: dates })),
    }),
    { maxLength: 5 },
  ),
  percent: constantFrom(0, 3.2, 5, 7.25, 12.5),
  from_age: maybe(integer({ min: 1, max: 18 })),
  base_vat_percent: constantFrom(0, 7, 10, 13.5),
  breakfast_cents: constantFrom(0, 650, 1200),
})
const someGuests = record({
  persons: integer({ min: 0, max: 4 }),
  age: maybe(integer({ min: 0, max: 17 })),
  birthday: maybe(constantFrom('2027-12-30', '2028-01-01', '2028-02-29')),
  exempt: maybe(constantFrom(...exemptGroups)),
})
const someStay = record({
  rates: array(someRate, { minLength: 1, maxLength: 4 }),
  guests: array(someGuests, { maxLength: 4 }),
  exempt: subarray([...exemptGroups]),
  isPortals: boolean(),
  category: maybe(constantFrom('A', 'B', 'C')),
  arrival: constantFrom('2027-12-24', '2027-12-30', '2028-02-20'),
  prices: array(integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 40 }),
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('lines, nights and total agree to the cent for any stay and any rates', () => {
  assert(
    property(someStay, ({ rates, guests, exempt, isPortals, category, arrival, prices }) => {
      const tax = { id: 1, name: 'Tax', municipality: 'X', rates, exempt, portals: [] }
      const nights = prices.map((cents, index) => ({ night: addDays(arrival, index), cents }))
      const owed = taxOfStay({ tax, guests, category, isPortals }, nights)
      expect(sum(owed.nights.map(({ cents }) => cents))).toBe(owed.totalCents)
      expect(sum(owed.lines.map(({ totalCents }) => totalCents))).toBe(owed.totalCents)
      for (const { quantity, unitCents, totalCents } of owed.lines) expect(totalCents).toBe(quantity * unitCents)
      for (const night of owed.nights) {
        expect(night.cents).toBeGreaterThanOrEqual(0)
        expect(sum(Object.values(night.exempt))).toBeLessThanOrEqual(night.persons)
      }
      expect(isPortals ? owed.totalCents : 0).toBe(0)
      expect(sum(atTaxTotal(owed.nights, 1234).map(({ cents }) => cents))).toBe(1234)
    }),
  )
})

test('nobody who is added lowers a fixed tax, and nobody who is exempt raises one', () => {
  assert(
    property(someStay, someGuests, ({ rates, guests, exempt, category, arrival, prices }, another) => {
      const tax = {
        id: 1,
        name: 'Tax',
        municipality: 'X',
        rates: rates.map((one) => ({ ...one, kind: 'per_person' as const })),
        exempt,
        portals: [],
      }
      const nights = prices.map((cents, index) => ({ night: addDays(arrival, index), cents }))
      const of = (some: TaxGuests[]) => taxOfStay({ tax, guests: some, category, isPortals: false }, nights).totalCents
      expect(of([...guests, another])).toBeGreaterThanOrEqual(of(guests))
      expect(of([...guests, { ...another, exempt: 'business' }])).toBeLessThanOrEqual(
        of([...guests, { ...another, exempt: null }]),
      )
    }),
  )
})
