import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useEffect, useRef } from 'react'
import type { BookingFormValues } from '../booking-rules.ts'
import type { QuotedPayment } from './required-deposit.tsx'

type Deposit = Pick<BookingFormValues, 'deposit_amount' | 'deposit_due'>

/** An empty field and nothing asked for are the same. */
const isSame = (one: Deposit, other: Deposit) =>
  Number(one.deposit_amount ?? 0) === Number(other.deposit_amount ?? 0) &&
  (one.deposit_due ?? null) === (other.deposit_due ?? null)

/**
 * Lets the deposit of a booking follow its stay on the screen, as the server will have it, until somebody types another one. Answers how to send
 * it: a figure that nobody typed is left out, so that the server works it out for the stay that is saved.
 */
export function useFollowedDeposit(
  form: ZodForm['form'],
  booking: Booking | undefined,
  payment: QuotedPayment | undefined,
) {
  const lastDeposit = useRef<Deposit>(booking)
  useEffect(() => {
    lastDeposit.current = booking
  }, [booking])
  const { deposit_amount: amount, deposit_due: due } = payment ?? {}
  useEffect(() => {
    const typed = form.getFieldsValue(true) as BookingFormValues
    if (!lastDeposit.current || amount === undefined || !isSame(typed, lastDeposit.current)) return
    const next = { deposit_amount: amount, deposit_due: due ?? null }
    if (isSame(next, lastDeposit.current)) return
    lastDeposit.current = next
    form.setFieldsValue({ ...next, ...(amount === 0 && { deposit_amount: null }) })
  }, [form, amount, due])
  return <Values extends Deposit>(values: Values): Values => {
    if (!lastDeposit.current || !isSame(values, lastDeposit.current)) return values
    const { deposit_amount: _amount, deposit_due: _due, ...rest } = values
    return rest as Values
  }
}
