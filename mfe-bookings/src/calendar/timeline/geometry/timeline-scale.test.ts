import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messages as german } from '../../../messages/calendar/de.ts'
import { messages as english } from '../../../messages/calendar/en.ts'
import { messages as french } from '../../../messages/calendar/fr.ts'
import { headWords } from '../head-words.ts'
import {
  barOf,
  columnsFor,
  dayOf,
  dayWidthOf,
  firstDay,
  numberOf,
  scaleAround,
  timelineScale,
  zooms,
} from './timeline-scale.ts'

const days = fc.integer({ min: numberOf(firstDay), max: numberOf('2199-12-31') }).map(dayOf)
const widths = fc.constantFrom(2.75, 11, 12.571428571428571, 33, 44, 76)

it('finds the day again that lies at a place', () => {
  fc.assert(
    fc.property(
      days,
      widths,
      fc.integer({ min: -3000, max: 3000 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (middle, width, away, part) => {
        const scale = scaleAround(middle, width)
        const day = addDays(middle, away)
        fc.pre(day >= scale.origin && day >= firstDay && day < '2200-01-01')
        expect(scale.dayAt(scale.xOf(day) + part * width)).toBe(day)
      },
    ),
  )
})

it('reaches years to both sides of a day and never past the ends of the calendar', () => {
  fc.assert(
    fc.property(days, widths, (middle, width) => {
      const { origin, days: count, width: pixels } = scaleAround(middle, width)
      const end = addDays(origin, count)
      expect(origin >= firstDay && end <= '2200-01-01').toBe(true)
      expect(pixels).toBeLessThanOrEqual(1_000_001)
      expect(origin === firstDay || nightsBetween(origin, middle) > 6000).toBe(true)
      expect(end === '2200-01-01' || nightsBetween(middle, end) > 6000).toBe(true)
    }),
  )
})

it('draws a stay from the middle of its first day to the middle of its last', () => {
  const scale = timelineScale('2027-03-01', 31, 40)
  expect(barOf(scale, '2027-03-05', '2027-03-08')).toEqual({ x: 180, width: 120 })
})

it('gives a night the place between the middles of two days', () => {
  const scale = timelineScale('2027-03-01', 31, 40)
  expect(scale.nightAt(175)).toBe('2027-03-04')
  expect(scale.nightAt(185)).toBe('2027-03-05')
})

it('fits the days of every zoom into the width', () => {
  for (const zoom of zooms) {
    const width = dayWidthOf(zoom, 1100)
    expect(width * zoom).toBeLessThanOrEqual(1100.001)
    expect(width * (zoom + Math.ceil(zoom / 14))).toBeGreaterThan(1100)
  }
})

const heads = (dayWidth: number, t = english, language = en) =>
  columnsFor('2027-02-27', '2027-03-02', dayWidth).map((column) => {
    const { label, lines } = headWords(t.grid, language, column, dayWidth)
    return lines?.join(' ') ?? label
  })

it('says less of a day the narrower it is, and names the month that begins', () => {
  expect(heads(32)).toEqual(['Sat 27.02', 'Sun 28.02', 'Mon 01.03', 'Tue 02.03'])
  expect(heads(26)).toEqual(['Sat 27.02', 'Sun 28.02', 'Mon 01.03', 'Tue 02.03'])
  expect(heads(24)).toEqual(['Sa 27', 'Su 28', 'Mo 01 Mar', 'Tu 02'])
  expect(heads(20)).toEqual(['Mon 22.02', 'Mon 01.03'])
  expect(heads(8)).toEqual(['22.02', '01.03'])
})

it('writes the days as the language does', () => {
  expect(heads(38, german, de)).toEqual(['Sa 27.02.', 'So 28.02.', 'Mo 01.03.', 'Di 02.03.'])
  // The full stop takes room, too.
  expect(heads(29, german, de)).toEqual(['Sa 27', 'So 28', 'Mo 01 Mär', 'Di 02'])
  expect(heads(32, french, fr)).toEqual(['sam. 27/02', 'dim. 28/02', 'lun. 01/03', 'mar. 02/03'])
  expect(heads(8, french, fr)).toEqual(['22/02', '01/03'])
  expect(heads(2, french, fr)).toEqual(['févr. 2027', 'mars 2027'])
})
