import { calendarApi, type CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { useMemo } from 'react'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import type { Messages } from '../../messages/calendar-dialogs/en.ts'
import type { UnitNights } from '../moving/drag.ts'
import './short-field.css'

type Props = {
  form: Pick<ZodForm, 'field' | 'form'>
  values: Partial<UnitNights>
  calendar: CalendarRows
  /** The first day that can be chosen. */
  min?: Day | undefined
  /** The booking that is moved: it is not in its own way. */
  booking?: number
  labels?: { from: string; to: string }
}

const unitOptions = (t: Messages, { properties, units }: CalendarRows, free: readonly number[] | undefined) => {
  const propertyName = new Map(properties.map(({ id, name }) => [id, name]))
  const isFree = new Set(free ?? units.map(({ id }) => id))
  return units
    .toSorted((a, b) => Number(isFree.has(b.id)) - Number(isFree.has(a.id)))
    .map(({ id, name, property }) => {
      const label = properties.length > 1 ? `${name}, ${propertyName.get(property)}` : name
      return { value: id, label: isFree.has(id) ? label : t.notFree(label) }
    })
}

/** Unit, free ones first, and nights. */
export function PlaceFields({ form: { form, field }, values, calendar, min, booking, labels }: Props) {
  const t = useMessages(calendarDialogsCatalog)
  const { nights: sayNights } = useMessages(calendarCatalog)
  const { check_in, check_out } = values
  const nights = check_in && check_out && check_in < check_out ? nightsBetween(check_in, check_out) : null
  const ask = q(calendarApi.free, { query: { from: check_in ?? '', to: check_out ?? '', ...(booking && { booking }) } })
  const free = useQuery({ ...ask, queryFn: nights === null ? skipToken : ask.queryFn, staleTime: 0 })
  const options = useMemo(() => unitOptions(t, calendar, free.data?.units), [t, calendar, free.data])
  return (
    <>
      <Form.Item label={t.unit} {...field('unit')} className="short-field">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          onChange={(id: number) =>
            form.setFieldValue('property', calendar.units.find((unit) => unit.id === id)?.property)
          }
        />
      </Form.Item>
      <FieldGrid>
        <Form.Item label={labels?.from ?? t.checkIn} {...field('check_in')} className="short-field">
          <DayInput
            {...(min !== undefined && { min })}
            onChange={(day) => {
              // The nights move along with their beginning.
              if (day && nights) form.setFieldValue('check_out', addDays(day, nights))
            }}
          />
        </Form.Item>
        <Form.Item
          label={labels?.to ?? t.checkOut}
          {...field('check_out', ['check_in'])}
          extra={nights === null ? undefined : sayNights(nights)}
          className="short-field"
        >
          <DayInput {...(check_in && { min: addDays(check_in, 1) })} />
        </Form.Item>
      </FieldGrid>
    </>
  )
}
