import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Select } from 'antd'
import { scopeCatalog } from '../messages/catalogs.ts'
import { useScopeNames } from './use-scope-names.ts'

type ChosenScope = { property: number | null; unit: number | null }

type Props = {
  id?: string
  rows: CalendarRows
  value: ChosenScope
  onChange: (scope: ChosenScope) => void
}

/** One of: everything, all units of a property, a unit. */
export function ScopeSelect({ id, rows, value, onChange }: Props) {
  const t = useMessages(scopeCatalog)
  const nameOf = useScopeNames(rows)
  const properties = rows.properties.map(({ id: property, name }) => ({
    label: name,
    title: name,
    options: [
      { value: `property ${property}`, label: t.allUnits(name) },
      ...rows.units
        .filter((unit) => unit.property === property)
        .map((unit) => ({ value: `unit ${unit.id}`, label: nameOf({ unit: unit.id }) })),
    ],
  }))
  return (
    <Select
      {...(id !== undefined && { id })}
      showSearch={{ optionFilterProp: 'label' }}
      value={value.unit ? `unit ${value.unit}` : value.property ? `property ${value.property}` : 'everything'}
      onChange={(chosen: string) => {
        const [of, number] = chosen.split(' ')
        onChange({
          property: of === 'property' ? Number(number) : null,
          unit: of === 'unit' ? Number(number) : null,
        })
      }}
      options={[{ value: 'everything', label: t.everything }, ...properties]}
    />
  )
}
