import { type Booking, bookingChange } from '@keyhaven/shared-contracts/contract/bookings'
import { showEuros, toEuros } from '@keyhaven/shared-contracts/domain/money'
import type { z } from 'zod'

/** What to ask before a deposit is saved that is more than the whole stay costs; nothing where it is not, or was so before. */
export const depositQuestion = (
  { deposit_amount }: z.input<typeof bookingChange>,
  total: number | undefined,
  booking?: Booking,
) => {
  const deposit = toEuros(bookingChange.shape.deposit_amount.parse(deposit_amount))
  if (total === undefined || deposit <= total || deposit === booking?.deposit_amount) return null
  return {
    title: `Save a deposit of ${showEuros(deposit)}?`,
    content: `The whole stay costs ${showEuros(total)}.`,
    okText: `Save ${showEuros(deposit)}`,
    cancelText: 'Change the deposit',
    focusable: { autoFocusButton: 'cancel' as const },
    centered: true,
  }
}
