import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Select, type SelectProps } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking-form/en.ts'
import type { Availability, UnitOption } from './use-availability.ts'
import type { BookingFormValues } from './booking-rules.ts'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { ChildrenAndPets } from './children-and-pets.tsx'

type PartyFieldsProps = Pick<ZodForm, 'field'> & { guided: { validateTrigger: string } }

/** Party in one line: guests, the children among them, infants and pets. */
function PartyFields({ field, guided }: PartyFieldsProps) {
  const t = useMessages(bookingFormCatalog).stay
  return (
    <FieldGrid minWidth={112}>
      <Form.Item label={t.guests} {...guided} {...field('guests_count', ['unit'])}>
        <NumberInput whole />
      </Form.Item>
      <ChildrenAndPets field={field} guided={guided} />
    </FieldGrid>
  )
}

type Props = {
  form: Pick<ZodForm, 'form' | 'field'>
  values: BookingFormValues
  /** The first day of arrival that can be chosen. */
  earliest: string
  availability: Availability
  step: { checkOut: boolean; place: boolean; guests: boolean }
}

// The hint says what is missing; a second voice at the input would only repeat it.
const guided = { validateTrigger: 'onChange' }
const searched = { showSearch: { optionFilterProp: 'label' } } as const

/** The free units of the chosen property; before one is chosen, those of all, each under the name of its property. */
const unitOptions = (
  t: Messages['stay'],
  { freeUnits, properties }: Availability,
  property: unknown,
): SelectProps['options'] => {
  const unitOption = ({ id, name, max_capacity }: UnitOption) => ({
    value: id,
    label: t.unitOption(name, max_capacity),
  })
  const unitsOf = (id: unknown) => freeUnits?.filter((one) => one.property === id).map(unitOption) ?? []
  if (property) return unitsOf(property)
  return (
    properties?.map(({ id, name }) => ({ key: `property ${id}`, label: name, title: name, options: unitsOf(id) })) ?? []
  )
}

/** Dates, property and unit: the steps that decide which units are free. */
export function StayFields({ form: { form, field }, values, earliest, availability, step }: Props) {
  const t = useMessages(bookingFormCatalog).stay
  const { unitIndex, properties, isLoading } = availability
  const { check_in, check_out, property, unit } = values
  // The day is taken as its input is left, and only then is there a next one for Tab to go to.
  const leftByTab = useRef(false)
  const goOn = useEffectEvent(() => {
    if (leftByTab.current) form.focusField('check_out')
  })
  useEffect(() => {
    if (step.checkOut) goOn()
  }, [step.checkOut])
  const nameOfProperty = (id: unknown) => unitIndex.properties.get(Number(id))?.name ?? t.loading
  const nameOfUnit = (id: unknown) => unitIndex.units.get(Number(id))?.name ?? t.loading
  return (
    <>
      <div onKeyDownCapture={({ key, shiftKey }) => void (leftByTab.current = key === 'Tab' && !shiftKey)}>
        <Form.Item label={t.checkIn} {...guided} {...field('check_in')}>
          <DayInput
            min={earliest}
            onChange={(day) => {
              if (day && check_out && check_out <= day) form.setFieldValue('check_out', undefined)
            }}
          />
        </Form.Item>
      </div>
      {step.checkOut && (
        <Form.Item label={t.checkOut} {...guided} {...field('check_out', ['check_in'])}>
          <DayInput min={addDays(check_in ?? earliest, 1)} />
        </Form.Item>
      )}
      {step.place && (
        <>
          <Form.Item label={t.property} {...guided} {...field('property')}>
            <Select
              {...searched}
              placeholder={t.selectProperty}
              loading={isLoading}
              notFoundContent={isLoading ? t.checking : undefined}
              options={properties?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              labelRender={({ value }) => nameOfProperty(value)}
              onChange={(propertyId: number) => {
                if (unitIndex.units.get(Number(unit))?.property !== propertyId) form.setFieldValue('unit', undefined)
              }}
            />
          </Form.Item>
          <Form.Item label={t.unit} {...guided} {...field('unit')}>
            <Select
              {...searched}
              placeholder={t.selectUnit}
              loading={isLoading}
              notFoundContent={isLoading ? t.checking : undefined}
              options={unitOptions(t, availability, property)}
              labelRender={({ value }) => nameOfUnit(value)}
              onChange={(unitId: number) => form.setFieldValue('property', unitIndex.units.get(unitId)?.property)}
            />
          </Form.Item>
        </>
      )}
      {step.guests && <PartyFields field={field} guided={guided} />}
    </>
  )
}
