import { PlusOutlined } from '@ant-design/icons'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { UnitCard } from '../../scope/unit-card.tsx'
import { RulePreview } from './rule-preview.tsx'
import type { DayRange } from './use-day-range.ts'

type Props = {
  unit: CalendarRows['units'][number]
  rows: CalendarRows
  rules: readonly StayRule[]
  onUnit: (id: number) => void
  /** Wants a rule for the selected days. */
  onAdd: (range: DayRange) => void
}

/** The days of a unit that is chosen, as the rules make them. */
export function PreviewCard({ unit, rows, rules, onUnit, onAdd }: Props) {
  const { preview: t } = useMessages(stayRulesCatalog)
  return (
    <UnitCard words={t} {...{ unit, rows, onUnit }}>
      <RulePreview
        key={unit.id}
        {...{ unit, rows, rules }}
        renderAction={(range) => (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(range)}>
            {t.add}
          </Button>
        )}
      />
    </UnitCard>
  )
}
