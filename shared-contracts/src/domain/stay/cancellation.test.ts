import { reasons } from '../reasons/reasons.ts'
import { expect, test } from 'vitest'
import {
  cancellationCost,
  cancellationTerms,
  type CancellationTerms,
  defaultTerms,
  freeUntilDays,
  isSameTerms,
  termsOfStay,
  termsParts,
  termsPresets,
} from './cancellation.ts'
import { termsLine } from './cancellation-words.ts'
import { dayIn } from '../days/day.ts'
import { messages as de } from '../messages/cancellation/de.ts'
import { messages as en } from '../messages/cancellation/en.ts'
import { messages as it } from '../messages/cancellation/it.ts'

const moderate: CancellationTerms = { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 }
const three: CancellationTerms = {
  steps: [
    { days_before: 60, percent: 0 },
    { days_before: 30, percent: 20 },
    { days_before: 7, percent: 50 },
  ],
  afterwards: 100,
}
const stay = { check_in: '2027-05-08', baseCents: 36_001 }
const costOn = (terms: CancellationTerms, today: string) => cancellationCost(terms, stay, today)

test('a step holds on its last day, and the next one from the day after', () => {
  expect(costOn(moderate, '2027-05-02')).toEqual({ percent: 0, cents: 0 })
  expect(costOn(moderate, '2027-05-03')).toEqual({ percent: 0, cents: 0 })
  expect(costOn(moderate, '2027-05-04')).toEqual({ percent: 50, cents: 18_001 })
  expect(costOn(moderate, '2027-05-08')).toEqual({ percent: 50, cents: 18_001 })
})

test('of three steps the first that is not over counts', () => {
  const days = ['2027-03-09', '2027-03-10', '2027-04-08', '2027-04-09', '2027-05-01', '2027-05-02']
  expect(days.map((day) => costOn(three, day).percent)).toEqual([0, 20, 20, 50, 50, 100])
})

test('the day is that of the property', () => {
  const moment = new Date('2027-05-03T20:00:00Z')
  expect(costOn(moderate, dayIn('Europe/Vienna', moment)).percent).toBe(0)
  expect(costOn(moderate, dayIn('Pacific/Auckland', moment)).percent).toBe(50)
})

test('a summer time that begins in between moves no step', () => {
  const spring = { check_in: '2027-03-30', baseCents: 10_000 }
  expect(cancellationCost(moderate, spring, '2027-03-25').percent).toBe(0)
  expect(cancellationCost(moderate, spring, '2027-03-26').percent).toBe(50)
})

test('without terms a stay is cancelled free of charge', () => {
  expect(costOn(defaultTerms, '2027-05-07')).toEqual({ percent: 0, cents: 0 })
})

test('until when cancelling is free', () => {
  expect(freeUntilDays(defaultTerms)).toBe(1)
  expect(freeUntilDays(moderate)).toBe(5)
  expect(freeUntilDays(three)).toBe(60)
  expect(freeUntilDays({ ...termsPresets.non_refundable, steps: [] })).toBeNull()
})

test('terms say what holds until when, with the amounts of a stay', () => {
  expect(termsLine(en, termsOfStay(moderate, stay))).toBe('Free until 3 May 2027, then 50% (€180.01)')
  expect(termsLine(de, termsOfStay(moderate, stay))).toMatch(/^Kostenlos bis 3\. Mai 2027, danach 50\s% \(180,01\s€\)$/)
  expect(termsLine(en, termsOfStay(defaultTerms, stay))).toBe('Free until 7 May 2027')
  expect(termsLine(en, termsParts(three))).toBe(
    'Free until 60 days before arrival, 20% of the total until 30 days before arrival, 50% of the total until 7 days before arrival, then 100% of the total',
  )
  expect(termsLine(en, termsParts(defaultTerms))).toBe('Free until the day before arrival')
})

test('what is over by today is not said any more', () => {
  expect(termsLine(en, termsOfStay(three, stay, '2027-05-01'))).toBe(
    '50% (€180.01) until 1 May 2027, then 100% (€360.01)',
  )
  expect(termsLine(en, termsOfStay(moderate, stay, '2027-05-04'))).toBe('Costs 50% (€180.01)')
  expect(termsLine(en, termsOfStay(three, stay, '2027-05-02'))).toBe(
    'Not refundable: cancelling costs the full price of €360.01',
  )
})

test('Italian elides the article before 8 and 11', () => {
  expect(termsLine(it, termsOfStay(moderate, { check_in: '2027-05-13' }))).toMatch(/^Gratuito fino all’8 maggio 2027/)
  expect(termsLine(it, termsOfStay(moderate, { check_in: '2027-05-14' }))).toMatch(/^Gratuito fino al 9 maggio 2027/)
})

test('terms are read with numbers as text, and out of order they are refused', () => {
  const asText = { steps: [{ days_before: '5', percent: '0' }], afterwards: '50' }
  const read = cancellationTerms.parse(asText)
  expect(isSameTerms(read, moderate)).toBe(true)
  const wrong = (terms: unknown) => cancellationTerms.safeParse(terms).error?.issues[0]?.message
  const [first, second] = [
    { days_before: 5, percent: 0 },
    { days_before: 7, percent: 50 },
  ]
  expect(wrong({ steps: [first, second], afterwards: 100 })).toBe('inventory.stepsInOrder')
  expect(wrong({ steps: [second], afterwards: 20 })).toBe('inventory.stepsInOrder')
  expect(wrong({ steps: [{ days_before: 0, percent: 0 }], afterwards: 20 })).toBe('inventory.enterDaysBefore')
  expect(wrong({ steps: [], afterwards: 101 })).toBe('inventory.enterPercent')
  expect(wrong({ steps: [first, first, first, first], afterwards: 20 })).toBe(reasons.atMost('steps', 3))
})
