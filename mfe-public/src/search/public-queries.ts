import { useQuery } from '@tanstack/react-query'
import {
  type MandatoryService,
  type PriceInclusion,
  publicApi,
  type PublicUnit,
} from '@keyhaven/shared-contracts/contract/public-booking'
import { type ApiError, call, q } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { partyOfCall, placeOf, type Search, type Stay } from './search-address.ts'

export type OfferedUnit = PublicUnit & {
  total_price: number
  includes?: PriceInclusion[] | undefined
  mandatory_services?: MandatoryService[] | undefined
}

/** A property, with its owner's texts in a language. */
export const propertyQuery = (id: string, search: Pick<Search, 'owner'>, locale: string) =>
  q(publicApi.property, { params: { id }, query: { ...(search.owner && { owner: search.owner }), locale } })

/** Where the cache keeps the properties of a place. */
export const propertyPagesKey = (search: Search) =>
  [publicApi.list.domain, publicApi.list.path, placeOf(search), 'pages'] as const

const stayQuery = (search: Search, stay: Pick<Stay, 'checkIn' | 'checkOut'>) => ({
  check_in: stay.checkIn,
  check_out: stay.checkOut,
  guests: search.guests,
  ...partyOfCall(search),
})
/** Every unit of a property that is free for a stay. */
export const useOffers = (property: number | string, search: Search, stay: Stay | undefined) => {
  const { code: locale } = useLanguage()
  const query = { ...(search.owner && { owner: search.owner }), ...(stay && stayQuery(search, stay)), property, locale }
  return useQuery<OfferedUnit[], ApiError>({
    queryKey: [publicApi.availableUnits.domain, publicApi.availableUnits.path, query, 'all'],
    queryFn: async ({ signal }) => {
      if (!stay) return []
      const units: OfferedUnit[] = []
      for (let page = 1; ; page++) {
        const input = { query: { ...query, ...stayQuery(search, stay), page, page_size: 100 } }
        const more = await call(publicApi.availableUnits, input, { signal })
        units.push(...more)
        if (more.length < 100) return units
      }
    },
    enabled: stay !== undefined,
  })
}
