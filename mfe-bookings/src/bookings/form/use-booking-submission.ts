import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Ledger } from '@keyhaven/shared-contracts/contract/finance/payments'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useAddGuest } from '../../clients/new-guest.ts'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import { useRefundDue } from '../money/use-booking-account.ts'
import { useBookingCommands } from '../use-booking-commands.ts'
import { type BookingFormValues, depositQuestion } from './booking-rules.ts'
import { useFollowedDeposit } from './extras/use-followed-deposit.ts'
import type { BookingEntry } from './use-booking-entry.ts'

/** Dialogs one after the other: a cancelled stay may need a refund, and the guest a mail. */
type Step = { name: 'form' } | { name: 'refund'; ledger: Ledger } | { name: 'mail'; booking: Booking }

type Typed = z.input<BookingEntry['form']['schema']>

/** Saves what stands in the form of a booking, after the questions that it raises, and knows which dialog comes then. */
export function useBookingSubmission(entry: BookingEntry, onCreated?: (booking: Booking) => void) {
  const { booking, imported, form, values, price } = entry
  const t = useMessages(bookingFormCatalog)
  const { create, update, remove } = useBookingCommands(booking)
  const withoutFollowed = useFollowedDeposit(form.form, booking, price.payment)
  const confirm = useConfirm()
  const refundDue = useRefundDue(booking?.id)
  const addGuest = useAddGuest()
  const [writesMail, setWritesMail] = useState(false)
  const [step, setStep] = useState<Step>({ name: 'form' })
  /** Known once the booking is saved, and begun when the form closes after that. */
  const nextStep = useRef<Step>(null)
  // The guest of a request hears of its answer anyway.
  const canTell = values.status === 'confirmed' && !(booking?.request_email && booking.status !== 'confirmed')

  const isAgreed = async (typed: Typed) => {
    if (typed.status !== 'cancelled' && !(await price.isRuleSaid(typed))) return false
    const total = typed.pricing === 'keep' ? booking?.total_price : price.price?.total
    const question = depositQuestion(t.deposit, typed, total, booking)
    return !question || confirm(question)
  }
  const stepAfter = async (after: Booking): Promise<Step | null> => {
    const isCancelled = booking && after.status === 'cancelled' && booking.status !== 'cancelled'
    // Asks for the refund at once, while the booking is open.
    const ledger = isCancelled ? await refundDue() : null
    if (ledger) return { name: 'refund', ledger }
    return writesMail && canTell ? { name: 'mail', booking: after } : null
  }
  const submit = async ({ guest, ...typed }: Typed & Pick<BookingFormValues, 'guest'>) => {
    if (!(await isAgreed(typed))) return false
    const followed = withoutFollowed(typed)
    const body = guest ? { ...followed, client: await addGuest(guest) } : followed
    const after = booking
      ? await update(body)
      : await create({ ...body, ...(imported !== undefined && { import: imported }) })
    if (!after) return after
    if (!booking) onCreated?.(after)
    nextStep.current = await stepAfter(after)
    return after
  }
  return {
    ...{ step, submit, remove, canTell, writesMail, setWritesMail },
    /** Begins the dialog that comes after the form; false where none does. */
    goOn: () => {
      if (nextStep.current) setStep(nextStep.current)
      return nextStep.current !== null
    },
  }
}
export type BookingSubmission = ReturnType<typeof useBookingSubmission>
