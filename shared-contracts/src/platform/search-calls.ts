import { amenities, type Amenity } from '../domain/place/amenities.ts'
import { unitTypes } from '../domain/stay/kinds.ts'
import { searchLimits } from '../domain/stay/search-limits.ts'
import { datesOf, nightsIn, partyOfCall, placeOf, type Search, type StayDates } from './guest-search.ts'

/** Filters of the results. */
export type Filters = {
  /** Any of them. */
  types: (typeof unitTypes)[number][]
  /** All of them. */
  amenities: Amenity[]
  /** Whole euros for the stay. */
  minTotal?: number | undefined
  maxTotal?: number | undefined
  /** At least so many. */
  beds?: number | undefined
  /** Only what could still be cancelled free of charge. */
  freeCancellation?: boolean
  /** Only what is booked without waiting for its owner's answer. */
  instant?: boolean
}

const wholeOf = (text: string | undefined, min: number, max = Infinity) => {
  const value = Number(text)
  return text && Number.isInteger(value) && value >= min && value <= max ? value : undefined
}

/** Range of totals; none where the lowest is above the highest. */
const totalsOf = ({ min_total, max_total }: Search['shown'] & {}) => {
  const minTotal = wholeOf(min_total, 0, searchLimits.total)
  const maxTotal = wholeOf(max_total, 0, searchLimits.total)
  return (minTotal ?? 0) <= (maxTotal ?? searchLimits.total) ? { minTotal, maxTotal } : {}
}

/** Those of a list that there are, each once. */
const listed = <T extends string>(text = '', values: readonly T[]) => {
  const named = text.split(',')
  return values.filter((one) => named.includes(one))
}

/** The filters in the address; what makes no sense there is none. */
export const readFilters = ({ shown = {} }: Search): Filters => ({
  types: listed(shown.types, unitTypes),
  amenities: listed(shown.amenities, amenities),
  ...totalsOf(shown),
  beds: wholeOf(shown.beds, 1, searchLimits.beds),
  ...(shown.free_cancellation === '1' && { freeCancellation: true }),
  ...(shown.instant === '1' && { instant: true }),
})

/** The filters as the address and the API have them. */
export const filterParams = ({ types, amenities: amenityNames, minTotal, maxTotal, beds, ...rest }: Filters) => ({
  ...(types.length > 0 && { types: types.join(',') }),
  ...(amenityNames.length > 0 && { amenities: amenityNames.join(',') }),
  ...(minTotal !== undefined && { min_total: String(minTotal) }),
  ...(maxTotal !== undefined && { max_total: String(maxTotal) }),
  ...(beds !== undefined && { beds: String(beds) }),
  ...(rest.freeCancellation && { free_cancellation: '1' }),
  ...(rest.instant && { instant: '1' }),
})

/** Sort order of the results. */
export const sortOf = ({ shown }: Search): 'name' | 'total' => (shown?.sort === 'name' ? 'name' : 'total')
/** Page number of the results. */
export const pageOf = ({ shown }: Search) => wholeOf(shown?.page, 1) ?? 1

/** Page size of the results. */
export const resultsPage = 20
/** Place, owner, party and filters: parameters that every call of the search has. */
const wishesOf = (search: Search, filters: Filters) => ({
  ...placeOf(search),
  guests: search.guests,
  ...partyOfCall(search),
  ...filterParams(filters),
})

/**
 * Calls of a search with the parameters of an address, for both ends: the server for the first view, and the
 * browser for all that follows.
 */
export const searchCalls = {
  /** Units that are free for a stay: for counts, pins and what is near a search that found nothing. */
  stay: (search: Search, stay: StayDates, filters: Filters = readFilters(search)) => ({
    ...wishesOf(search, filters),
    ...datesOf(stay),
  }),
  /** A page of the units that are free for a stay, in the language of the page. */
  results: (search: Search, stay: StayDates, locale: string) => ({
    ...searchCalls.stay(search, stay),
    ...{ locale, sort: sortOf(search), page: pageOf(search), page_size: resultsPage },
  }),
  /** The stays of a length that begin in a month. */
  flexible: (search: Search, month: string) => ({
    ...wishesOf(search, readFilters(search)),
    ...{ month, nights: nightsIn(search.shown?.nights) },
  }),
}
