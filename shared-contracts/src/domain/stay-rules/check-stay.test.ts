import { expect, test } from 'vitest'
import { inEnglish } from '../reasons/english.ts'
import { brokenRules, canArrive, type TakenRange } from './check-stay.ts'
import { nearestStays } from './nearest-stays.ts'
import { ruleBook, rulesOfUnit, type StayRule } from './rule.ts'
import { withLimits } from './rule-limit.ts'
import { ruleReason } from './rule-reason.ts'
import { unbookableNights } from './unbookable.ts'

const unit = { id: 7, property: 3 }
let ids = 0
const rule = (fields: Omit<StayRule, 'id'>): StayRule => ({ id: (ids += 1), ...fields })
const bookOf = (...rules: StayRule[]) => ruleBook(rulesOfUnit(rules, unit))
const nightsFrom = (check_in: string, nights: number) => ({
  check_in,
  check_out: new Date(Date.parse(check_in) + nights * 86_400_000).toISOString().slice(0, 10),
})
const words = (stay: { check_in: string; check_out: string }, rules: StayRule[], ranges: TakenRange[] = []) =>
  brokenRules(stay, bookOf(...rules), ranges).map((one) => inEnglish(ruleReason(one)))

const july = { from: '2026-07-01', to: '2026-07-31' }

test('a unit without rules takes every stay', () => {
  expect(brokenRules(nightsFrom('2026-07-14', 1), bookOf())).toEqual([])
})

test.each<[string, Omit<StayRule, 'id'>, string, number, string[]]>([
  ['a minimum', { kind: 'min_nights', nights: 3 }, '2026-07-14', 2, ['Stays here have at least 3 nights.']],
  ['a minimum that is met', { kind: 'min_nights', nights: 3 }, '2026-07-14', 3, []],
  [
    'a minimum in July',
    { kind: 'min_nights', nights: 5, ...july },
    '2026-07-31',
    4,
    ['Stays that begin on Friday, 31 July 2026 have at least 5 nights.'],
  ],
  [
    'a minimum by arrival, of a stay that begins before',
    { kind: 'min_nights', nights: 5, ...july },
    '2026-06-29',
    4,
    [],
  ],
  [
    'a minimum while a night touches, of a stay that begins before',
    { kind: 'min_nights', nights: 5, on: 'night', ...july },
    '2026-06-29',
    4,
    ['Stays over the night of Wednesday, 1 July 2026 have at least 5 nights.'],
  ],
  ['the same, leaving on its first day', { kind: 'min_nights', nights: 5, on: 'night', ...july }, '2026-06-29', 2, []],
  [
    'a weekend of two nights',
    { kind: 'min_nights', nights: 2, on: 'night', weekdays: [5, 6] },
    '2026-07-11',
    1,
    ['Stays over the night of Saturday, 11 July 2026 have at least 2 nights.'],
  ],
  ['the same during the week', { kind: 'min_nights', nights: 2, on: 'night', weekdays: [5, 6] }, '2026-07-14', 1, []],
  [
    'a maximum',
    { kind: 'max_nights', nights: 7, ...july },
    '2026-07-04',
    8,
    ['Stays that begin on Saturday, 4 July 2026 have at most 7 nights.'],
  ],
  [
    'arrival on Saturday, of a stay with a Saturday in it',
    { kind: 'arrival_weekdays', weekdays: [6], ...july },
    '2026-07-14',
    7,
    ['No stay can begin on Tuesday, 14 July 2026: arrival is on Saturday.'],
  ],
  ['arrival on Saturday', { kind: 'arrival_weekdays', weekdays: [6] }, '2026-07-11', 3, []],
  [
    'departure on Saturday or Sunday',
    { kind: 'departure_weekdays', weekdays: [7, 6] },
    '2026-07-11',
    3,
    ['No stay can end on Tuesday, 14 July 2026: departure is on Saturday and Sunday.'],
  ],
  [
    'closed to arrival over New Year',
    { kind: 'closed_to_arrival', from: '2026-12-31', to: '2027-01-01' },
    '2027-01-01',
    2,
    ['No stay can begin on Friday, 1 January 2027.'],
  ],
  [
    'closed to departure on a leap day',
    { kind: 'closed_to_departure', from: '2028-02-29', to: '2028-02-29' },
    '2028-02-27',
    2,
    ['No stay can end on Tuesday, 29 February 2028.'],
  ],
])('%s', (_what, fields, check_in, nights, expected) => {
  expect(words(nightsFrom(check_in, nights), [rule(fields)])).toEqual(expected)
})

