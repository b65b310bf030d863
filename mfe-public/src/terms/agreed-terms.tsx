import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { TermsDetails } from './terms-details.tsx'

type Agreed = Pick<GuestRequest, 'terms' | 'check_in' | 'total_price' | 'price_lines' | 'time_zone'>

/** Accepted terms, worded as they were then; renders nothing where none were shown. */
export function AgreedTerms({ request, isOpen = false }: { request: Agreed; isOpen?: boolean }) {
  const { terms, check_in, time_zone = 'UTC' } = request
  if (!terms) return null
  const acceptedOn = dayIn(time_zone, new Date(terms.accepted_at))
  const parts = termsOfStay(terms.cancellation, { check_in, baseCents: feeBaseOf(request) }, acceptedOn)
  return <TermsDetails parts={parts} payment={terms} isOpen={isOpen} />
}
