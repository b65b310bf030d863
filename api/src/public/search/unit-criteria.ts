import type { Filters, SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { AppContext } from '../../context.ts'
import type { SearchedPlace } from '../../db/fragments/bookable.ts'
import { offeredLocale } from '../../language.ts'
import { checkParty } from '../../bookings/rules.ts'
import { type PlaceQuery, placeOf } from '../service.ts'

/** Party of a search. */
export type Party = Pick<SearchQuery, 'guests' | 'children' | 'infants' | 'pets'>

/** Criteria of a guest's search, apart from the days. */
export type UnitCriteria = {
  place: SearchedPlace
  guests: number
  pets: number
  filters: Filters
  locale: GuestLocale | undefined
}

type Query = PlaceQuery & Filters & Party & { property?: number | undefined; locale?: string | undefined }

export const criteriaOf = async (context: AppContext, query: Query): Promise<UnitCriteria> => {
  checkParty(query)
  return {
    place: { ...(await placeOf(context, query)), property: query.property },
    guests: query.guests,
    pets: query.pets ?? 0,
    filters: query,
    locale: offeredLocale(query.locale),
  }
}
