import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { StayTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { plannedLine } from '@keyhaven/shared-contracts/domain/money/planned-parts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { termsCatalog } from '../messages/terms-catalog.ts'

type Planned = {
  parts: readonly PaymentPartOut[] | undefined
  terms: Pick<StayTerms, 'payment_rule'> | null | undefined
  checkIn: Day | undefined
  /** The day on which the parts were worked out, at the house. */
  from: Day | undefined
  /** Confirming books the stay, without the host's word. */
  isInstant: boolean
}

/** Words a payment plan in one line; empty where nothing is asked for before arrival. */
export const usePlannedLine = () => {
  const { plan } = useMessages(termsCatalog)
  return ({ parts = [], terms, checkIn, from, isInstant }: Planned) =>
    checkIn === undefined
      ? ''
      : plannedLine(plan, parts, {
          ...{ check_in: checkIn, from, awaitsHost: !isInstant },
          depositDays: terms?.payment_rule?.deposit_due_days ?? null,
        })
}

/** The same beside the price, before anything is typed. */
export function PlannedLine({ line }: { line: string }) {
  const t = useMessages(termsCatalog)
  if (line === '') return null
  return (
    <p className="kh-terms-plan">
      <strong>{t.payment}</strong> <span>{line}</span>
    </p>
  )
}
