import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { isTooShort } from '@keyhaven/shared-contracts/domain/stay'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'

/** Why a unit takes no such party or so few nights on any day, and what it would take; nothing where it does. */
export const useRefusal = (unit: PublicUnit, { guests, pets = 0, checkIn, checkOut }: Search) => {
  const t = useMessages(propertyCatalog)
  const { leastNights } = useMessages(guestCatalog)
  const wordsOf = useReasonWords()
  const most = unit.pets_max ?? pets
  if (guests > unit.max_capacity) return { title: t.tooSmall(guests), text: t.tooMany(unit.max_capacity) }
  if (checkIn && checkOut && isTooShort({ check_in: checkIn, check_out: checkOut }, unit))
    return { title: leastNights(unit.min_nights ?? 1), text: '', isTooShort: true }
  if (pets <= most) return undefined
  const reason = most === 0 ? { key: 'general.petsNotWelcome' } : { key: 'general.tooManyPets', params: { most } }
  return { title: wordsOf(reason), text: '' }
}
