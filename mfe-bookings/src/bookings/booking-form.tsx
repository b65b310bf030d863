import { booking as bookingSchema, type Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import type { Ledger } from '@keyhaven/shared-contracts/contract/payments'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { loadComponent } from '@keyhaven/shared-contracts/web/lazy-page'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { lazyDialog } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { App, Form } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { nameOf } from '../calendar/moving/quick-rules.ts'
import { ClientForm } from '../clients/client-form.tsx'
import { useAvailability, useKnown } from './availability.ts'
import { useRefundDue } from './booking-account.ts'
import { BookingHints } from './booking-hints.tsx'
import { useBookingPrice } from './booking-price.ts'
import { bookingRules, bookingValues, type StartValues } from './booking-rules.ts'
import { useChosenUnit } from './chosen-unit.ts'
import { ClientPicker } from './client-picker.tsx'
import { useBookingCommands } from './commands.ts'
import { DeleteBooking } from './delete-booking.tsx'
import { depositQuestion } from './deposit-question.ts'
import { ExtrasFields } from './extras-fields.tsx'
import { stepsOf } from './form-steps.ts'
import { stayOf } from './free-units.ts'
import { PricePanel } from './price-panel.tsx'
import { useTodays } from './todays.ts'
import { StayFields } from './stay-fields.tsx'

const InvoicesBlock = lazy(async () => ({
  default: await loadComponent(() => import('./invoices-block.tsx'), 'InvoicesBlock'),
}))

const PaymentForm = lazyDialog(() => import('./payment-form.tsx'), 'PaymentForm')

type Props = {
  /** The one to edit; a new one has none. */
  booking?: Booking
  /** What was chosen elsewhere, in the calendar. */
  initial?: StartValues
  onClose: () => void
  /** Told of the new booking before the form closes. */
  onCreated?: (booking: Booking) => void
}

/**
 * A booking in steps: each appears when the one before it is answered, in edit mode all at once. Changing an earlier
 * answer keeps the later ones that still hold.
 */
export function BookingForm({ booking: opened, initial, onClose, onCreated }: Props) {
  /** The version that the form is about; a newer one may take its place. */
  const [booking, setBooking] = useState(opened)
  const [start] = useState(() => ({ ...bookingValues(opened), ...initial }))
  /** The name of a client who is being added. */
  const [adding, setAdding] = useState<string>()
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

  const { modal } = App.useApp()
  const refundDue = useRefundDue()
  const [refund, setRefund] = useState<Ledger | null>(null)
  const isRefunding = useRef(false)
  const submit = async (body: z.input<typeof rules>) => {
    const total = body.pricing === 'keep' ? booking?.total_price : price.price?.total
    const question = depositQuestion(body, total, booking)
    if (question && !(await modal.confirm(question))) return false
    if (!booking) return create(body).then(onCreated)
    const after = await update(body)
    if (!after || after.status !== 'cancelled' || booking.status === 'cancelled') return after
    // Money that was paid is to be seen to while the booking is at hand.
    const due = await refundDue(after.id)
    isRefunding.current = due !== null
    setRefund(due)
    return after
  }

  const takeFresh = (current: unknown, keepsTyped: boolean) => {
    const fresh = bookingSchema.parse(current)
    setBooking(fresh)
    form.restart(bookingValues(fresh), keepsTyped)
  }

  if (refund && booking)
    return (
      <PaymentForm booking={booking.id} ledger={refund} what="refund" reason="Booking cancelled" onClose={onClose} />
    )
  return (
    <>
      <FormModal
        title={booking ? 'Edit Booking' : 'New Booking'}
        about={`Booking ${booking?.id ?? 'new'}`}
        width={640}
        form={form}
        submitLabel={!booking ? 'Save' : form.changed ? 'Update' : 'No changes'}
        submitDisabled={booking !== undefined && !form.changed}
        onClose={() => {
          if (!isRefunding.current) onClose()
        }}
        onSubmit={submit}
        onFresh={takeFresh}
        renderActions={(attempt, sending) =>
          booking && <DeleteBooking booking={booking} disabled={sending} onDelete={() => void attempt(remove)} />
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
              <ClientPicker current={added ?? booking?.client} onAdd={setAdding} />
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
      {adding !== undefined && (
        <ClientForm
          name={nameOf(adding)}
          onCreated={(client) => {
            setAdded(client)
            form.form.setFieldValue('client', client.id)
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}
