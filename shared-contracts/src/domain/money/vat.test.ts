import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { ratesOn, vatGroups } from './vat.ts'

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const line = (kind: 'nights' | 'service' | 'extra_persons' | 'discount', totalCents: number) => ({ kind, totalCents })

test('gross amounts hold their VAT, rounded half up once for each rate', () => {
  const groups = vatGroups([line('nights', 48_000), line('extra_persons', 12_400), line('service', 9660)], {
    lodging: 10,
    extras: 20,
  })
  expect(groups).toEqual([
    { rate: 20, grossCents: 9660, netCents: 8050, vatCents: 1610 },
    { rate: 10, grossCents: 60_400, netCents: 54_909, vatCents: 5491 },
  ])
  expect(vatGroups([line('nights', 1)], { lodging: 50, extras: 50 })[0]?.vatCents).toBe(0)
  expect(vatGroups([line('nights', 3)], { lodging: 20, extras: 20 })[0]?.vatCents).toBe(1)
  expect(vatGroups([line('nights', 10_380)], { lodging: 3.8, extras: 8.1 })[0]?.vatCents).toBe(380)
})

test('a discount is shared over the lines before the rates', () => {
  const lines = [line('nights', 100), line('service', 50), line('discount', -33)]
  expect(vatGroups(lines, { lodging: 10, extras: 20 }).map(({ grossCents }) => grossCents)).toEqual([39, 78])
})

test('one rate for everything is one group, and nothing at all is none', () => {
  expect(vatGroups([line('nights', 100), line('service', 50)], { lodging: 13, extras: 13 })).toHaveLength(1)
  expect(vatGroups([], { lodging: 10, extras: 20 })).toEqual([])
})

test('the rates of a day are those that began last', () => {
  const rates = [
    { from: '2027-01-01', lodging: 13, extras: 20 },
    { from: '2026-01-01', lodging: 10, extras: 20 },
  ]
  expect(ratesOn(rates, '2025-12-31')).toBeUndefined()
  expect(ratesOn(rates, '2026-12-31')?.lodging).toBe(10)
  expect(ratesOn(rates, '2027-01-01')?.lodging).toBe(13)
})

const anyLines = record({
  charged: array(
    record({ kind: constantFrom('nights' as const, 'service' as const), totalCents: integer({ min: 0, max: 1e8 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  percent: integer({ min: 0, max: 100 }),
  lodging: integer({ min: 0, max: 500 }),
  extras: integer({ min: 0, max: 500 }),
})

test('groups sum to the total to the cent, whatever the discount; each VAT is right to half a cent', () => {
  assert(
    property(anyLines, ({ charged, percent, lodging, extras }) => {
      const subtotal = sum(charged.map(({ totalCents }) => totalCents))
      const discount = Math.floor((subtotal * percent + 50) / 100)
      const groups = vatGroups([...charged, line('discount', -discount)], {
        lodging: lodging / 10,
        extras: extras / 10,
      })
      expect(sum(groups.map(({ grossCents }) => grossCents))).toBe(subtotal - discount)
      for (const { rate, grossCents, netCents, vatCents } of groups) {
        expect(netCents + vatCents).toBe(grossCents)
        expect(Math.abs(vatCents - (grossCents * (rate ?? 0)) / (100 + (rate ?? 0)))).toBeLessThanOrEqual(0.5 + 1e-6)
      }
    }),
    { numRuns: 1000 },
  )
})
