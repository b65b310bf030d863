import { expect, it } from 'vitest'
import { nextPick } from '../../pick-bar.tsx'
import { givenData } from '../data/timeline-data.ts'
import { hitAt } from './timeline-geometry.ts'
import type { TimelineHit } from '../timeline-interaction.ts'
import { timelineLayout } from './timeline-layout.ts'
import { timelineScale } from './timeline-scale.ts'

const unit = { id: 1, name: 'Room', property: 1, status: 'available' as const, bookable: true, max_capacity: 2 }
const stay = {
  ...{ id: 5, version: 1, unit: 1, status: 'confirmed' as const, check_in: '2027-03-05', check_out: '2027-03-08' },
  ...{ first_name: 'Anna', last_name: 'Novak', guests_count: 2, expires_at: null },
}
const block = {
  id: 6,
  version: 1,
  unit: 1,
  start: '2027-03-10',
  end: '2027-03-12',
  reason: 'Painting',
  held_until: null,
}
const data = givenData([stay], [block])
const grid = {
  scale: timelineScale('2027-03-01', 31, 40),
  layout: timelineLayout({
    calendar: { properties: [{ id: 1, name: 'House', active: true, time_zone: 'Europe/Vienna' }], units: [unit] },
    unitHeight: 40,
    groupHeight: 44,
  }),
  data,
  barInset: { top: 4, bottom: 4 },
}
const at = (x: number, y = 64) => hitAt(grid, x, y)

it('tells a stay from its edges, a block and a free day', () => {
  expect([at(182), at(240), at(298), at(420), at(100)].map((hit) => hit?.kind)).toEqual([
    'edge-start',
    'stay',
    'edge-end',
    'block',
    'free',
  ])
  expect(at(240)?.stay).toBe(stay)
  expect(at(420)?.block).toBe(block)
})

it('takes the free day of the column in both of its halves, and keeps the nights of a bar where they are drawn', () => {
  // The second of March lies from 40 to 80.
  for (const x of [40, 45, 59, 61, 79]) expect(at(x)).toMatchObject({ day: '2027-03-02', night: '2027-03-02' })
  // The day on which the stay ends, after its bar.
  for (const x of [301, 319]) expect(at(x)).toMatchObject({ kind: 'free', night: '2027-03-08' })
  // A bar lies over the second half of the day that it begins on and the first of the next.
  for (const x of [190, 215]) expect(at(x)).toMatchObject({ kind: 'stay', night: '2027-03-05' })
})

it('takes the night that ends before a bar where the day it begins on is pressed beside it', () => {
  expect(at(165)).toMatchObject({ kind: 'free', day: '2027-03-05', night: '2027-03-04' })
  expect(at(365)).toMatchObject({ kind: 'free', day: '2027-03-10', night: '2027-03-09' })
})

it('finds nothing on the head of a property or beside the rows', () => {
  expect([at(240, 20), at(240, 84), at(-1)]).toEqual([null, null, null])
})

const free = (day: string) => ({ kind: 'free', unit, day, night: day }) satisfies TimelineHit
const pick = (now: Parameters<typeof nextPick>[0], day: string) => nextPick(now, free(day), '2027-03-01', data)

it('takes the first tap for the arrival and a later one for the departure', () => {
  const first = pick(null, '2027-03-01')
  expect(first).toEqual({ unit: 1, check_in: '2027-03-01', check_out: '2027-03-02' })
  expect(pick(first, '2027-03-05')).toEqual({ unit: 1, check_in: '2027-03-01', check_out: '2027-03-05' })
  expect(pick(first, '2027-03-01')).toBeNull()
})

it('takes a tap in either half of a day for that day, as arrival and as departure', () => {
  const tap = (now: Parameters<typeof nextPick>[0], x: number) => {
    const hit = at(x)
    return hit && nextPick(now, hit, '2027-03-01', data)
  }
  for (const half of [5, 35]) {
    const arrival = tap(null, half)
    expect(arrival).toMatchObject({ check_in: '2027-03-01', check_out: '2027-03-02' })
    expect(tap(arrival, 80 + half)).toMatchObject({ check_in: '2027-03-01', check_out: '2027-03-03' })
  }
  expect(tap(null, 165)).toMatchObject({ check_in: '2027-03-04', check_out: '2027-03-05' })
})

it('begins anew behind a stay, and picks no day that is past', () => {
  const first = pick(null, '2027-03-01')
  expect(pick(first, '2027-03-08')).toEqual({ unit: 1, check_in: '2027-03-08', check_out: '2027-03-09' })
  expect(pick(null, '2027-02-27')).toBeNull()
})
