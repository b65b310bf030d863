import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSearch } from './search-address.ts'

/** What the address asks for. */
export const useSearch = () => {
  const [params] = useSearchParams()
  return useMemo(() => readSearch(params), [params])
}
