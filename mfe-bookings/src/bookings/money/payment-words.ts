import type { paymentKinds, paymentMethods } from '@keyhaven/shared-contracts/contract/payments'

export const kindLabels: Record<(typeof paymentKinds)[number], string> = {
  deposit: 'Deposit',
  payment: 'Payment',
  refund: 'Refund',
}
export const methodLabels: Record<(typeof paymentMethods)[number], string> = {
  cash: 'cash',
  card: 'card',
  transfer: 'bank transfer',
  other: 'other method',
}
