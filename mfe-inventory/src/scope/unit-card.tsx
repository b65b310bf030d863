import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { Card, Select } from 'antd'
import type { ReactNode } from 'react'
import { useScopeNames } from './use-scope-names.ts'

type Props = {
  words: { title: string; hint: string; unit: string }
  unit: CalendarRows['units'][number]
  rows: CalendarRows
  onUnit: (id: number) => void
  children: ReactNode
}

/** A card about one unit, which is chosen in it. */
export function UnitCard({ words, unit, rows, onUnit, children }: Props) {
  const nameOf = useScopeNames(rows)
  return (
    <Card title={words.title}>
      <Stack gap={12}>
        <Text type="secondary">{words.hint}</Text>
        <Select
          aria-label={words.unit}
          showSearch={{ optionFilterProp: 'label' }}
          value={unit.id}
          onChange={onUnit}
          options={rows.units.map(({ id }) => ({ value: id, label: nameOf({ unit: id }) }))}
        />
        {children}
      </Stack>
    </Card>
  )
}
