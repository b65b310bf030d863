import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/en'

export const messages = {
  ...words,
  accepted: 'Accepted terms',
  // When the owner cancels.
  enter: 'Cancellation fee (optional)',
  hint: 'Leave it empty, and the guest owes nothing.',
  byTerms: (euros: number, percent: number) =>
    `By the terms that the guest accepted, cancelling today would cost ${en.euros(euros)}, ${en.percent(percent)} of the total.`,
  freeByTerms: 'By the terms that the guest accepted, cancelling today is free of charge.',
  charge: (euros: number) => `Charge ${en.euros(euros)}`,
  wrong: (maxAmount: number) => `Enter an amount up to ${en.euros(maxAmount)}`,
  // Of a stay that is cancelled.
  waive: 'Waive the fee',
  waiveQuestion: (euros: number) => `Waive the fee of ${en.euros(euros)}?`,
  waiveText: 'The guest then owes nothing for the cancelled stay. What was paid is to be refunded.',
  waiveTold: 'Your guest is told by email.',
  keep: 'Keep the fee',
  waivedBy: (euros: number, on: Day, by: string) => `Fee of ${en.euros(euros)} waived on ${en.longDay(on)} by ${by}`,
  // Its invoice.
  feeInvoice: {
    add: 'Invoice the fee',
    changeVat: 'VAT of the draft',
    title: 'Invoice of the cancellation fee',
    vat: 'VAT',
    none: 'Without VAT',
    percent: (rate: number) => en.percent(rate),
    hint: 'Such a fee is mostly compensation, which bears no VAT in Austria and Germany. Your tax adviser knows whether yours does.',
    make: 'Make the draft',
    made: 'The invoice of the fee is a draft now',
  },
}
export type Messages = typeof messages
