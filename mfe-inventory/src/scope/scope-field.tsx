import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { scopeCatalog } from '../messages/catalogs.ts'
import { useScopeNames } from './use-scope-names.ts'

type ChosenScope = { property: number | null; unit: number | null }
type Unit = CalendarRows['units'][number]

type SelectProps = {
  id?: string
  rows: CalendarRows
  value: ChosenScope
  onChange: (scope: ChosenScope) => void
}

/** One of: everything, all units of a property, a unit. */
function ScopeSelect({ id, rows, value, onChange }: SelectProps) {
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

/** Scope that the values of a form say, and the unit that shows what it does: the one that was looked at last, where the scope has it. */
export const scopeIn = (values: { property?: unknown; unit?: unknown }, { units }: CalendarRows, lastUnit?: Unit) => {
  const scope: ChosenScope = { property: Number(values.property ?? 0) || null, unit: Number(values.unit ?? 0) || null }
  const isAbout = ({ id, property }: Unit) =>
    scope.unit ? id === scope.unit : !scope.property || property === scope.property
  return { scope, unit: lastUnit && isAbout(lastUnit) ? lastUnit : units.find(isAbout) }
}

type Props = { form: Pick<ZodForm, 'form' | 'field'>; rows: CalendarRows; scope: ChosenScope; extra?: ReactNode }

/** The scope of a record, which is the two fields `property` and `unit` of its form. */
export function ScopeField({ form, rows, scope, extra }: Props) {
  const { label } = useMessages(scopeCatalog)
  return (
    <Form.Item
      label={label}
      extra={extra}
      {...form.field('unit')}
      getValueProps={() => ({ value: scope })}
      getValueFromEvent={(chosen: ChosenScope) => chosen.unit}
    >
      <ScopeSelect rows={rows} value={scope} onChange={({ property }) => form.form.setFieldsValue({ property })} />
    </Form.Item>
  )
}
