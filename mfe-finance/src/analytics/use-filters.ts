import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filters, readFilters } from './analytics-filters.ts'

/** The filters as the address says them, and how to change some; `undefined` takes one out. */
export const useFilters = () => {
  const [today] = useState(localToday)
  const [params, setParams] = useSearchParams()
  const change = (some: { [K in keyof Filters]?: Filters[K] | undefined }) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(some)) {
          if (value === undefined) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true },
    )
  return { today, filters: readFilters(params, today), change }
}
