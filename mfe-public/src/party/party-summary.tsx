import { partyOf } from '@keyhaven/shared-contracts/domain/party'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { partyCatalog } from '../messages/party-catalog.ts'
import type { GuestsOfSearch } from '../search/search-address.ts'

/** Who comes, in words. */
export function PartySummary({ guests, ...others }: GuestsOfSearch) {
  return useMessages(partyCatalog).party(partyOf({ guests_count: guests, ...others }))
}
