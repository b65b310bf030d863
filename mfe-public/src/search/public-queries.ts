import { useQuery } from '@tanstack/react-query'
import {
  type MandatoryService,
  type PriceInclusion,
  publicApi,
  type PublicUnit,
} from '@keyhaven/shared-contracts/contract/public-booking'
import { type ApiError, call, q } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { use } from 'react'
import { OwnSite } from '../site/site-context.ts'
import { ownerOf, partyOfCall, placeOf, type Search, type Stay } from './search-address.ts'

export type OfferedUnit = PublicUnit & {
  total_price: number
  includes?: PriceInclusion[] | undefined
  mandatory_services?: MandatoryService[] | undefined
}

/** A property, with its owner's texts in a language. */
export const propertyQuery = (id: string, search: Pick<Search, 'owner'>, locale: string) =>
  q(publicApi.property, { params: { id }, query: { ...(search.owner && { owner: search.owner }), locale } })

/** Cities and countries of what can be booked; of an owner's alone on their pages. */
export const useLocations = (search: Search, enabled = true) =>
  useQuery({ ...q(publicApi.locations, { query: ownerOf(search) }), enabled })

/** Where all houses of an owner are, on their pages; nothing where there is a choice. */
export const useOnlyTown = (search: Search) => {
  const isOwners = use(OwnSite) !== null || search.owner !== undefined
  const [town, another] = useLocations(search, isOwners).data?.cities ?? []
  return isOwners && !another ? town : undefined
}

/** Where the cache keeps the properties of a place. */
export const propertyPagesKey = (search: Search) =>
  [publicApi.list.domain, publicApi.list.path, placeOf(search), 'pages'] as const

type StayDates = Pick<Stay, 'checkIn' | 'checkOut'>

const stayQuery = (search: Search, stay: StayDates) => ({
  check_in: stay.checkIn,
  check_out: stay.checkOut,
  guests: search.guests,
  ...partyOfCall(search),
})

const offersInput = (property: number | string, search: Search, locale: string, stay: StayDates | undefined) => ({
  ...(search.owner && { owner: search.owner }),
  ...(stay && stayQuery(search, stay)),
  property: Number(property),
  locale,
})

/** More units than most houses have. */
export const offersPage = 100

/** Where the cache keeps the units of a property that are free for a stay. */
export const offersKey = (...input: Parameters<typeof offersInput>) =>
  [publicApi.availableUnits.domain, publicApi.availableUnits.path, offersInput(...input), 'all'] as const

/** Every unit of a property that is free for a stay. */
export const useOffers = (property: number | string, search: Search, stay: Stay | undefined) => {
  const { code: locale } = useLanguage()
  return useQuery<OfferedUnit[], ApiError>({
    queryKey: offersKey(property, search, locale, stay),
    queryFn: async ({ signal }) => {
      if (!stay) return []
      const units: OfferedUnit[] = []
      for (let page = 1; ; page++) {
        const query = { ...offersInput(property, search, locale, stay), ...stayQuery(search, stay) }
        const input = { query: { ...query, page, page_size: offersPage } }
        const more = await call(publicApi.availableUnits, input, { signal })
        units.push(...more)
        if (more.length < offersPage) return units
      }
    },
    enabled: stay !== undefined,
  })
}
