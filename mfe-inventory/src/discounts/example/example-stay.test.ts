import { type DiscountRule, discountsOf } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { nightsBetween, weekdayOf } from '@keyhaven/shared-contracts/domain/days/day'
import { expect, it } from 'vitest'
import { exampleStay } from './example-stay.ts'

const monday = '2027-06-28'
const rule = (of: Partial<DiscountRule>): DiscountRule => ({ id: 1, kind: 'length_of_stay', percent: 10, ...of })

it('is a week from the next Friday where no discount says otherwise', () => {
  expect(exampleStay([], monday)).toEqual({ arrival: '2027-07-02', nights: 7, bookedOn: monday })
})

it('is as long as the first step that counts for the unit', () => {
  const steps = [rule({ nights: 3 }), rule({ nights: 28, unit: 5 }), rule({ nights: 14, unit: 5 })]
  expect(exampleStay(steps, monday).nights).toBe(14)
})

it.each([
  ['last_minute', 1],
  ['last_minute', 0],
  ['last_minute', 7],
  ['early_bird', 60],
] as const)('begins on a day on which %s of %i days counts', (kind, days) => {
  const rules = [rule({ kind, days })]
  const { arrival, nights } = exampleStay(rules, monday)
  expect(discountsOf(rules, { nights, daysAhead: nightsBetween(monday, arrival) })).toEqual(rules)
})

it('keeps to a Friday where it can', () => {
  expect(weekdayOf(exampleStay([rule({ kind: 'early_bird', days: 60 })], monday).arrival)).toBe(5)
})
