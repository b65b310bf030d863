import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { useScopeNames } from '../../scope/use-scope-names.ts'
import { useRuleSentence } from '../use-rule-sentence.ts'
import { rulesInRange } from './preview-days.ts'
import type { DayRange } from './use-day-range.ts'

type Props = {
  /** Those of the unit, the most particular first. */
  rules: readonly StayRule[]
  rows: CalendarRows
  range: DayRange
}

/** The rules about the days that are selected, with which of them win. */
export function RangeRules({ rules, rows, range }: Props) {
  const { sentence: words, preview: t } = useMessages(stayRulesCatalog)
  const sentence = useRuleSentence()
  const nameOf = useScopeNames(rows)
  const days = nightsBetween(range[0], range[1]) + 1
  const inRange = rulesInRange(rules, range)
  return (
    <div aria-live="polite">
      <Text component="h3" size={14} weight={600}>
        {words.dates(...range)}
      </Text>
      {inRange.length === 0 && <Text type="secondary">{t.noRule}</Text>}
      <Stack component="ul" gap={4} marginTop={4}>
        {inRange.map(({ rule, wins, winner }) => (
          <li key={rule.id}>
            <Text {...(wins === 0 && { type: 'secondary' })}>{sentence(rule)}</Text>
            <Text type="secondary" size={13} block>
              {[nameOf(rule), winner ? t.beaten(sentence(winner)) : wins < days && t.partly(wins, days)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    </div>
  )
}
