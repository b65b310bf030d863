import {
  areSame,
  atMost,
  guestsOf,
  type GuestsOfSearch,
  nightsIn,
  type Search,
} from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchPlace } from '@keyhaven/shared-contracts/domain/place/places'
import { startOf } from './search-address.ts'

type PlaceChoice = Pick<SearchPlace, 'kind' | 'name'>

/** Form values of the search, before they are in the address. */
export type Draft = {
  text: string
  place: PlaceChoice | undefined
  checkIn: string
  checkOut: string
  /** Instead of dates: a month of arrival, and for how many nights. */
  month: string | undefined
  nights: number
  party: GuestsOfSearch
}

export const draftOf = ({ city, country, checkIn = '', checkOut = '', shown, ...search }: Search): Draft => ({
  text: city ?? country ?? '',
  place: city ? { kind: 'city', name: city } : country ? { kind: 'country', name: country } : undefined,
  checkIn,
  checkOut,
  month: shown?.month,
  nights: nightsIn(shown?.nights),
  party: guestsOf(search),
})

/** Takes over what changed in the address and leaves alone what was only typed. */
export const follow = (draft: Draft, before: Draft, now: Draft): Draft => ({
  ...(before.text === now.text ? draft : now),
  ...(before.checkIn === now.checkIn && before.checkOut === now.checkOut
    ? { checkIn: draft.checkIn, checkOut: draft.checkOut }
    : { checkIn: now.checkIn, checkOut: now.checkOut }),
  ...(before.month === now.month && before.nights === now.nights
    ? { month: draft.month, nights: draft.nights }
    : { month: now.month, nights: now.nights }),
  party: areSame(before.party, now.party) ? draft.party : now.party,
})

/** The filters stay with another search, which begins on its first page. */
const shownIn = ({ shown }: Search, { month, nights }: Draft): Pick<Search, 'shown'> => {
  const { page: _, month: __, nights: ___, ...rest } = shown ?? {}
  const all = { ...rest, ...(month && { month, nights: String(nights) }) }
  return Object.keys(all).length > 0 ? { shown: all } : {}
}

/** The search that a draft with a place makes of another, for at most so many guests. */
export const searchWith = (search: Search, draft: Draft, at: PlaceChoice | undefined, maxGuests: number): Search => ({
  ...startOf(search),
  ...shownIn(search, draft),
  ...(at?.kind === 'city' && { city: at.name }),
  ...(at?.kind === 'country' && { country: at.name }),
  ...(!draft.month && draft.checkIn && { checkIn: draft.checkIn }),
  ...(!draft.month && draft.checkOut && { checkOut: draft.checkOut }),
  ...atMost(draft.party, maxGuests),
})
