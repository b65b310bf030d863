import { booking as bookingSchema, type Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import type { PaymentFormProps } from '@keyhaven/shared-contracts/web/invoices'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Checkbox, Form } from 'antd'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { bookingCatalog, bookingFormCatalog } from '../../messages/catalogs.ts'
import { guestOf, useAddGuest } from '../../clients/new-guest.ts'
import { NewGuestFields } from '../../clients/new-guest-fields.tsx'
import { stayOf, useAvailability, useSingleChoice, useUnitCheck, useUnitIndex } from './use-availability.ts'
import { useRefundDue } from '../money/use-booking-account.ts'
import { BookingHints, stepsOf } from './booking-hints.tsx'
import { useBookingPrice } from './use-booking-price.ts'
import {
  type BookingFormValues,
  bookingRules,
  bookingValues,
  type StartValues,
  withNewGuest,
  depositQuestion,
} from './booking-rules.ts'
import { ClientPicker } from '../../clients/client-picker.tsx'
import { useBookingCommands } from '../use-booking-commands.ts'
import { BrokenRules } from './broken-rules.tsx'
import { DeleteButton } from './delete-button.tsx'
import { ExtrasFields } from './extras/extras-fields.tsx'
import { useFollowedDeposit } from './extras/use-followed-deposit.ts'
import { PricePanel } from './price-panel.tsx'
import { useToday } from './use-today.ts'
import { StayFields } from './stay-fields.tsx'

const MailDialog = lazyDialog(() => import('@keyhaven/shared-contracts/web/invoices'), 'MailDialog')
const PaymentForm = lazyDialog<PaymentFormProps, 'PaymentForm'>(
  () => import('@keyhaven/shared-contracts/web/invoices'),
  'PaymentForm',
)

type Props = {
  /** The one to edit; a new one has none. */
  booking?: Booking
  /** Start values from elsewhere: nights that were selected in the calendar, a client. */
  initial?: StartValues
  onClose: () => void
  /** Told of the new booking before the form closes. */
  onCreated?: (booking: Booking) => void
}

/** Dialogs one after the other: a cancelled stay may need a refund, and the guest a mail. */
type Step = { name: 'form' } | { name: 'refund'; ledger: Ledger } | { name: 'mail'; booking: Booking }

/**
 * A booking in steps: each appears when the one before it is answered, in edit mode all at once. Changing an earlier
 * answer keeps the later ones that still hold.
 */
