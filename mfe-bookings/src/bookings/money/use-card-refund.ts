import { cardPaymentsApi } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'

type Money = { isOpen: boolean; paid: number; feeCents: number }

/** Amount in euros that can go back to the guest's cards once a booking is cancelled at this fee. */
export function useCardRefund(booking: number, { isOpen, paid, feeCents }: Money) {
  const isPaid = isOpen && paid > 0
  const { data = [] } = useQuery({ ...q(cardPaymentsApi.payments, { params: { id: booking } }), enabled: isPaid })
  const refundable = data.reduce((sum, payment) => sum + toCents(payment.refundable), 0)
  return toEuros(Math.max(0, Math.min(refundable, toCents(paid) - feeCents)))
}
