import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import {
  calendarNightsApi,
  type NightRun,
  type UnitNightPrices,
} from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { type ApiError, q } from '@keyhaven/shared-contracts/web/api'
import { useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { type QueryClient, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Spot } from '../moving/drag.ts'
import { bandsOf, type Quarter, quartersOf } from '../timeline/data/timeline-chunks.ts'
import type { Viewport } from '../timeline/data/timeline-data.ts'

/** Query for the prices of a band of units in a quarter. */
const pricesIn = (units: readonly number[], { from, to }: Quarter) =>
  q(calendarNightsApi.prices, { query: { units: units.join(), from, to } })

/** By unit; the arrays of units that have not changed stay the same ones, which rows compare. */
const runsByUnit = (answers: UseQueryResult<UnitNightPrices[], ApiError>[]) => {
  const runs: Record<number, NightRun[]> = {}
  for (const { unit, prices } of answers.flatMap(({ data }) => data ?? []))
    runs[unit] = [...(runs[unit] ?? []), ...prices]
  const failed = answers.filter(({ data, error }) => error && !data)
  return {
    runs,
    error: failed[0]?.error,
    loading: answers.some(({ data, error, isFetching }) => isFetching && !data && !error),
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

/** The prices of the nights in sight, in the pieces in which stays are asked for; nothing is asked while they are not shown. */
export const useNightPrices = (calendar: CalendarRows, { first, last, units }: Viewport, isShown: boolean) => {
  const { bands, bandOf } = useMemo(() => bandsOf(calendar), [calendar])
  const seenBands = [...new Set(units.map((unit) => bandOf.get(unit) ?? 0))]
  const quarters = isShown ? quartersOf(first, last) : []
  const place = `${first} ${last} ${seenBands.join()}`
  const enabled = useSettled(place, 80) === place && bands.length > 0
  return useQueries({
    queries: seenBands.flatMap((band) =>
      quarters.map((quarter) => ({ ...pricesIn(bands[band] ?? [], quarter), enabled })),
    ),
    combine: runsByUnit,
  })
}

/** Price and rules of a night, as far as they are loaded. */
export const nightAt = (cache: QueryClient, { unit, day }: Spot): NightRun | undefined =>
  cache
    .getQueriesData<UnitNightPrices[]>({ queryKey: ['calendar', calendarNightsApi.prices.path] })
    .flatMap(([, units]) => units?.find((one) => one.unit === unit)?.prices ?? [])
    .find(({ from, to }) => from <= day && day < to)
