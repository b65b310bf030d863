import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { addDays } from '@keyhaven/shared-contracts/contract/day'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/ui/confirm-delete'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Alert, Form, InputNumber, Select } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { useAvailability, useUnits } from './availability.ts'
import { bookingRules, bookingValues } from './booking-rules.ts'
import { useBookingCommands } from './commands.ts'
import { ClientPicker } from './client-picker.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import { nextHint } from './next-hint.ts'
import { PricingChoice } from './pricing-choice.tsx'

const noFree = (
  <>
    No available properties for the selected dates.{' '}
    <TextLink to={paths.dashboard()}>See the availability calendar</TextLink>
  </>
)

// The hint says what is missing; a second voice at the input would only repeat it.
const guided = { validateTrigger: 'onChange' }

/**
 * A booking in steps: each appears when the one before it is answered, in edit mode all at once. Changing an earlier
 * answer keeps the later ones that still hold.
 */
export function BookingForm({ booking, onClose }: { booking?: Booking; onClose: () => void }) {
  const [today] = useState(localToday)
  const units = useUnits()
  const capacityOf = useMemo(() => new Map(units.data?.map(({ id, max_capacity }) => [id, max_capacity])), [units.data])
  const rules = useMemo(
    () => bookingRules({ today, capacityOf: (id) => capacityOf.get(id), ...(booking && { booking }) }),
    [today, capacityOf, booking],
  )
  const form = useZodForm(rules, bookingValues(booking))
  const values = form.watched
  const { create, update, remove } = useBookingCommands(booking)
  const availability = useAvailability(units, values.check_in, values.check_out, booking)
  const { free, properties } = availability
  const { field } = form

  // What the new dates or the new property no longer allow is cleared, and nothing else.
  useEffect(() => {
    if (!free) return
    const unit = free.find(({ id }) => id === values.unit)
    if (values.property && !free.some(({ property }) => property.id === values.property)) {
      form.form.setFieldsValue({ property: undefined, unit: undefined })
    } else if (values.unit && unit?.property.id !== values.property) form.form.setFieldValue('unit', undefined)
  }, [free, values.unit, values.property, form.form])

  const capacity = capacityOf.get(Number(values.unit))
  const guests = Number(values.guests_count)
  const fits = guests >= 1 && (capacity === undefined || guests <= capacity)
  const all = booking !== undefined
  const step = {
    checkOut: all || Boolean(values.check_in),
    property: all || (availability.stay !== null && properties?.length !== 0),
    unit: all || Boolean(values.property),
    guests: all || Boolean(values.unit),
    client: all || (Boolean(values.unit) && fits),
    rest: all || (Boolean(values.client) && fits),
  }
  const hint = properties?.length === 0 ? noFree : nextHint(values)

  return (
    <FormModal
      title={booking ? 'Edit Booking' : 'New Booking'}
      width={640}
      form={form}
      submitLabel={!booking ? 'Save' : form.changed ? 'Update' : 'No changes'}
      submitDisabled={booking !== undefined && !form.changed}
      onClose={onClose}
      onSubmit={(body) => (booking ? update(body) : create(body))}
      renderActions={(attempt, sending) =>
        booking && (
          <ConfirmDelete
            what={booking.reference}
            hint="Its draft invoice goes with it."
            disabled={sending}
            onDelete={() => void attempt(remove)}
          />
        )
      }
    >
      <FieldGrid>
        <Form.Item label="Check In" {...guided} {...field('check_in')}>
          <DayInput
            min={booking && booking.check_in < today ? booking.check_in : today}
            onChange={(day) => {
              if (day && values.check_out && values.check_out <= day) form.form.setFieldValue('check_out', undefined)
            }}
          />
        </Form.Item>
        {step.checkOut && (
          <Form.Item label="Check Out" {...guided} {...field('check_out', ['check_in'])}>
            <DayInput min={addDays(values.check_in ?? today, 1)} />
          </Form.Item>
        )}
        {step.property && (
          <Form.Item label="Property" {...guided} {...field('property')}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Select Property"
              loading={availability.loading}
              options={properties?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            />
          </Form.Item>
        )}
        {step.unit && (
          <Form.Item label="Unit" {...guided} {...field('unit')}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Select Unit"
              options={free
                ?.filter(({ property }) => property.id === values.property)
                .map(({ id, name, max_capacity }) => ({ value: id, label: `${name} (up to ${max_capacity})` }))}
            />
          </Form.Item>
        )}
        {step.guests && (
          <Form.Item label="Guests" {...field('guests_count', ['unit'])}>
            <InputNumber min={0} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        )}
        {step.client && (
          <Form.Item label="Client" {...guided} {...field('client')}>
            <ClientPicker {...(booking && { current: booking.client })} />
          </Form.Item>
        )}
      </FieldGrid>
      {step.rest && <ExtrasFields form={form} property={values.property} {...(booking && { booking })} />}
      {booking && <PricingChoice booking={booking} values={values} field={field} />}
      {availability.error ? (
        <div style={{ marginBottom: 16 }}>
          <ProblemState error={availability.error} onRetry={availability.retry} />
        </div>
      ) : (
        hint && <Alert type="info" showIcon title={hint} style={{ marginBottom: 16 }} />
      )}
    </FormModal>
  )
}
