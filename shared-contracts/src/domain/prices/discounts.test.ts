import { expect, test } from 'vitest'
import { type DiscountRule, discountsOf } from './discounts.ts'

const length = (nights: number, percent: number, of: Partial<DiscountRule> = {}): DiscountRule => ({
  ...{ id: nights, kind: 'length_of_stay', nights, percent },
  ...of,
})
const lastMinute = (days: number, percent: number): DiscountRule => ({ id: 100, kind: 'last_minute', days, percent })
const earlyBird = (days: number, percent: number): DiscountRule => ({ id: 200, kind: 'early_bird', days, percent })
const percents = (rules: DiscountRule[], nights: number, daysAhead = 30) =>
  discountsOf(rules, { nights, daysAhead }).map(({ percent }) => percent)

test('a stay has the discount of the longest step that it reaches', () => {
  const steps = [length(7, 10), length(28, 25)]
  expect([6, 7, 27, 28, 90].map((nights) => percents(steps, nights))).toEqual([[], [10], [10], [25], [25]])
})

test('last minute counts up to its days before arrival, the shorter one first', () => {
  const rules = [lastMinute(7, 15), lastMinute(2, 20)]
  expect([0, 2, 3, 7, 8].map((days) => percents(rules, 2, days))).toEqual([[20], [20], [15], [15], []])
})

test('early bird counts from its days before arrival on, the longer one first', () => {
  const rules = [earlyBird(60, 5), earlyBird(180, 12)]
  expect([59, 60, 179, 180].map((days) => percents(rules, 2, days))).toEqual([[], [5], [5], [12]])
})

test('of last minute and early bird a guest has the better one, never both', () => {
  expect(percents([lastMinute(30, 10), earlyBird(20, 15)], 2, 25)).toEqual([15])
  expect(percents([lastMinute(30, 15), earlyBird(20, 10)], 2, 25)).toEqual([15])
})

test('steps of a unit stand in place of those of its property, and those in place of the owner’s', () => {
  const rules = [length(7, 10), length(3, 4, { property: 1 }), length(14, 20, { unit: 2 })]
  expect(percents(rules, 10)).toEqual([])
  expect(percents(rules, 14)).toEqual([20])
  expect(percents(rules.slice(0, 2), 10)).toEqual([4])
})
