import { expect, it } from 'vitest'
import { picked } from './day-pick.ts'
import { givenData } from './timeline-data.ts'
import { hitAt } from './timeline-hit.ts'
import type { TimelineHit } from './timeline-interaction.ts'
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

it('finds nothing on the head of a property or beside the rows', () => {
  expect([at(240, 20), at(240, 84), at(-1)]).toEqual([null, null, null])
})

const free = (day: string) => ({ kind: 'free', unit, day, night: day }) satisfies TimelineHit
const pick = (now: Parameters<typeof picked>[0], day: string) => picked(now, free(day), '2027-03-01', data)

it('takes the first tap for the arrival and a later one for the departure', () => {
  const first = pick(null, '2027-03-01')
  expect(first).toEqual({ unit: 1, check_in: '2027-03-01', check_out: '2027-03-02' })
  expect(pick(first, '2027-03-05')).toEqual({ unit: 1, check_in: '2027-03-01', check_out: '2027-03-05' })
  expect(pick(first, '2027-03-01')).toBeNull()
})

it('begins anew behind a stay, and picks no day that is past', () => {
  const first = pick(null, '2027-03-01')
  expect(pick(first, '2027-03-08')).toEqual({ unit: 1, check_in: '2027-03-08', check_out: '2027-03-09' })
  expect(pick(null, '2027-02-27')).toBeNull()
})
