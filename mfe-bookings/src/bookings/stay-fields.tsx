import { addDays } from '@keyhaven/shared-contracts/contract/day'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { Form, InputNumber, Select } from 'antd'
import type { Availability } from './availability.ts'
import type { BookingFormValues } from './booking-rules.ts'

type Props = {
  form: Pick<ZodForm, 'form' | 'field'>
  values: BookingFormValues
  /** The first day of arrival that can be chosen. */
  earliest: string
  availability: Availability
  step: { checkOut: boolean; property: boolean; unit: boolean; guests: boolean }
}

// The hint says what is missing; a second voice at the input would only repeat it.
const guided = { validateTrigger: 'onChange' }
const searched = { showSearch: { optionFilterProp: 'label' } } as const

/** When, where and how many: the steps that decide what is free. */
export function StayFields({ form: { form, field }, values, earliest, availability, step }: Props) {
  const { known, offered, properties, isLoading } = availability
  const { check_in, check_out, property, unit } = values
  const nameOfProperty = (id: unknown) => known.properties.get(Number(id))?.name ?? 'Loading…'
  const nameOfUnit = (id: unknown) => known.units.get(Number(id))?.name ?? 'Loading…'
  const units = offered?.filter((one) => one.property === property)
  return (
    <>
      <Form.Item label="Check In" {...guided} {...field('check_in')}>
        <DayInput
          min={earliest}
          onChange={(day) => {
            if (day && check_out && check_out <= day) form.setFieldValue('check_out', undefined)
          }}
        />
      </Form.Item>
      {step.checkOut && (
        <Form.Item label="Check Out" {...guided} {...field('check_out', ['check_in'])}>
          <DayInput min={addDays(check_in ?? earliest, 1)} />
        </Form.Item>
      )}
      {step.property && (
        <Form.Item label="Property" {...guided} {...field('property')}>
          <Select
            {...searched}
            placeholder="Select Property"
            loading={isLoading}
            notFoundContent={isLoading ? 'Looking for what is free…' : undefined}
            options={properties?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            labelRender={({ value }) => nameOfProperty(value)}
            onChange={(chosen: number) => {
              if (known.units.get(Number(unit))?.property !== chosen) form.setFieldValue('unit', undefined)
            }}
          />
        </Form.Item>
      )}
      {step.unit && (
        <Form.Item label="Unit" {...guided} {...field('unit')}>
          <Select
            {...searched}
            placeholder="Select Unit"
            loading={isLoading}
            options={units?.map(({ id, name, max_capacity }) => ({
              value: id,
              label: `${name} (up to ${max_capacity})`,
            }))}
            labelRender={({ value }) => nameOfUnit(value)}
          />
        </Form.Item>
      )}
      {step.guests && (
        <Form.Item label="Guests" {...guided} {...field('guests_count', ['unit'])}>
          <InputNumber min={0} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      )}
    </>
  )
}
