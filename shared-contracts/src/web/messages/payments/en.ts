import { en } from '../../../domain/languages/en.ts'
import { messages as payments } from '../../../domain/messages/payments/en.ts'

/** Messages of the form that enters a payment or a refund. */
export const messages = {
  ...payments,
  about: 'Enter money that you have received. An entry cannot be deleted; if you enter one by mistake, add a refund.',
  aboutRefund: (paid: number) => `${en.euros(paid)} has been paid so far. Enter what you have paid back.`,
  purpose: 'Purpose',
  amount: 'Amount',
  date: 'Date',
  method: 'Method',
  reason: 'Reason',
  note: 'Note',
  enterQuestion: (amount: number) => `Enter ${en.euros(amount)}?`,
  enter: (amount: number) => `Enter ${en.euros(amount)}`,
  onlyLeft: (left: number) => `For this booking only ${en.euros(left)} is left to pay.`,
  nothingLeft: 'For this booking nothing is left to pay.',
  changeAmount: 'Change the amount',
}
export type Messages = typeof messages
