import type { AcceptedTerms, CancelCost } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { cancellationCost, defaultTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { conflict } from '../http/problem.ts'

type StayToCancel = {
  status: 'pending' | 'confirmed' | 'cancelled'
  check_in: Day
  /** Result of `feeBaseOf`. */
  baseCents: number
  terms: AcceptedTerms | null | undefined
}

/** Fee of cancelling at this moment: none for a request that waits, and for a stay without terms. */
function costNow({ status, check_in, baseCents, terms }: StayToCancel, zone: string, now: Date) {
  if (status !== 'confirmed') return { percent: 0, cents: 0 }
  return cancellationCost(terms?.cancellation ?? defaultTerms, { check_in, baseCents }, dayIn(zone, now))
}

/** Cost of cancelling, in the words of the contract. */
export function cancelCostOf(stay: StayToCancel, zone: string, now: Date): CancelCost {
  const { percent, cents } = costNow(stay, zone, now)
  return { percent, fee: toEuros(cents) }
}

/** Fee of a guest who cancels now; refused where it is more than the guest was shown. */
export function agreedFee(stay: StayToCancel, shownCents: number | undefined, zone: string, now: Date) {
  const { cents } = costNow(stay, zone, now)
  const fee = toEuros(cents)
  if (fee > (shownCents ?? 0)) throw conflict('fee_changed', reason('guests.feeChanged', { fee }))
  return cents
}
