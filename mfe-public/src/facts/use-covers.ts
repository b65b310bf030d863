import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'

/** Whom the price of a night is for, and what each further guest pays; nothing where it is the same for all who sleep there. */
export const useCovers = (unit: PublicUnit | undefined) => {
  const { covers } = useMessages(guestCatalog)
  const { capacity, max_capacity = 0, price_per_extra_person: extra } = unit ?? {}
  return capacity !== undefined && extra && capacity < max_capacity ? covers(capacity, extra) : undefined
}
