import { publicApi, type PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { propertyQuery } from './public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'

/**
 * A property with its owner's texts in the language of the page, where they are there. While a language that was just chosen
 * is on its way, the one before stays: a form on the page keeps what was typed.
 */
export const useProperty = (id: string, search: Search) => {
  const { code } = useLanguage()
  const cache = useQueryClient()
  const inAnyLanguage = () =>
    cache
      .getQueriesData<PublicProperty>({ queryKey: [publicApi.property.domain, publicApi.property.path] })
      .find(([, property]) => property && String(property.id) === id)?.[1]
  return useQuery({ ...propertyQuery(id, search, code), enabled: id !== '', placeholderData: inAnyLanguage })
}
