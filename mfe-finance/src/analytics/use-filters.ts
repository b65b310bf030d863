import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filters, readFilters } from './analytics-filters.ts'

/** The filters as the address says them, and how to change some; `undefined` takes one out. */
export const useFilters = () => {
  const [today] = useState(localToday)
  const [params, setParams] = useSearchParams()
  // A change may come while the page is still being drawn for the one before; `setParams` would not know of that one.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = (some: { [K in keyof Filters]?: Filters[K] | undefined }) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(some)) {
      if (value === undefined) next.delete(name)
      else next.set(name, String(value))
    }
    latest.current = next
    setParams(next, { replace: true })
  }
  return { today, filters: readFilters(params, today), change }
}
