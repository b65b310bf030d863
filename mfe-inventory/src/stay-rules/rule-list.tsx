import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { ScopeList } from '../scope/scope-list.tsx'
import { useRuleSentence } from './use-rule-sentence.ts'

type Props = { rules: readonly StayRuleOut[]; rows: CalendarRows; onEdit: (rule: StayRuleOut) => void }

/** The rules in words, under the name of what they are about. */
export function RuleList({ rules, rows, onEdit }: Props) {
  const sentence = useRuleSentence()
  return <ScopeList items={rules} {...{ rows, sentence, onEdit }} />
}
