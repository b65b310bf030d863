import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readSearch, type Search } from '@keyhaven/shared-contracts/platform/guest-search'

export const useSearch = (): Search => {
  const [params] = useSearchParams()
  const { locale } = splitAddress(useLocation().pathname)
  return useMemo(() => ({ ...readSearch(params), ...(locale && { locale }) }), [params, locale])
}
