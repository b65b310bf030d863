import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'

/** Party of a request, to search again. */
export const guestsOfStay = ({ guests_count, children, infants, pets }: Guests): GuestsOfSearch => ({
  guests: guests_count,
  ...(children?.length && { children }),
  ...(infants && { infants }),
  ...(pets && { pets }),
})

/** Party of a search, as a request names it. */
export const partyOfWish = ({ guests, children, infants, pets }: GuestsOfSearch) => ({
  guests_count: guests,
  ...(children?.length && { children: [...children] }),
  ...(infants && { infants }),
  ...(pets && { pets }),
})
