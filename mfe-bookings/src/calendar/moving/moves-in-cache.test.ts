import type { CalendarStay } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { staysIn } from '../timeline/data/timeline-queries.ts'
import { cachedOccupancy, showAt } from './moves-in-cache.ts'
import { subjectOfStay } from './drag-subject.ts'

const stay: CalendarStay = {
  ...{ id: 1, version: 1, unit: 1, status: 'confirmed', guests_count: 2, expires_at: null },
  ...{ check_in: '2027-03-05', check_out: '2027-03-08', first_name: 'Anna', last_name: 'Novak' },
}
const { queryKey } = staysIn([1], { from: '2027-01-01', to: '2027-04-01' }, false)

const aCache = () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey, { stays: [stay], blocks: [] })
  return cache
}

it('knows what a window said that nobody looks at, until that is old', async () => {
  const cache = aCache()
  expect(cachedOccupancy(cache, 1).stays).toEqual([stay])
  await cache.invalidateQueries({ queryKey: ['calendar'] })
  expect(cachedOccupancy(cache, 1).stays).toEqual([])
  const leave = new QueryObserver(cache, { queryKey, enabled: false }).subscribe(() => {})
  expect(cachedOccupancy(cache, 1).stays).toEqual([stay])
  leave()
})

it('leaves a window alone that is old and out of sight, so that it is asked for again', async () => {
  const cache = aCache()
  await cache.invalidateQueries({ queryKey: ['calendar'] })
  showAt(cache, subjectOfStay(stay), { unit: 1, check_in: '2027-03-10', check_out: '2027-03-13' })
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
