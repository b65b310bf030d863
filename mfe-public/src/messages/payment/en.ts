import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/en'
import { messages as transfer } from '@keyhaven/shared-contracts/domain/messages/transfer/en'

export const messages = {
  plan,
  transfer,
  /** Beside a part of the plan. */
  paid: 'paid',
  partlyPaid: (paid: number) => `${en.euros(paid)} of it paid`,
  wasDue: (due: Day) => `was due on ${en.longDay(due)}`,
  how: 'Pay by bank transfer',
  /** Purpose of the transfer, above its details. */
  next: (amount: number, due: Day) => `Due next: <b>${en.euros(amount)}</b> by ${en.longDay(due)}.`,
  late: (amount: number, due: Day) =>
    `<b>${en.euros(amount)}</b> was due on ${en.longDay(due)}. If you have just paid, all is well: a transfer takes a day or two.`,
  open: (amount: number) => `Still to be paid: <b>${en.euros(amount)}</b>.`,
  copyOf: (name: string) => `Copy: ${name}`,
  copied: (name: string) => `${name} copied`,
  notCopied: 'It could not be copied. Please select the text and copy it.',
  showCode: 'Show QR code',
  hideCode: 'Hide QR code',
  savePicture: 'Save picture',
  cards: 'Card or wallet',
  payByCard: (amount: number) => `Pay ${en.euros(amount)} by card`,
  cardsHint: 'You pay on a page of the provider and come back here afterwards.',
}
export type Messages = typeof messages