test('the more particular rule wins, minima do not add up, and closures do', () => {
  const all = rule({ kind: 'min_nights', nights: 7, ...july })
  const house = rule({ kind: 'min_nights', nights: 5, property: 3 })
  const own = rule({ kind: 'min_nights', nights: 2, unit: 7 })
  const week = rule({ kind: 'min_nights', nights: 4, unit: 7, from: '2026-07-06', to: '2026-07-12' })
  const weekend = rule({ kind: 'min_nights', nights: 3, unit: 7, ...july, weekdays: [5] })
  const others = [
    rule({ kind: 'min_nights', nights: 9, unit: 8 }),
    rule({ kind: 'min_nights', nights: 9, property: 4 }),
  ]
  const on = (day: string, ...rules: StayRule[]) => bookOf(...rules, ...others).on('min_nights', day)?.nights
  expect(on('2026-07-07', all)).toBe(7)
  expect(on('2026-07-07', all, house)).toBe(5)
  expect(on('2026-07-07', all, house, own)).toBe(2)
  expect(on('2026-07-07', all, house, own, week)).toBe(4)
  expect(on('2026-07-24', own, weekend)).toBe(3)
  expect(on('2026-07-23', own, weekend)).toBe(2)
  expect(on('2026-07-07', own, rule({ kind: 'min_nights', nights: 6, unit: 7 }))).toBe(6)
  expect(on('2026-08-07', others[0] ?? own)).toBe(undefined)

  const closed = [
    rule({ kind: 'closed_to_arrival', ...july }),
    rule({ kind: 'closed_to_arrival', unit: 7, from: '2026-07-11', to: '2026-07-11' }),
  ]
  expect(canArrive('2026-07-10', bookOf(...closed))).toBe(false)
  expect(canArrive('2026-08-01', bookOf(...closed))).toBe(true)
})

test('a gap shorter than the minimum is filled by stays that are not shorter than the relief says', () => {
  const rules = [rule({ kind: 'min_nights', nights: 5 }), rule({ kind: 'gap_nights', nights: 2 })]
  const [before, after] = [nightsFrom('2026-07-01', 4), nightsFrom('2026-07-09', 3)]
  const fits = (stay: { check_in: string; check_out: string }, ranges: TakenRange[]) =>
    brokenRules(stay, bookOf(...rules), ranges).length === 0
  expect(fits(nightsFrom('2026-07-05', 4), [before, after])).toBe(true)
  expect(fits(nightsFrom('2026-07-06', 2), [before, after])).toBe(true)
  expect(fits(nightsFrom('2026-07-05', 1), [before, after])).toBe(false)
  expect(fits(nightsFrom('2026-07-05', 4), [before, nightsFrom('2026-07-10', 3)])).toBe(false)
  expect(fits(nightsFrom('2026-07-05', 4), [before])).toBe(false)
  // With a day of preparation after a stay, five free nights are four.
  rules.push(rule({ kind: 'preparation', days: 1 }))
  expect(fits(nightsFrom('2026-07-06', 4), [{ ...before, stay: true }, nightsFrom('2026-07-10', 3)])).toBe(true)
})

test('days of preparation lie between stays, not beside what is only closed', () => {
  const ranges = [
    { ...nightsFrom('2026-07-01', 4), stay: true },
    { ...nightsFrom('2026-07-12', 2), stay: true },
  ]
  const rules = [rule({ kind: 'preparation', days: 2 })]
  expect(words(nightsFrom('2026-07-06', 3), rules, ranges)).toEqual(['Between two stays, 2 days stay free here.'])
  expect(words(nightsFrom('2026-07-07', 3), rules, ranges)).toEqual([])
  expect(words(nightsFrom('2026-07-07', 4), rules, ranges)).toEqual(['Between two stays, 2 days stay free here.'])
  expect(
    words(
      nightsFrom('2026-07-05', 7),
      rules,
      ranges.map((one) => ({ ...one, stay: false })),
    ),
  ).toEqual([])
  expect(
    words(nightsFrom('2026-07-05', 7), [...rules, rule({ kind: 'preparation', days: 0, unit: 7 })], ranges),
  ).toEqual([])
})

