import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Card, Select } from 'antd'
import { discountsCatalog } from '../../messages/catalogs.ts'
import { useScopeNames } from '../../scope/use-scope-names.ts'
import { WorkedExample } from './worked-example.tsx'

type Props = {
  unit: CalendarRows['units'][number]
  rows: CalendarRows
  discounts: readonly DiscountRule[]
  onUnit: (id: number) => void
}

/** The worked example of a unit that is chosen. */
export function ExampleCard({ unit, rows, discounts, onUnit }: Props) {
  const { example: t } = useMessages(discountsCatalog)
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
        <WorkedExample key={unit.id} {...{ unit, rows, discounts }} />
      </Stack>
    </Card>
  )
}
