import { expect, it } from 'vitest'
import { rangeFrom, rangeOf, readFilters, stepsOf } from './analytics-filters.ts'

const today = '2027-03-31'
const read = (search: string) => readFilters(new URLSearchParams(search), today)

it('reaches back one period from today, to the last day of a shorter month', () => {
  expect(rangeOf('day', today)).toEqual({ from: '2027-03-30', to: today })
  expect(rangeOf('week', today)).toEqual({ from: '2027-03-24', to: today })
  expect(rangeOf('month', today)).toEqual({ from: '2027-02-28', to: today })
  expect(rangeOf('year', today)).toEqual({ from: '2026-03-31', to: today })
})

it('opens with the period month applied, for everything', () => {
  expect(read('')).toEqual({ from: '2027-02-28', to: today, period: 'day', view: 'charts' })
})

it('draws a range in steps that fit, or in those that are asked for', () => {
  const step = (search: string) => read(search).period
  expect(step('from=2026-08-01&to=2026-08-31')).toBe('day')
  expect(step('from=2026-08-01&to=2026-12-31')).toBe('week')
  expect(step('from=2026-01-01&to=2026-12-31')).toBe('month')
  expect(step('from=2016-01-01&to=2026-12-31')).toBe('year')
  expect(step('from=2026-08-01&to=2026-08-31&period=week')).toBe('week')
})

it('offers no step that would leave a single dot', () => {
  expect(stepsOf({ from: '2026-08-01', to: '2026-08-31' })).toEqual(['day', 'week'])
  expect(stepsOf({ from: '2026-08-01', to: '2026-08-01' })).toEqual(['day'])
  expect(read('from=2026-08-01&to=2026-08-31&period=year').period).toBe('day')
})

it('takes from the address what is right in it, and nothing else', () => {
  expect(read('from=2027-01-01&to=soon&period=hour&property=7&unit=-1&view=tables')).toEqual({
    from: '2027-01-01',
    to: today,
    period: 'week',
    property: 7,
    view: 'tables',
  })
})

it('says why a range cannot be asked for', () => {
  expect(rangeFrom(read('from=2027-02-01&to=2027-01-01')).problem).toEqual({
    key: 'invoices.lastDayMustNotBeforeFirst',
  })
  expect(rangeFrom(read('from=1990-02-01&to=2027-01-01')).problem).toEqual({
    key: 'general.atMost',
    params: { noun: 'years', maximum: 20 },
  })
  expect(rangeFrom(read('property=3')).problem).toBeUndefined()
})