export function BookingForm({ booking: initialBooking, initial, onClose, onCreated }: Props) {
  const t = useMessages(bookingFormCatalog)
  const { cancel, mail, stayRules } = useMessages(bookingCatalog)
  /** The version that the form is about; a newer one may take its place. */
  const [booking, setBooking] = useState(initialBooking)
  const { import: imported, ...startValues } = initial ?? {}
  const [start] = useState(() => ({ ...bookingValues(initialBooking), ...startValues }))
  /** The guest is no client yet. */
  const [isNewGuest, setNewGuest] = useState(initial?.guest !== undefined)
  const unitIndex = useUnitIndex(booking)
  const { todayOf } = useToday(unitIndex.properties)
  const rules = useMemo(() => {
    const capacityOf = (id: number) => unitIndex.units.get(id)?.max_capacity
    const booked = bookingRules({ todayOf, capacityOf, ...(booking && { booking }) })
    return isNewGuest ? (withNewGuest(booked) as unknown as typeof booked) : booked
  }, [todayOf, unitIndex, booking, isNewGuest])
  const form = useZodForm(rules, start)
  const values: BookingFormValues = form.watched
  const { check_in, check_out, property, unit } = values
  const stay = useMemo(() => stayOf(check_in, check_out), [check_in, check_out])
  const availability = useAvailability(unitIndex, stay, { booking, imported })

  const clear = useCallback(
    (names: readonly string[]) => form.form.setFieldsValue(Object.fromEntries(names.map((name) => [name, undefined]))),
    [form.form],
  )
  useSingleChoice({ stay, property, unit }, availability, form.form)
  const isTaken = useUnitCheck({ stay, property, unit }, availability, clear) && values.status !== 'cancelled'
  const today = todayOf(property)
  const guests = Number(values.guests_count)
  const fits =
    Number.isInteger(guests) && guests >= 1 && guests <= (unitIndex.units.get(Number(unit))?.max_capacity ?? guests)
  const price = useBookingPrice(values, fits, { booking, imported })
  const withoutFollowed = useFollowedDeposit(form.form, booking, price.payment)
  const brokenRules = values.status === 'cancelled' ? undefined : price.brokenRules
  const hasClient = isNewGuest || Boolean(values.client)
  const fields = stepsOf(values, {
    hasClient,
    isEdit: booking !== undefined,
    hasProperties: isTaken || availability.properties?.length !== 0,
    fits,
  })
  const { create, update, remove } = useBookingCommands(booking)

  const confirm = useConfirm()
  const refundDue = useRefundDue(booking?.id)
  const [step, setStep] = useState<Step>({ name: 'form' })
  /** Known once the booking is saved, and begun when the form closes after that. */
  const nextStep = useRef<Step>(null)
  const [writesMail, setWritesMail] = useState(false)
  const addGuest = useAddGuest()
  const submit = async ({ guest, ...typed }: z.input<typeof rules> & Pick<BookingFormValues, 'guest'>) => {
    if (typed.status !== 'cancelled' && !(await price.isRuleSaid(typed))) return false
    const total = typed.pricing === 'keep' ? booking?.total_price : price.price?.total
    const question = depositQuestion(t.deposit, typed, total, booking)
    if (question && !(await confirm(question))) return false
    const followed = withoutFollowed(typed)
    const body = guest ? { ...followed, client: await addGuest(guest) } : followed
    const after = booking
      ? await update(body)
      : await create({ ...body, ...(imported !== undefined && { import: imported }) })
    if (!after) return after
    if (!booking) onCreated?.(after)
    const isCancelled = booking && after.status === 'cancelled' && booking.status !== 'cancelled'
    // Asks for the refund at once, while the booking is open.
    const ledger = isCancelled ? await refundDue() : null
    if (ledger) nextStep.current = { name: 'refund', ledger }
    else if (writesMail && canTell) nextStep.current = { name: 'mail', booking: after }
    return after
  }

  // The guest of a request hears of its answer anyway.
  const canTell = values.status === 'confirmed' && !(booking?.request_email && booking.status !== 'confirmed')
  const beginGuest = (searchText: string) => {
    form.form.setFieldsValue({ client: undefined, guest: guestOf(searchText) })
    setNewGuest(true)
  }
  const takeFresh = (current: unknown, keepsTyped: boolean) => {
    const fresh = bookingSchema.parse(current)
    setBooking(fresh)
    form.restart(bookingValues(fresh), keepsTyped)
  }

  const savingLabel = !booking ? t.save : form.changed ? t.update : t.noChanges
  const submitLabel = brokenRules ? (booking ? stayRules.change : stayRules.book) : savingLabel
  if (step.name === 'refund' && booking) {
    const { ledger } = step
    return (
      <PaymentForm booking={booking.id} ledger={ledger} what="refund" reason={cancel.refundReason} onClose={onClose} />
    )
  }
  if (step.name === 'mail')
    return <MailDialog booking={step.booking.id} version={step.booking.version} onClose={onClose} />
  return (
    <FormModal
      title={booking ? t.editTitle : t.newTitle}
      about={`Booking ${booking?.id ?? 'new'}`}
      width={640}
      form={form}
      submitLabel={submitLabel}
      submitDisabled={booking !== undefined && !form.changed}
      onClose={() => {
        if (nextStep.current) setStep(nextStep.current)
        else onClose()
      }}
      onSubmit={submit}
      // Of a new one the list says it, with a way to open it.
      {...(!booking && onCreated && { done: null })}
      onFresh={takeFresh}
      onRestore={(draft: BookingFormValues) => setNewGuest(draft.guest !== undefined)}
      renderActions={(attempt, sending) =>
        booking && (
          <DeleteButton booking={booking} disabled={sending} onDelete={(message) => void attempt(remove, message)} />
        )
      }
    >
      <FieldGrid>
        <StayFields
          form={form}
          values={values}
          earliest={booking && booking.check_in < today ? booking.check_in : today}
          availability={availability}
          step={fields}
        />
        {fields.client && !isNewGuest && (
          <Form.Item label={t.client.label} validateTrigger="onChange" {...form.field('client')}>
            <ClientPicker
              current={booking?.client}
              placeholder={t.client.placeholder}
              newOne={t.client.newOne}
              onAdd={beginGuest}
              explainsNone
            />
          </Form.Item>
        )}
      </FieldGrid>
      {fields.client && isNewGuest && (
        <NewGuestFields
          field={form.field}
          guest={form.form.getFieldValue('guest') as BookingFormValues['guest']}
          onBack={() => {
            form.form.setFieldValue('guest', undefined)
            setNewGuest(false)
          }}
        />
      )}
      {fields.rest && (
        <ExtrasFields
          codeRefusal={price.error?.problem.fields?.promo_code?.[0]}
          {...{ form, property, today, payment: price.payment, ...(booking && { booking }) }}
        />
      )}
      {fields.rest && canTell && (
        <Form.Item>
          <Checkbox checked={writesMail} onChange={(event) => setWritesMail(event.target.checked)}>
            {mail.tell}
          </Checkbox>
        </Form.Item>
      )}
      <PricePanel price={price} values={values} field={form.field} {...(booking && { booking })} />
      {booking && <Slot name="booking.form" props={{ booking: booking.id, unsaved: form.changed }} />}
      <BrokenRules check={brokenRules} onTake={(nearest) => form.form.setFieldsValue(nearest)} />
      <BookingHints
        values={values}
        hasClient={hasClient}
        availability={availability}
        fits={fits}
        // A refusal says it at the dates already.
        isTaken={isTaken && form.form.getFieldError('check_out').length === 0}
        takenStays={price.takenStays}
      />
    </FormModal>
  )
}
