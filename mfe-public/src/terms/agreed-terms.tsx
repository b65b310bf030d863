import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { planOfRule } from '@keyhaven/shared-contracts/contract/finance/plan-of-rule'
import { usePlannedLine } from './planned-line.tsx'
import { TermsDetails } from './terms-details.tsx'

type Agreed = Pick<
  GuestRequest,
  'terms' | 'check_in' | 'check_out' | 'total_price' | 'price_lines' | 'time_zone' | 'status' | 'booked_as'
>

/** Payment plan in the words that were accepted; a stay that is agreed on has its days in their place. */
function usePlanned({ terms, status, booked_as, ...stay }: Agreed, acceptedOn: Day) {
  const planned = usePlannedLine()
  if (status !== 'pending') return ''
  const parts = planOfRule(terms?.payment_rule, stay, acceptedOn)
  return planned({ parts, terms, checkIn: stay.check_in, from: acceptedOn, isInstant: booked_as === 'instant' })
}

/** Accepted terms, worded as they were then; renders nothing where none were shown. */
export function AgreedTerms({ request, isOpen = false }: { request: Agreed; isOpen?: boolean }) {
  const { terms, check_in, time_zone = 'UTC' } = request
  const acceptedOn = dayIn(time_zone, new Date(terms?.accepted_at ?? 0))
  const planned = usePlanned(request, acceptedOn)
  if (!terms) return null
  const parts = termsOfStay(terms.cancellation, { check_in, baseCents: feeBaseOf(request) }, acceptedOn)
  return <TermsDetails parts={parts} payment={terms} planned={planned} isOpen={isOpen} />
}
