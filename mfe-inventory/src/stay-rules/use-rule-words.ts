import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useMemo } from 'react'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import { ruleSentence } from './rule-sentence.ts'

/** Says a rule, and what it is about, in the language of the screen. */
export const useRuleWords = ({ properties, units }: CalendarRows) => {
  const t = useMessages(stayRulesCatalog)
  const language = useLanguage()
  const propertyNames = useMemo(() => new Map(properties.map(({ id, name }) => [id, name])), [properties])
  const unitNames = useMemo(
    () => new Map(units.map(({ id, name, property }) => [id, t.unitOf(name, propertyNames.get(property) ?? '')])),
    [units, propertyNames, t],
  )
  return {
    sentence: (rule: StayRule) => ruleSentence(t.sentence, language, rule),
    scope: ({ unit, property }: Pick<StayRule, 'unit' | 'property'>) => {
      if (unit) return unitNames.get(unit) ?? ''
      return property ? (propertyNames.get(property) ?? '') : t.everything
    },
  }
}
