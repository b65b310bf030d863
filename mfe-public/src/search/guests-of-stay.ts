import type { Guests } from '@keyhaven/shared-contracts/domain/party'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'

/** Who comes with a stay that was asked for, to look for another. */
export const guestsOfStay = ({ guests_count, children, infants, pets }: Guests): GuestsOfSearch => ({
  guests: guests_count,
  ...(children?.length && { children }),
  ...(infants && { infants }),
  ...(pets && { pets }),
})

/** Who is looked for, as a request says it. */
export const partyOfWish = ({ guests, children, infants, pets }: GuestsOfSearch) => ({
  guests_count: guests,
  ...(children?.length && { children: [...children] }),
  ...(infants && { infants }),
  ...(pets && { pets }),
})
