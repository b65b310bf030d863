import { messages as cancellation } from '@keyhaven/shared-contracts/domain/messages/cancellation/en'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/en'

export const messages = {
  ...payments,
  fee: cancellation.fee,
  title: 'Payments',
  loading: 'Loading the payments',
  none: 'Nothing has been paid yet.',
  noneCancelled: 'Nothing was paid.',
  paid: 'Paid',
  unpaid: 'Unpaid',
  settled: 'Paid in full',
  settledCancelled: 'Nothing to pay or refund',
}
export type Messages = typeof messages
