import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { brokenRules } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { ruleReason } from '@keyhaven/shared-contracts/domain/stay-rules/rule-reason'
import { rulesOf } from '../search/bounds.ts'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'

/** Reason that a unit never takes such a party or so few nights, with its limit; undefined where it does. */
export const useRefusal = (unit: PublicUnit, { guests, pets = 0, checkIn, checkOut }: Search) => {
  const t = useMessages(propertyCatalog)
  const { leastNights: minNightsWords } = useMessages(guestCatalog)
  const wordsOf = useReasonWords()
  const maxPets = unit.pets_max ?? pets
  if (guests > unit.max_capacity) return { title: t.tooSmall(guests), text: t.tooMany(unit.max_capacity) }
  const rules = checkIn && checkOut ? rulesOf(unit) : undefined
  const [broken] = rules && checkIn && checkOut ? brokenRules({ check_in: checkIn, check_out: checkOut }, rules) : []
  if (broken) {
    const { kind, from, weekdays, nights } = broken.rule
    const isUsual = kind === 'min_nights' && !from && !weekdays
    const title = isUsual ? minNightsWords(nights ?? 1) : wordsOf(ruleReason(broken))
    // A sentence needs more room than the few words that the others are.
    return { title, text: '', isTooShort: kind === 'min_nights', isSentence: !isUsual }
  }
  if (pets <= maxPets) return undefined
  const reason =
    maxPets === 0 ? { key: 'general.petsNotWelcome' } : { key: 'general.tooManyPets', params: { most: maxPets } }
  return { title: wordsOf(reason), text: '' }
}
