import { PlusOutlined } from '@ant-design/icons'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Card, Select } from 'antd'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { useScopeNames } from '../../scope/use-scope-names.ts'
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
  const nameOf = useScopeNames(rows)
  return (
    <Card title={t.title}>
      <Stack gap={12}>
        <Text type="secondary">{t.hint}</Text>
        <Select
          aria-label={t.unit}
          showSearch={{ optionFilterProp: 'label' }}
          value={unit.id}
          onChange={onUnit}
          options={rows.units.map(({ id }) => ({ value: id, label: nameOf({ unit: id }) }))}
        />
        <RulePreview
          key={unit.id}
          {...{ unit, rows, rules }}
          renderAction={(range) => (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(range)}>
              {t.add}
            </Button>
          )}
        />
      </Stack>
    </Card>
  )
}
