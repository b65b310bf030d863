import { inEnglish } from '../../domain/reasons/english.ts'
import { issueReason } from '../../domain/reasons/issue-reason.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, nightsBetween } from '../../domain/days/day.ts'
import { seasonOfNight } from '../../domain/prices/night-prices.ts'
import { copiedSeason, newSeason } from './seasons.ts'

const season = (start: string, end: string, price_per_night = 100) => ({ name: 'High', start, end, price_per_night })
const copyOf = (start: string, end: string, price?: number, percent = 0) =>
  copiedSeason(season(start, end, price), percent)

const firstDay = '2023-11-01'
const anyRange = fc
  .record({ from: fc.integer({ min: 0, max: 2000 }), nights: fc.integer({ min: 1, max: 730 }) })
  .map(({ from, nights }) => season(addDays(firstDay, from), addDays(firstDay, from + nights)))
const nightsOf = ({ start, end }: { start: string; end: string }) =>
  Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, index) => addDays(start, index))
const share = (a: ReturnType<typeof season>, b: ReturnType<typeof season>) => {
  const nights = new Set(nightsOf(a))
  return nightsOf(b).some((night) => nights.has(night))
}
const monthDay = (night: string) => night.slice(5)

test('a copy lies on the same days of the month a year later', () => {
  expect(copyOf('2027-06-01', '2027-09-01')).toEqual(season('2028-06-01', '2028-09-01'))
  expect(copyOf('2027-12-20', '2028-01-07')).toEqual(season('2028-12-20', '2029-01-07'))
  expect(copyOf('2027-05-05', '2027-05-06')).toEqual(season('2028-05-05', '2028-05-06'))
})

test('a year in the name of a season moves along with it', () => {
  const named = (name: string) => copiedSeason({ ...season('2026-12-20', '2027-01-07'), name }, 0).name
  expect(named('Summer')).toBe('Summer')
  expect(named('Christmas 2026')).toBe('Christmas 2027')
  expect(named('Winter 2026/27')).toBe('Winter 2027/28')
  expect(named('2026–2027')).toBe('2027–2028')
  expect(named('Winter 1999/00, Room 2031')).toBe('Winter 1999/00, Room 2031')
})

test('29 February gives way to the day after it, and the end of February stays its end', () => {
  expect(copyOf('2028-02-01', '2028-03-01')).toEqual(season('2029-02-01', '2029-03-01'))
  expect(copyOf('2027-02-01', '2027-03-01')).toEqual(season('2028-02-01', '2028-03-01'))
  expect(copyOf('2028-02-29', '2028-03-10')).toEqual(season('2029-03-01', '2029-03-10'))
  const alone = copyOf('2028-02-29', '2028-03-01')
  expect(alone.start).toBe(alone.end)
})

test('prices change by the percentage, rounded half up to the cent', () => {
  expect(copyOf('2027-06-01', '2027-06-02', 99.99, 2.5).price_per_night).toBe(102.49)
  expect(copyOf('2027-06-01', '2027-06-02', 0.1, 5).price_per_night).toBe(0.11)
  expect(copyOf('2027-06-01', '2027-06-02', 120, -12.5).price_per_night).toBe(105)
  expect(copyOf('2027-06-01', '2027-06-02', 0, 500).price_per_night).toBe(0)
})

test('a copy has the nights of its season, but for 29 February', () => {
  fc.assert(
    fc.property(anyRange, (from) => {
      const withoutLeap = (nights: string[]) => nights.map(monthDay).filter((one) => one !== '02-29')
      expect(withoutLeap(nightsOf(copiedSeason(from, 0)))).toEqual(withoutLeap(nightsOf(from)))
    }),
  )
})

test('copies of seasons that share no night share none', () => {
  fc.assert(
    fc.property(anyRange, anyRange, (one, other) => {
      fc.pre(!share(one, other))
      expect(share(copiedSeason(one, 0), copiedSeason(other, 0))).toBe(false)
    }),
  )
})

test('copies of seasons that meet do meet', () => {
  fc.assert(
    fc.property(anyRange, fc.integer({ min: 1, max: 300 }), (one, nights) => {
      const next = season(one.end, addDays(one.end, nights))
      expect(copiedSeason(next, 0).start).toBe(copiedSeason(one, 0).end)
    }),
  )
})

test('a price moves with its percentage and never by more than half a cent from the exact one', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: -900, max: 5000 }), (price, tenths) => {
      const copied = copyOf('2027-06-01', '2027-06-02', price / 100, tenths / 10).price_per_night
      expect(Math.abs(copied * 100 - (price * (1000 + tenths)) / 1000)).toBeLessThanOrEqual(0.5 + 1e-4)
      expect(Math.round(copied * 100) / 100).toBe(copied)
    }),
  )
})

test('the season of a night is the one that holds it, its end left out', () => {
  const seasons = [season('2027-06-01', '2027-06-02', 1), season('2027-06-02', '2027-06-05', 2)]
  const priceOf = (night: string) => seasonOfNight(seasons, night)?.price_per_night
  expect(['2027-05-31', '2027-06-01', '2027-06-02', '2027-06-04', '2027-06-05'].map(priceOf)).toEqual([
    undefined,
    1,
    2,
    2,
    undefined,
  ])
})

const body = { name: 'High', start: '2027-06-01', end: '2027-06-02', price_per_night: '149,50' }
const messages = (fields: object) => {
  const result = newSeason.safeParse({ ...body, ...fields })
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${inEnglish(issueReason(issue))}`)
}

test('a season is for one unit or for several', () => {
  expect(messages({ unit: 1 })).toEqual([])
  expect(messages({ units: [1, 2] })).toEqual([])
  expect(messages({})).toEqual(['units: Choose at least one unit'])
  expect(messages({ unit: 0 })).toEqual(['unit: Choose a unit'])
  expect(messages({ unit: 1, units: [2] })).toEqual(['units: Choose at least one unit'])
})

test('a season has at least one night and at most 730', () => {
  expect(messages({ unit: 1, end: '2027-06-01' })).toEqual(['end: The last night cannot be before the first.'])
  expect(messages({ unit: 1, end: '2029-05-31' })).toEqual([])
  expect(messages({ unit: 1, end: '2029-06-01' })).toEqual(['end: At most 730 nights'])
})
