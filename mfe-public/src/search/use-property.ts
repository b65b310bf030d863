import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { propertyQuery } from './public-queries.ts'
import type { Search } from './search-address.ts'

/** A property with its owner's texts in the language of the page, where they are there. */
export const useProperty = (id: string, search: Search) => {
  const { code } = useLanguage()
  return useQuery({ ...propertyQuery(id, search, code), enabled: id !== '' })
}
