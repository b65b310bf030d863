import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { useId } from 'react'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import { ruleGroups, type RuleGroup } from './rule-groups.ts'
import { useRuleWords } from './use-rule-words.ts'
import './rule-list.css'

type Props = { rules: readonly StayRuleOut[]; rows: CalendarRows; onEdit: (rule: StayRuleOut) => void }

/** The rules in words, under the name of what they are about. */
export function RuleList({ rules, rows, onEdit }: Props) {
  return ruleGroups(rules, rows).map((group) => (
    <Group key={`${group.property} ${group.unit}`} {...{ group, rows, onEdit }} />
  ))
}

type GroupProps = { group: RuleGroup<StayRuleOut>; rows: CalendarRows; onEdit: Props['onEdit'] }

function Group({ group, rows, onEdit }: GroupProps) {
  const t = useMessages(stayRulesCatalog)
  const { sentence, scope } = useRuleWords(rows)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Text id={heading} component="h2" size={15} weight={600} breakWord>
        {scope(group)}
      </Text>
      <ul className="rule-list">
        {group.rules.map((rule) => (
          <li key={rule.id}>
            <span>{sentence(rule)}</span>
            <Button aria-label={t.editOf(sentence(rule))} onClick={() => onEdit(rule)}>
              {t.edit}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
