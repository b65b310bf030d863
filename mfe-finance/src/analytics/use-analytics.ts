import { analyticsApi } from '@keyhaven/shared-contracts/contract/finance/analytics'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { yearBefore } from '@keyhaven/shared-contracts/domain/stay/compared-range'
import { q } from '@keyhaven/shared-contracts/web/api'
import { type Language, useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Period, Range } from './analytics-filters.ts'
import type { Point } from './charts/point.ts'
import {
  bookingPoints,
  cancelledPoints,
  type RevenueRows,
  revenuePoints,
  servicePoints,
  sharePoints,
} from './figures.ts'

/** The points of a chart and how their query is doing. */
export type Figures = Pick<UseQueryResult<Point[]>, 'data' | 'error' | 'isFetching' | 'isPending'> & {
  refetch: () => Promise<unknown>
}

/** Revenue and that of a year earlier, which are shown together or not at all. */
const together = (language: Language, both: UseQueryResult<RevenueRows>[], period: Period): Figures => {
  const [now, earlier] = both
  return {
    data: now?.data && earlier?.data && revenuePoints(language, now.data, earlier.data, period),
    error: now?.error ?? earlier?.error ?? null,
    isFetching: both.some(({ isFetching }) => isFetching),
    isPending: both.some(({ isPending }) => isPending),
    refetch: () => Promise.all(both.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}

/** The calls of the page; the figures before stay while the next ones load, and without a valid range nothing is queried. */
export const useAnalytics = (range: Range, period: Period, enabled: boolean) => {
  const language = useLanguage()
  const by: 'property' | 'unit' = range.property === undefined && range.unit === undefined ? 'property' : 'unit'
  const some = { enabled, placeholderData: keepPreviousData } as const
  const query = range
  const bookingsIn = useCallback((all: Parameters<typeof bookingPoints>[1]) => bookingPoints(language, all), [language])
  const cancelledIn = useCallback(
    (all: Parameters<typeof cancelledPoints>[1]) => cancelledPoints(language, all),
    [language],
  )
  return {
    by,
    revenue: useQueries({
      queries: [range, { ...range, ...yearBefore(range) }].map((days) => ({
        ...q(analyticsApi.revenue, { query: { ...days, period } }),
        ...some,
      })),
      combine: useCallback(
        (both: UseQueryResult<RevenueRows>[]) => together(language, both, period),
        [language, period],
      ),
    }),
    shares: useQuery({ ...q(analyticsApi.revenueBy, { query: { ...range, by } }), ...some, select: sharePoints }),
    bookings: useQuery({ ...q(analyticsApi.bookings, { query }), ...some, select: bookingsIn }),
    services: useQuery({ ...q(analyticsApi.services, { query }), ...some, select: servicePoints }),
    cancelled: useQuery({ ...q(analyticsApi.cancelled, { query }), ...some, select: cancelledIn }),
    occupancy: useQuery({ ...q(analyticsApi.occupancy, { query }), ...some }),
  }
}

/** Subject of the figures in words: the days, and the property or unit where one is chosen. */
export const useAbout = ({ from, to, property, unit }: Range) => {
  const language = useLanguage()
  const properties = useQuery(q(propertiesApi.list, { query: {} }))
  const units = useQuery(q(unitsApi.list, { query: {} }))
  const place =
    units.data?.find(({ id }) => id === unit)?.name ?? properties.data?.find(({ id }) => id === property)?.name
  return `${language.day(from)} – ${language.day(to)}${place === undefined ? '' : `, ${place}`}`
}
