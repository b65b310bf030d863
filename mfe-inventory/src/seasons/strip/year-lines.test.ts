import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { seasonOfNight } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstSaturday, monthLines, nightAfterKey, nightAt, partOf, segmentsOf, yearLine } from './year-lines.ts'

it('shows a year as one row or as twelve', () => {
  expect(yearLine(2027)).toEqual([{ label: '2027', first: '2027-01-01', nights: 365 }])
  expect(yearLine(2028)[0]?.nights).toBe(366)
  expect(monthLines(en, 2028).map(({ label, nights }) => `${label} ${nights}`)).toEqual(
    'Jan 31,Feb 29,Mar 31,Apr 30,May 31,Jun 30,Jul 31,Aug 31,Sep 30,Oct 31,Nov 30,Dec 31'.split(','),
  )
  expect(monthLines(en, 2027).at(-1)?.first).toBe('2027-12-01')
})

it('finds the night under a pointer, and the nearest one outside', () => {
  const months = monthLines(en, 2027)
  expect(nightAt(months, 31, 0, 0)).toBe('2027-01-01')
  expect(nightAt(months, 31, 0.999, 0.999)).toBe('2027-12-31')
  expect(nightAt(months, 31, 1.4, -3)).toBe('2027-01-31')
  // February ends before the grid does.
  expect(nightAt(months, 31, 0.99, 1.5 / 12)).toBe('2027-02-28')
  expect(nightAt(months, 31, 14.5 / 31, 6.5 / 12)).toBe('2027-07-15')
  expect(nightAt(yearLine(2027), 365, 180.5 / 365, 0.5)).toBe('2027-06-30')
})

it('moves by keys: a night, a week or a month, the ends of the year, and never out of it', () => {
  expect(nightAfterKey('ArrowRight', '2027-01-31', true)).toBe('2027-02-01')
  expect(nightAfterKey('ArrowLeft', '2027-01-01', true)).toBe('2027-01-01')
  expect(nightAfterKey('ArrowRight', '2027-12-31', false)).toBe('2027-12-31')
  expect(nightAfterKey('ArrowDown', '2027-01-31', true)).toBe('2027-02-28')
  expect(nightAfterKey('ArrowDown', '2027-12-05', true)).toBe('2027-12-05')
  expect(nightAfterKey('ArrowUp', '2027-03-31', true)).toBe('2027-02-28')
  expect(nightAfterKey('ArrowDown', '2027-03-01', false)).toBe('2027-03-08')
  expect(nightAfterKey('PageDown', '2027-03-01', false)).toBe('2027-04-01')
  expect(nightAfterKey('Home', '2027-03-01', false)).toBe('2027-01-01')
  expect(nightAfterKey('End', '2027-03-01', false)).toBe('2027-12-31')
  expect(nightAfterKey('a', '2027-03-01', false)).toBeUndefined()
})

it('knows the first Saturday of a row', () => {
  expect(firstSaturday({ label: '', first: '2027-05-01', nights: 31 })).toBe(0)
  expect(firstSaturday({ label: '', first: '2027-05-02', nights: 31 })).toBe(6)
})

const line = { label: 'Jul', first: '2027-07-01', nights: 31 }

it('cuts a row where its price changes', () => {
  const summer = { start: '2027-06-20', end: '2027-07-11' }
  const week = { start: '2027-07-18', end: '2027-07-25' }
  expect(segmentsOf(line, [week, summer])).toEqual([
    { first: '2027-07-01', at: 0, nights: 10, season: summer },
    { first: '2027-07-11', at: 10, nights: 7, season: undefined },
    { first: '2027-07-18', at: 17, nights: 7, season: week },
    { first: '2027-07-25', at: 24, nights: 7, season: undefined },
  ])
  expect(segmentsOf(line, [])).toHaveLength(1)
})

it('shows for each night of the year the season that prices it', () => {
  const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 })), { maxLength: 8 })
  fc.assert(
    fc.property(gaps, (parts) => {
      let day = '2026-11-20'
      const seasons = parts.map(([gap, nights]) => {
        const start = addDays(day, gap)
        day = addDays(start, nights)
        return { start, end: day }
      })
      for (const lines of [yearLine(2028), monthLines(en, 2028)]) {
        const shown = lines.flatMap((row) => segmentsOf(row, seasons))
        expect(shown.reduce((sum, { nights }) => sum + nights, 0)).toBe(366)
        for (const { first, nights, season } of shown)
          for (let at = 0; at < nights; at++) expect(seasonOfNight(seasons, addDays(first, at))).toBe(season)
      }
    }),
    { numRuns: 50 },
  )
})

it('knows which part of a row a chosen range covers', () => {
  expect(partOf(line, ['2027-07-03', '2027-07-05'])).toEqual({ at: 2, nights: 3 })
  expect(partOf(line, ['2027-06-03', '2027-08-05'])).toEqual({ at: 0, nights: 31 })
  expect(partOf(line, ['2027-08-01', '2027-08-05'])).toBeUndefined()
  expect(partOf(line, ['2027-06-01', '2027-06-30'])).toBeUndefined()
})
