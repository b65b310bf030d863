import { cardPaymentsApi } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { invoicesApi, ofBooking } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { paymentsApi } from '@keyhaven/shared-contracts/contract/finance/payments'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The documents of a booking, newest first. */
export const documentsOf = (booking: number) => ({
  ...qList(invoicesApi.list, { query: ofBooking(booking) }),
  placeholderData: undefined,
})

const ledgerOf = (booking: number) => q(paymentsApi.list, { params: { id: booking } })

/** Documents and payments of a booking, which decide whether a dialog offers to cancel or to delete it. */
export const useBookingAccount = (booking: number) => {
  const documents = useQuery(documentsOf(booking))
  const ledger = useQuery(ledgerOf(booking))
  const rows = documents.data?.rows
  return {
    isKnown: rows !== undefined && ledger.data !== undefined,
    error: documents.error ?? ledger.error,
    retry: () => void Promise.all([documents.refetch(), ledger.refetch()]),
    isFetching: documents.isFetching || ledger.isFetching,
    /** The issued invoice that counts. */
    issued: rows?.find(({ kind, status }) => kind === 'invoice' && status === 'issued'),
    hasDraft: rows?.some(({ status }) => status === 'draft') ?? false,
    hasDocuments: rows?.some(({ status }) => status !== 'draft') ?? false,
    hasPayments: (ledger.data?.payments.length ?? 0) > 0,
    /** Sum of the payments less the refunds. */
    paid: ledger.data?.paid ?? 0,
  }
}

/** Loads the ledger of a booking that was just cancelled; null where nothing has to be refunded. */
export const useRefundDue = (booking: number | undefined) => {
  const cache = useQueryClient()
  const query = ledgerOf(booking ?? 0)
  // Somebody listens all the time: a request ends with the last who does, and the dialog that asked for it closes meanwhile.
  useQuery({ ...query, enabled: booking !== undefined })
  return async () => {
    // The booking is cancelled already. Where this fails, its payments still say what is to go back.
    const ledger = await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    return ledger && ledger.balance < 0 ? ledger : null
  }
}

type Money = { isOpen: boolean; paid: number; feeCents: number }

/** Amount in euros that can go back to the guest's cards once a booking is cancelled at this fee. */
export function useCardRefund(booking: number, { isOpen, paid, feeCents }: Money) {
  const isPaid = isOpen && paid > 0
  const { data = [] } = useQuery({ ...q(cardPaymentsApi.payments, { params: { id: booking } }), enabled: isPaid })
  const refundable = data.reduce((sum, payment) => sum + toCents(payment.refundable), 0)
  return toEuros(Math.max(0, Math.min(refundable, toCents(paid) - feeCents)))
}
