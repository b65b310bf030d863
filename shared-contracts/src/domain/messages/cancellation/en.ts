import type { End } from '../../stay/cancellation.ts'
import { en } from '../../languages/en.ts'

const until = (end: End) =>
  'day' in end
    ? `until ${en.longDay(end.day)}`
    : en.plural(end.daysBefore, {
        one: 'until the day before arrival',
        other: 'until # days before arrival',
      })
const cost = (percent: number, euros?: number) =>
  euros === undefined ? `${en.percent(percent)} of the total` : `${en.percent(percent)} (${en.euros(euros)})`

/** Costs of cancelling, part by part; `end` is a day, or so many days before arrival. */
export const messages = {
  title: 'Cancellation',
  free: (end: End) => `Free ${until(end)}`,
  part: (percent: number, end: End, euros?: number) => `${cost(percent, euros)} ${until(end)}`,
  after: (percent: number, euros?: number) => `then ${cost(percent, euros)}`,
  /** The only part, below the title. */
  always: (percent: number, euros?: number) => `Costs ${cost(percent, euros)}`,
  notRefundable: (euros?: number) =>
    euros === undefined ? 'Not refundable' : `Not refundable: cancelling costs the full price of ${en.euros(euros)}`,
  /** Fee of a cancelled stay, and what follows from it. */
  fee: 'Cancellation fee',
  paid: 'Paid',
  toRefund: 'To be refunded',
  leftToPay: 'Left to pay',
  /** In place of its amount, which is named. */
  waived: (euros: number) => `waived (${en.euros(euros)})`,
  // To the guest who is about to cancel.
  costsNothing: 'Cancelling is free of charge.',
  costsNow: (euros: number, percent: number) =>
    `Cancelling now costs ${en.euros(euros)}, ${en.percent(percent)} of the total.`,
  youPaid: (euros: number) => `You have paid ${en.euros(euros)}.`,
  payment: 'Payment',
}
export type Messages = typeof messages
