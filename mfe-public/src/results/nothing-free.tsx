import type { NearbyStays as Nearby } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { readFilters } from '@keyhaven/shared-contracts/platform/search-calls'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { guestCatalog } from '../messages/catalogs.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import { usePlaceName } from '../search/public-queries.ts'
import type { SearchStay } from '../search/search-address.ts'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NearbyStays } from './nearby-stays.tsx'
import { nearbyQuery } from './result-queries.ts'

type Props = { search: Search; stay: SearchStay; reset: ReactNode }

/**
 * Reason for an empty result, by the filter or date that would change it: guests only where no other dates or nights
 * would.
 */
const reasonOf = ({ without, dates, lengths = [], guests }: Nearby) => {
  if (without.length > 0) return 'filters'
  return guests && dates.length === 0 && lengths.length === 0 ? 'guests' : 'dates'
}

/** Nothing is free for a search, and what would be. */
export function NothingFree({ search, stay, reset }: Props) {
  const t = useMessages(resultsCatalog)
  const { noUnits } = useMessages(guestCatalog)
  const placeName = usePlaceName(search)
  const place = (search.city ?? search.country) && placeName
  const { data } = useQuery(nearbyQuery(search, stay))
  const reason = data ? reasonOf(data) : 'dates'
  const words = {
    filters: t.noneWithFilters(place),
    guests: t.noneForGuests(search.guests, place),
    dates: place ? t.nothingIn(place) : noUnits,
  }
  return (
    <>
      <FilterChips search={search} filters={readFilters(search)} />
      <EmptyNotice icon={reason === 'guests' ? 'guests' : 'calendar'} title={words[reason]} />
      <NearbyStays search={search} stay={stay} />
      {reset}
    </>
  )
}
