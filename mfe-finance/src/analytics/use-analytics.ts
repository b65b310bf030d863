import { analyticsApi } from '@keyhaven/shared-contracts/contract/analytics'
import { q } from '@keyhaven/shared-contracts/web/query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Period, Range } from './analytics-filters.ts'
import { bookingPoints, cancelledPoints, revenuePoints, servicePoints, sharePoints } from './figures.ts'

/** The calls of the page; the figures before stay while the next ones load, and nothing is asked about no range. */
export const useAnalytics = (range: Range, period: Period, enabled: boolean) => {
  const by: 'property' | 'unit' = range.property === undefined && range.unit === undefined ? 'property' : 'unit'
  const some = { enabled, placeholderData: keepPreviousData } as const
  const query = range
  return {
    by,
    revenue: useQuery({
      ...q(analyticsApi.revenue, { query: { ...range, period } }),
      ...some,
      select: useCallback((rows: Parameters<typeof revenuePoints>[0]) => revenuePoints(rows, period), [period]),
    }),
    shares: useQuery({ ...q(analyticsApi.revenueBy, { query: { ...range, by } }), ...some, select: sharePoints }),
    bookings: useQuery({ ...q(analyticsApi.bookings, { query }), ...some, select: bookingPoints }),
    services: useQuery({ ...q(analyticsApi.services, { query }), ...some, select: servicePoints }),
    cancelled: useQuery({ ...q(analyticsApi.cancelled, { query }), ...some, select: cancelledPoints }),
    occupancy: useQuery({ ...q(analyticsApi.occupancy, { query }), ...some }),
  }
}
