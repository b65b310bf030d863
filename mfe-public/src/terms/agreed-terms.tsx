import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { addDays, type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { planOfRule } from '@keyhaven/shared-contracts/contract/finance/plan-of-rule'
import { DamageLine } from './damage-line.tsx'
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

/** Damage deposit as it was accepted; a stay that is agreed on says it by itself. */
function damageOf({ terms, status, check_in, check_out }: Agreed) {
  const damage = status === 'pending' && terms?.damage_deposit
  if (!damage) return null
  const { amount, days_before, days_after } = damage
  return { amount, from: addDays(check_in, -days_before), until: addDays(check_out, days_after) }
}

/** Accepted terms, worded as they were then; renders nothing where none were shown. */
export function AgreedTerms({ request, isOpen = false }: { request: Agreed; isOpen?: boolean }) {
  const { terms, check_in, time_zone = 'UTC' } = request
  const acceptedOn = dayIn(time_zone, new Date(terms?.accepted_at ?? 0))
  const planned = usePlanned(request, acceptedOn)
  if (!terms) return null
  const parts = termsOfStay(terms.cancellation, { check_in, baseCents: feeBaseOf(request) }, acceptedOn)
  return (
    <>
      <DamageLine deposit={damageOf(request)} />
      <TermsDetails parts={parts} payment={terms} planned={planned} isOpen={isOpen} />
    </>
  )
}