test('lead time and horizon go by the clock of the house, also in the night that an hour is left out', () => {
  const rules = [rule({ kind: 'lead_time', hours: 48 }), rule({ kind: 'horizon', days: 10 })]
  const limitsAt = (now: string, checkInFrom: string | null, timeZone = 'Europe/Vienna') =>
    withLimits(rules, { now: new Date(now), timeZone, checkInFrom }).map(({ limit }) => limit)
  expect(limitsAt('2026-07-01T12:59:00Z', '15:00')).toEqual(['2026-07-03', '2026-07-11'])
  expect(limitsAt('2026-07-01T13:00:00Z', '15:00')).toEqual(['2026-07-04', '2026-07-11'])
  expect(limitsAt('2026-07-01T09:59:00Z', null)).toEqual(['2026-07-03', '2026-07-11'])
  expect(limitsAt('2026-03-27T13:30:00Z', '15:00')).toEqual(['2026-03-30', '2026-04-06'])
  expect(limitsAt('2026-07-01T12:00:00Z', '15:00', 'Pacific/Auckland')).toEqual(['2026-07-04', '2026-07-12'])
  const [lead, horizon] = withLimits(rules, { now: new Date('2026-07-01T08:00:00Z'), timeZone: 'Europe/Vienna' })
  expect(words(nightsFrom('2026-07-02', 2), lead ? [lead] : [])).toEqual([
    'Guests book at least 48 hours before check-in here: a stay can begin on Friday, 3 July 2026 or later.',
  ])
  expect(words(nightsFrom('2026-07-12', 2), horizon ? [horizon] : [])).toEqual([
    'Stays here can begin on 11.07.2026 at the latest.',
  ])
})

test('the nearest stays that fit are moved as little as can be, or are longer', () => {
  const rules = bookOf(
    rule({ kind: 'arrival_weekdays', weekdays: [6], ...july }),
    rule({ kind: 'min_nights', nights: 3, ...july }),
  )
  const bounds = { first: '2026-07-01', last: '2027-07-01' }
  expect(nearestStays(nightsFrom('2026-07-14', 2), rules, [], bounds, 2)).toEqual([
    nightsFrom('2026-07-11', 3),
    nightsFrom('2026-07-18', 3),
  ])
  const ranges = [nightsFrom('2026-07-12', 1)]
  expect(nearestStays(nightsFrom('2026-07-14', 2), rules, ranges, bounds, 1)).toEqual([nightsFrom('2026-07-18', 3)])
})

test('rules that contradict each other are known by the nights that nobody can have', () => {
  const all = (rules: StayRule[]) => unbookableNights(bookOf(...rules), '2026-06-25', '2026-08-05')
  const saturdays = rule({ kind: 'arrival_weekdays', weekdays: [6], ...july })
  const closed = rule({ kind: 'closed_to_arrival', weekdays: [6], ...july })
  expect(all([saturdays])).toEqual([])
  const short = all([saturdays, rule({ kind: 'max_nights', nights: 2, ...july })])
  expect(short.slice(1, 3)).toEqual([
    { check_in: '2026-07-13', check_out: '2026-07-18' },
    { check_in: '2026-07-20', check_out: '2026-07-25' },
  ])
  const [contradiction] = all([
    rule({ kind: 'min_nights', nights: 5, ...july }),
    rule({ kind: 'max_nights', nights: 4, ...july }),
  ])
  expect(contradiction).toEqual({ check_in: '2026-07-08', check_out: '2026-08-01' })
  expect(all([closed, saturdays])).toEqual([{ check_in: '2026-07-08', check_out: '2026-08-01' }])
})
