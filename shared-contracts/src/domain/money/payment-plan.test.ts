import { expect, test } from 'vitest'
import { addDays } from '../days/day.ts'
import { type AgreedPaymentRule, depositOf, paymentPlan } from './payment-plan.ts'
import { random } from '../../testing/random.ts'

const from = '2027-01-10'
const rule = (fields: Partial<AgreedPaymentRule> = {}): AgreedPaymentRule => ({
  ...{ deposit: { percent: 30 }, depositDays: 7, restDays: 28, from },
  ...fields,
})
const june = { check_in: '2027-06-01', check_out: '2027-06-04', totalCents: 60_000 }
const planOf = (agreed: AgreedPaymentRule | null, stay = june, paidCents = 0) =>
  paymentPlan({
    ...{ ...stay, paidCents, rule: agreed },
    deposit: agreed ? depositOf(agreed, stay) : { cents: 0, due: null },
  }).map(({ kind, cents, due, paidCents: paid }) => [kind, cents, due, paid])

test('a deposit is due some days after the stay was agreed on, and the rest some days before arrival', () => {
  expect(planOf(rule())).toEqual([
    ['deposit', 18_000, '2027-01-17', 0],
    ['rest', 42_000, '2027-05-04', 0],
  ])
})

test('a deposit is a percent, the price of some nights or an amount, and never more than the total', () => {
  expect(depositOf(rule({ deposit: { nights: 1 } }), june).cents).toBe(20_000)
  expect(depositOf(rule({ deposit: { nights: 1 } }), { ...june, totalCents: 10_000 }).cents).toBe(3333)
  expect(depositOf(rule({ deposit: { nights: 2 } }), { ...june, totalCents: 10_000 }).cents).toBe(6667)
  expect(depositOf(rule({ deposit: { nights: 9 } }), june).cents).toBe(60_000)
  expect(depositOf(rule({ deposit: { cents: 10_050 } }), june).cents).toBe(10_050)
  expect(depositOf(rule({ deposit: { cents: 99_999_999 } }), june).cents).toBe(60_000)
  expect(depositOf(rule({ deposit: { percent: 33 } }), { ...june, totalCents: 101 }).cents).toBe(33)
})

test('everything is due at once where the rest would be due by then', () => {
  const near = { check_in: '2027-02-10', check_out: '2027-02-13', totalCents: 60_000 }
  expect(planOf(rule(), near)).toEqual([['full', 60_000, '2027-01-17', 0]])
  const tomorrow = { check_in: '2027-01-11', check_out: '2027-01-13', totalCents: 60_000 }
  expect(planOf(rule(), tomorrow)).toEqual([['full', 60_000, '2027-01-11', 0]])
})

test('a rest that is left to the arrival stays one, however near that is', () => {
  const tomorrow = { check_in: '2027-01-11', check_out: '2027-01-13', totalCents: 60_000 }
  expect(planOf(rule({ restDays: null }), tomorrow)).toEqual([
    ['deposit', 18_000, '2027-01-11', 0],
    ['rest', 42_000, '2027-01-11', 0],
  ])
})

test('without a deposit the whole is due with the rest, on the day of agreement at the earliest', () => {
  expect(planOf(rule({ deposit: null }))).toEqual([['full', 60_000, '2027-05-04', 0]])
  const near = { check_in: '2027-01-20', check_out: '2027-01-23', totalCents: 60_000 }
  expect(planOf(rule({ deposit: null }), near)).toEqual([['full', 60_000, from, 0]])
})

test('a stay without a rule and without a deposit has no plan, and one that costs nothing neither', () => {
  expect(planOf(null)).toEqual([])
  expect(planOf(rule(), { ...june, totalCents: 0 })).toEqual([])
})

test('what was paid covers the parts in the order in which they are due', () => {
  const paid = (cents: number) => planOf(rule(), june, cents).map((part) => part[3])
  expect(paid(10_000)).toEqual([10_000, 0])
  expect(paid(20_000)).toEqual([18_000, 2000])
  expect(paid(60_000)).toEqual([18_000, 42_000])
  expect(paid(70_000)).toEqual([18_000, 42_000])
})

test('the parts of any plan sum to the total, fall due in order and never after arrival', () => {
  const dice = random(42)
  const upTo = (limit: number) => Math.floor(dice() * limit)
  const deposits = () =>
    [{ percent: 1 + upTo(100) }, { nights: 1 + upTo(10) }, { cents: 1 + upTo(200_000) }, null][upTo(4)] ?? null
  const faults: unknown[] = []
  for (let count = 0; count < 20_000; count += 1) {
    const check_in = addDays(from, upTo(200))
    const stay = { check_in, check_out: addDays(check_in, 1 + upTo(20)), totalCents: upTo(300_000) }
    const agreed = rule({ deposit: deposits(), depositDays: upTo(60), restDays: dice() < 0.2 ? null : upTo(90) })
    const paidCents = upTo(400_000)
    const parts = paymentPlan({ ...stay, paidCents, rule: agreed, deposit: depositOf(agreed, stay) })
    const sum = parts.reduce((total, { cents }) => total + cents, 0)
    const paid = parts.reduce((total, part) => total + part.paidCents, 0)
    const isRight =
      sum === stay.totalCents &&
      paid === Math.min(paidCents, stay.totalCents) &&
      parts.every(({ cents, due, paidCents: part }) => cents > 0 && part >= 0 && part <= cents && due <= check_in) &&
      parts.every(({ due }, at) => at === 0 || due >= (parts[at - 1]?.due ?? due))
    if (!isRight) faults.push([stay, agreed, parts])
  }
  expect(faults).toEqual([])
})
