import { useQuery } from '@tanstack/react-query'
import { countryIn, townIn } from '@keyhaven/shared-contracts/domain/place/place-words'
import {
  type MandatoryService,
  type PriceAdjustment,
  type PriceInclusion,
  publicApi,
  type PublicUnit,
} from '@keyhaven/shared-contracts/contract/public/public-booking'
import { type ApiError, call, q } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { use } from 'react'
import { OwnSite } from '../site/site-context.ts'
import {
  offersCall,
  offersPage,
  ownerOf,
  placeOf,
  type Search,
  type StayDates,
} from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from './search-address.ts'

export type OfferedUnit = PublicUnit & {
  total_price: number
  includes?: PriceInclusion[] | undefined
  adjusted_by?: PriceAdjustment[] | undefined
  mandatory_services?: MandatoryService[] | undefined
}

/** A property, with its owner's texts in a language. */
export const propertyQuery = (id: string, search: Pick<Search, 'owner'>, locale: string) =>
  q(publicApi.property, { params: { id }, query: { ...(search.owner && { owner: search.owner }), locale } })

/** Cities and countries of what can be booked; of an owner's alone on their pages. */
export const useLocations = (search: Search, enabled = true) =>
  useQuery({ ...q(publicApi.locations, { query: ownerOf(search) }), enabled })

/** Town of all houses on an owner's pages; undefined where there are several. */
export const useOnlyTown = (search: Search) => {
  const isOwners = use(OwnSite) !== null || search.owner !== undefined
  const [town, another] = useLocations(search, isOwners).data?.cities ?? []
  return isOwners && !another ? town : undefined
}

/** Name of the searched place in the language of the page; on an owner's pages the one town of all houses. */
export const usePlaceName = (search: Search) => {
  const { code } = useLanguage()
  const town = useOnlyTown(search)
  const { city, country } = search
  const { data } = useLocations(search, Boolean(city ?? country))
  if (city) return townIn(city, data?.city_names?.[city], code)
  return country ? countryIn(country, data?.country_codes?.[country], code) : town
}

export const propertyPagesKey = (search: Search) =>
  [publicApi.list.domain, publicApi.list.path, placeOf(search), 'pages'] as const

export const offersKey = (property: number | string, search: Search, locale: string, stay: StayDates | undefined) =>
  [
    publicApi.availableUnits.domain,
    publicApi.availableUnits.path,
    stay && offersCall(property, search, stay, locale),
    'all',
  ] as const

/** Every unit of a property that is free for a stay. */
export const useOffers = (property: number | string, search: Search, stay: SearchStay | undefined) => {
  const { code: locale } = useLanguage()
  return useQuery<OfferedUnit[], ApiError>({
    queryKey: offersKey(property, search, locale, stay),
    queryFn: async ({ signal }) => {
      if (!stay) return []
      const units: OfferedUnit[] = []
      for (let page = 1; ; page++) {
        const input = { query: { ...offersCall(property, search, stay, locale), page } }
        const more = await call(publicApi.availableUnits, input, { signal })
        units.push(...more)
        if (more.length < offersPage) return units
      }
    },
    enabled: stay !== undefined,
  })
}
