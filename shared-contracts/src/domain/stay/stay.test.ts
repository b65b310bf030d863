import { reasons } from '../reasons/reasons.ts'
import { inEnglish } from '../reasons/english.ts'
import { issueReason } from '../reasons/issue-reason.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '../days/day.ts'
import { day } from '../days/day-schema.ts'
import { maxStayNights } from './night-limits.ts'
import {
  beginsInPast,
  changesPrice,
  hasTooManyGuests,
  hostLimitProblem,
  type PricedStay,
  withStayRules,
} from './stay.ts'

const schema = withStayRules(
  z.object({ name: z.string(), check_in: day(reasons.enter('date')), check_out: day(reasons.enter('date')) }),
)
const problemsOf = (check_in: string, check_out: string, name: unknown = 'Anna') =>
  schema
    .safeParse({ name, check_in, check_out })
    .error?.issues.map((issue) => `${issue.path.join()}: ${inEnglish(issueReason(issue))}`)

test('a stay has at least one night and at most 730', () => {
  const from = '2027-03-01'
  const order = ['check_out: Check-out must be after check-in.']
  expect([problemsOf(from, from), problemsOf(from, '2027-02-01')]).toEqual([order, order])
  expect([problemsOf(from, addDays(from, 1)), problemsOf(from, addDays(from, maxStayNights))]).toEqual([
    undefined,
    undefined,
  ])
  expect(problemsOf(from, addDays(from, maxStayNights + 1))).toEqual(['check_out: A stay can be at most 730 nights.'])
})

test('order is looked at once both days are right, whatever else is wrong', () => {
  expect(problemsOf('2027-03-04', '2027-03-01', 7)).toHaveLength(2)
  expect(problemsOf('', '2027-03-01')?.[0]).toBe('check_in: Enter a date')
  expect(problemsOf('', '2027-03-01')?.join()).not.toContain('check_out')
})

test('a stay begins today or later, and a booking keeps the day that it has', () => {
  const today = '2027-03-01'
  expect(['2027-02-28', today, '2027-03-02'].map((arrival) => beginsInPast(arrival, today))).toEqual([
    true,
    false,
    false,
  ])
  expect(beginsInPast('2027-02-01', today, { check_in: '2027-02-01' })).toBe(false)
  expect(beginsInPast('2027-02-02', today, { check_in: '2027-02-01' })).toBe(true)
})

test('a unit takes as many as it sleeps, and keeps the party that a booking has in it', () => {
  const party = { unit: 1, guests_count: 4 }
  expect([hasTooManyGuests(party, 4), hasTooManyGuests(party, 3)]).toEqual([false, true])
  expect(hasTooManyGuests(party, 3, party)).toBe(false)
  expect(hasTooManyGuests({ unit: 1, guests_count: 5 }, 3, party)).toBe(true)
  expect(hasTooManyGuests({ unit: 2, guests_count: 4 }, 3, party)).toBe(true)
})

const before: PricedStay = {
  ...{ unit: 1, check_in: '2027-03-01', check_out: '2027-03-04', guests_count: 2 },
  ...{ promo_code: 5, services: [1, 2] },
}

test.each([
  { unit: 2 },
  { check_in: '2027-03-02' },
  { check_out: '2027-03-05' },
  { guests_count: 3 },
  { promo_code: null },
  { services: [1] },
  { services: [1, 3] },
])('%j prices a booking again', (change) => {
  expect(changesPrice({ ...before, ...change }, before)).toBe(true)
})

test('nothing else prices it again: neither the order of services nor one that is named twice', () => {
  expect(changesPrice({ ...before, services: [2, 1, 2] }, before)).toBe(false)
  expect(changesPrice({ ...before, ...{ status: 'confirmed', deposit_amount: 10 } }, before)).toBe(false)
})

test('a host takes stays from guests of a length and up to an arrival, and all where nothing is set', () => {
  const stay = { check_in: '2027-03-01', check_out: '2027-03-04' }
  expect(hostLimitProblem(stay, {})).toBeUndefined()
  expect(hostLimitProblem(stay, { max_nights: 3, last_arrival: '2027-03-01' })).toBeUndefined()
  expect(hostLimitProblem(stay, { max_nights: 1 })?.reason).toEqual({
    key: 'general.mostNightsHere',
    params: { nights: 1 },
  })
  expect(hostLimitProblem(stay, { max_nights: 2 })).toEqual({
    field: 'check_out',
    reason: { key: 'general.mostNightsHere', params: { nights: 2 } },
  })
  expect(hostLimitProblem(stay, { last_arrival: '2027-02-28' })).toEqual({
    field: 'check_in',
    reason: { key: 'general.lastArrivalHere', params: { day: '2027-02-28' } },
  })
})
