import { useAddressParams } from '@keyhaven/shared-contracts/web/address-params'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { useState } from 'react'
import { type Filters, readFilters } from './analytics-filters.ts'

/** The filters as the address says them, and how to change some; `undefined` takes one out. */
export const useFilters = () => {
  const [today] = useState(localToday)
  const { params, change: changeAddress } = useAddressParams()
  const change = (some: { [K in keyof Filters]?: Filters[K] | undefined }) => changeAddress(some, { replace: true })
  return { today, filters: readFilters(params, today), change }
}
