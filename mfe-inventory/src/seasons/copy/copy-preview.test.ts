import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { expect, it } from 'vitest'
import { copyPlan } from './copy-preview.tsx'

let id = 0
const season = (unit: number, start: string, end: string, price_per_night = 100): Season => ({
  id: ++id,
  version: 1,
  unit,
  name: `${start} ${unit}`,
  start,
  end,
  price_per_night,
})

it('plans what begins in the year, for the chosen units, at the new price', () => {
  const all = [
    season(1, '2026-12-20', '2027-01-07'),
    season(1, '2027-07-01', '2027-09-01', 99.5),
    season(2, '2027-07-01', '2027-09-01'),
  ]
  const plan = copyPlan(all, { units: [1], year: 2027, percent: 2.5 })
  expect(plan.map(({ copy, inTheWay }) => [copy.start, copy.end, copy.price_per_night, inTheWay])).toEqual([
    ['2028-07-01', '2028-09-01', 101.99, undefined],
  ])
})

it('knows what is in the way, the end of this winter and the year after next included', () => {
  const winter = season(1, '2027-12-20', '2028-01-07')
  const newYear = season(1, '2027-01-02', '2027-01-05')
  const later = season(1, '2029-01-03', '2029-01-05')
  const plan = copyPlan([newYear, winter, later], { units: [1], year: 2027, percent: 0 })
  expect(plan.map(({ from, inTheWay }) => [from, inTheWay])).toEqual([
    [newYear, winter],
    [winter, later],
  ])
})

it('has no copy of a season of 29 February alone', () => {
  const plan = copyPlan([season(1, '2028-02-29', '2028-03-01')], { units: [1], year: 2028, percent: 0 })
  expect(plan[0]?.inTheWay).toBe('no nights')
})
