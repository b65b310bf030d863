import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import { ruleSentence } from './rule-sentence.ts'

type Scope = Pick<StayRule, 'unit' | 'property'>

/** Says a rule, and what it is about, in the language of the screen. */
export const useRuleWords = ({ properties, units }: CalendarRows) => {
  const t = useMessages(stayRulesCatalog)
  const language = useLanguage()
  const propertyName = (id: number | null | undefined) => properties.find((property) => property.id === id)?.name ?? ''
  return {
    sentence: (rule: StayRule) => ruleSentence(t.sentence, language, rule),
    scope: ({ unit: id, property }: Scope) => {
      if (!id) return property ? propertyName(property) : t.everything
      const unit = units.find((one) => one.id === id)
      return unit ? t.unitOf(unit.name, propertyName(unit.property)) : ''
    },
  }
}
