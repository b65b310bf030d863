import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import type { Search } from '../search/search-address.ts'

/** Why a unit takes no such party on any day, and what it would take; nothing where it does. */
export const useRefusal = (unit: PublicUnit, { guests, pets = 0 }: Search) => {
  const t = useMessages(propertyCatalog)
  const wordsOf = useReasonWords()
  const most = unit.pets_max ?? pets
  if (guests > unit.max_capacity) return { title: t.tooSmall(guests), text: t.tooMany(unit.max_capacity) }
  if (pets <= most) return undefined
  const reason = most === 0 ? { key: 'general.petsNotWelcome' } : { key: 'general.tooManyPets', params: { most } }
  return { title: wordsOf(reason), text: '' }
}
