import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { termsCatalog } from '../messages/terms-catalog.ts'

/** Of a cancelled stay: what that costs, and what of the money goes back or is left to pay. */
export function FeeRows({ request }: { request: GuestRequest }) {
  const t = useMessages(termsCatalog)
  const { euros } = useLanguage()
  const { status, was_accepted, terms, cancellation_fee: fee = 0, fee_waived: waived = 0, paid = 0 } = request
  const isCharged = fee > 0 || waived > 0 || paid > 0 || (terms && was_accepted)
  if (status !== 'cancelled' || !isCharged) return null
  const rest = toEuros(toCents(fee) - toCents(paid))
  return (
    <dl className="kh-lines kh-paid">
      <div>
        <dt>{t.fee}</dt>
        <dd>{waived > 0 ? t.waived(waived) : euros(fee)}</dd>
      </div>
      {paid > 0 && (
        <div>
          <dt>{t.paid}</dt>
          <dd>{euros(paid)}</dd>
        </div>
      )}
      {paid > 0 && rest !== 0 && (
        <div>
          <dt>{rest < 0 ? t.toRefund : t.leftToPay}</dt>
          <dd>
            <strong>{euros(Math.abs(rest))}</strong>
          </dd>
        </div>
      )}
    </dl>
  )
}
