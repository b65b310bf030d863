import { addDays } from '@keyhaven/shared-contracts/domain/day'
import { seasonOfNight } from '@keyhaven/shared-contracts/domain/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partOf, segmentsOf } from './segments.ts'
import { monthLines, yearLine } from './year-lines.ts'

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
      for (const lines of [yearLine(2028), monthLines(2028)]) {
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
