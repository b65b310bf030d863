import { maxCalendarUnits } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandsOf, occupiedIn, quartersOf } from './timeline-chunks.ts'
import { dayOf, numberOf } from '../geometry/timeline-scale.ts'

const days = fc.integer({ min: numberOf('1900-01-01'), max: numberOf('2199-12-31') }).map(dayOf)

it('covers the days with whole quarters that meet', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 900 }), (from, count) => {
      const to = addDays(from, count) < '2199-12-31' ? addDays(from, count) : '2199-12-30'
      fc.pre(from <= to)
      const quarters = quartersOf(from, to)
      expect(quarters[0]?.from.slice(5)).toMatch(/^(01|04|07|10)-01$/)
      expect((quarters[0]?.from ?? '') <= from && (quarters.at(-1)?.to ?? '') > to).toBe(true)
      for (const [at, quarter] of quarters.entries()) expect(quarters[at + 1]?.from ?? quarter.to).toBe(quarter.to)
    }),
  )
})

it('never asks for a day after the last of the calendar', () => {
  expect(quartersOf('2199-11-01', '2199-12-31')).toEqual([{ from: '2199-10-01', to: '2199-12-31' }])
})

const unit = (id: number, property: number) => ({
  ...{ id, property, name: '', status: 'available' as const, bookable: true, max_capacity: 2 },
})
const property = (id: number) => ({ id, name: '', active: true, time_zone: 'Europe/Vienna' })

it('puts the units into bands in the order of the rows', () => {
  const units = [...Array.from({ length: 30 }, (_, at) => unit(at + 100, 2)), unit(1, 1)]
  const { bands, bandOf } = bandsOf({ properties: [property(1), property(2)], units })
  expect(bands.map(({ length }) => length)).toEqual([maxCalendarUnits, 6])
  expect(bands[0]?.slice(0, 2)).toEqual([1, 100])
  expect(bandOf.get(129)).toBe(1)
})

it('takes a stay that reaches over two windows once, and puts stays in order of time', () => {
  const stay = (id: number, check_in: string, check_out: string) => ({
    ...{ id, version: 1, unit: 1, status: 'confirmed' as const, check_in, check_out, expires_at: null },
    ...{ first_name: 'Anna', last_name: 'Novak', guests_count: 2 },
  })
  const over = stay(7, '2027-03-30', '2027-04-02')
  const { stays } = occupiedIn([
    { stays: [over, stay(8, '2027-04-05', '2027-04-06')], blocks: [] },
    { stays: [stay(9, '2027-02-05', '2027-02-06'), over], blocks: [] },
  ])
  expect(stays.get(1)?.map(({ id }) => id)).toEqual([9, 7, 8])
})
