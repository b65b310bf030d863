import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { expect, it } from 'vitest'
import { bookingPoints, cancelledPoints, isBlank, periodText, revenuePoints } from './figures.ts'

const unit = (id: number, name: string, confirmed: number, total: number) => ({ [id]: { id, name, confirmed, total } })
const seehaus = { id: 1, name: 'Seehaus', units: { ...unit(5, 'Lake room', 2, 3), ...unit(6, 'Attic', 1, 1) } }

it('names a period by what begins with it', () => {
  expect(['day', 'week', 'month', 'year'].map((period) => periodText(en, '2026-11-02', period as 'day'))).toEqual([
    '02.11.2026',
    '02.11.2026',
    'Nov 2026',
    '2026',
  ])
})

it('puts each step beside the one a year earlier', () => {
  const now = [{ date: '2026-11-01', revenue: 5 }]
  expect(revenuePoints(en, now, [{ date: '2025-11-01', revenue: 4 }], 'month')).toEqual([
    { label: 'Nov 2026', series: 'revenue', value: 5 },
    { label: 'Nov 2026', series: 'yearBefore', value: 4 },
  ])
  expect(revenuePoints(en, now, [{ date: '2025-11-01', revenue: 0 }], 'month')).toEqual([
    { label: 'Nov 2026', series: 'revenue', value: 5 },
  ])
})

it('puts each day beside the same day of the year before, also around 29 February', () => {
  const days = (...dates: string[]) => dates.map((date) => ({ date, revenue: Number(date.slice(5).replace('-', '')) }))
  const earlier = (now: ReturnType<typeof days>, before: ReturnType<typeof days>) =>
    revenuePoints(en, now, before, 'day').flatMap(({ series, value }) => (series === 'yearBefore' ? [value] : []))
  const leap = days('2028-02-28', '2028-02-29', '2028-03-01')
  expect(earlier(leap, days('2027-02-28', '2027-03-01'))).toEqual([228, null, 301])
  expect(earlier(days('2029-02-28', '2029-03-01'), leap)).toEqual([228, 301])
})

it('puts each week beside the one at its place in the year before', () => {
  const now = [{ date: '2026-11-02', revenue: 5 }]
  const [, before] = revenuePoints(en, now, [{ date: '2025-10-27', revenue: 4 }], 'week')
  expect(before?.value).toBe(4)
})

it('sums units up by property, and shows them one by one where there is one property', () => {
  const mill = { id: 2, name: 'Mill', units: unit(7, 'Attic', 0, 4) }
  const shown = (properties: Parameters<typeof bookingPoints>[1]['properties']) =>
    bookingPoints(en, { properties }).map(({ label, series, value }) => `${label} ${series} ${value}`)
  expect(shown({ 1: seehaus, 2: mill })).toEqual([
    'Mill confirmed 0',
    'Mill total 4',
    'Seehaus confirmed 3',
    'Seehaus total 4',
  ])
  expect(shown({ 1: seehaus })).toEqual([
    'Attic confirmed 1',
    'Attic total 1',
    'Lake room confirmed 2',
    'Lake room total 3',
  ])
})

it('tells two of one name apart', () => {
  const labels = bookingPoints(en, { properties: { 1: seehaus, 2: { ...seehaus, id: 2 } } }).map(({ label }) => label)
  expect(new Set(labels)).toEqual(new Set(['Seehaus (#1)', 'Seehaus (#2)']))
})

it('keeps a month without a rate apart from one with a rate of nothing', () => {
  const points = cancelledPoints(en, {
    categories: ['2026-10', '2026-11'],
    series: [
      { name: 'Created', data: [0, 2] },
      { name: 'Cancelled', data: [0, 0] },
      { name: 'Rate', data: [null, 0] },
    ],
  })
  expect(points.filter(({ series }) => series === 'rate')).toEqual([
    { label: 'Oct 2026', series: 'rate', value: null },
    { label: 'Nov 2026', series: 'rate', value: 0 },
  ])
})

it('knows when there is nothing to draw', () => {
  expect(isBlank(revenuePoints(en, [{ date: '2026-11-01', revenue: 0 }], [], 'month'))).toBe(true)
  expect(isBlank(revenuePoints(en, [{ date: '2026-11-01', revenue: 0.01 }], [], 'month'))).toBe(false)
})
