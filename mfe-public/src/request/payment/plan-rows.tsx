import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { paymentCatalog } from '../../messages/payment-catalog.ts'
import { Icon } from '../../ui/icon.tsx'
import { hasPassed } from '../request-state.ts'

type Zone = Pick<GuestRequest, 'time_zone'>

/** Says when a part is due, and how much of it is paid. */
function useStanding(request: Zone) {
  const t = useMessages(paymentCatalog)
  return ({ amount, paid, due }: PaymentPartOut) => {
    if (paid >= amount) return [t.plan.by(due), t.paid]
    const day = hasPassed(due, request) ? t.wasDue(due) : t.plan.by(due)
    return paid > 0 ? [day, t.partlyPaid(paid)] : [day]
  }
}

/** The payment plan of a stay, part by part, with what was paid; renders nothing where nothing is asked for before arrival. */
export function PlanRows({ request }: { request: Zone & Pick<GuestRequest, 'payment_plan'> }) {
  const t = useMessages(paymentCatalog)
  const { euros } = useLanguage()
  const standingOf = useStanding(request)
  const parts = request.payment_plan ?? []
  if (parts.length === 0) return null
  return (
    <>
      <h3 className="kh-arrival-title">{t.plan.title}</h3>
      <dl className="kh-lines kh-payment-plan">
        {parts.map((part) => (
          <div key={part.kind}>
            <dt>
              <span>{t.plan.parts[part.kind]}</span>
              <span className="kh-small">{standingOf(part).join(' · ')}</span>
            </dt>
            <dd>
              {part.paid >= part.amount && <Icon name="check" size={18} />}
              {euros(part.amount)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
