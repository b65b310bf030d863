import { booking as bookingSchema, type Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { loadComponent } from '@keyhaven/shared-contracts/web/lazy-page'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/ui/confirm-delete'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { Form } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { ClientForm } from '../clients/client-form.tsx'
import { useAvailability, useKnown } from './availability.ts'
import { BookingHints } from './booking-hints.tsx'
import { useBookingPrice } from './booking-price.ts'
import { bookingRules, bookingValues, type StartValues } from './booking-rules.ts'
import { useChosenUnit } from './chosen-unit.ts'
import { ClientPicker } from './client-picker.tsx'
import { useBookingCommands } from './commands.ts'
import { ExtrasFields } from './extras-fields.tsx'
import { stepsOf } from './form-steps.ts'
import { stayOf } from './free-units.ts'
import { PricePanel } from './price-panel.tsx'
import { useTodays } from './todays.ts'
import { StayFields } from './stay-fields.tsx'

const InvoicesBlock = lazy(async () => ({
  default: await loadComponent(() => import('./invoices-block.tsx'), 'InvoicesBlock'),
}))

type Props = {
  /** The one to edit; a new one has none. */
  booking?: Booking
  /** What was chosen elsewhere, in the calendar. */
  initial?: StartValues
  onClose: () => void
}

/**
 * A booking in steps: each appears when the one before it is answered, in edit mode all at once. Changing an earlier
 * answer keeps the later ones that still hold.
 */
export function BookingForm({ booking: opened, initial, onClose }: Props) {
  /** The version that the form is about; a newer one may take its place. */
  const [booking, setBooking] = useState(opened)
  const [start] = useState(() => ({ ...bookingValues(opened), ...initial }))
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<Client>()
  const known = useKnown(booking)
  const { todayOf } = useTodays(known.properties)
  const rules = useMemo(() => {
    const capacityOf = (id: number) => known.units.get(id)?.max_capacity
    return bookingRules({ todayOf, capacityOf, ...(booking && { booking }) })
  }, [todayOf, known, booking])
  const form = useZodForm(rules, start)
  const values = form.watched
  const { check_in, check_out, property, unit } = values
  const stay = useMemo(() => stayOf(check_in, check_out), [check_in, check_out])
  const availability = useAvailability(known, stay, booking)

  const clear = useCallback(
    (names: readonly string[]) => form.form.setFieldsValue(Object.fromEntries(names.map((name) => [name, undefined]))),
    [form.form],
  )
  const isTaken = useChosenUnit({ stay, property, unit }, availability, clear) && values.status !== 'cancelled'
  const today = todayOf(property)
  const guests = Number(values.guests_count)
  const fits = guests >= 1 && guests <= (known.units.get(Number(unit))?.max_capacity ?? guests)
  const price = useBookingPrice(values, fits, booking)
  const step = stepsOf(values, {
    isEdit: booking !== undefined,
    hasProperties: isTaken || availability.properties?.length !== 0,
    fits,
  })
  const { create, update, remove } = useBookingCommands(booking)

  const takeFresh = (current: unknown, keepsTyped: boolean) => {
    const fresh = bookingSchema.parse(current)
    setBooking(fresh)
    form.restart(bookingValues(fresh), keepsTyped)
  }

  return (
    <>
      <FormModal
        title={booking ? 'Edit Booking' : 'New Booking'}
        about={`Booking ${booking?.id ?? 'new'}`}
        width={640}
        form={form}
        submitLabel={!booking ? 'Save' : form.changed ? 'Update' : 'No changes'}
        submitDisabled={booking !== undefined && !form.changed}
        onClose={onClose}
        onSubmit={(body) => (booking ? update(body) : create(body))}
        onFresh={takeFresh}
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
          <StayFields
            form={form}
            values={values}
            earliest={booking && booking.check_in < today ? booking.check_in : today}
            availability={availability}
            step={step}
          />
          {step.client && (
            <Form.Item label="Client" validateTrigger="onChange" {...form.field('client')}>
              <ClientPicker current={added ?? booking?.client} onAdd={() => setAdding(true)} />
            </Form.Item>
          )}
        </FieldGrid>
        {step.rest && <ExtrasFields form={form} property={property} today={today} {...(booking && { booking })} />}
        <PricePanel price={price} values={values} field={form.field} {...(booking && { booking })} />
        {booking && (
          <Suspense fallback={null}>
            <InvoicesBlock booking={booking.id} unsaved={form.changed} />
          </Suspense>
        )}
        <BookingHints values={values} availability={availability} fits={fits} isTaken={isTaken} taken={price.taken} />
      </FormModal>
      {adding && (
        <ClientForm
          onCreated={(client) => {
            setAdded(client)
            form.form.setFieldValue('client', client.id)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
