import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/en'

export const messages = {
  ...words,
  terms: 'Terms',
  hint: 'Guests see them with the price and accept them with their request. Stays that are booked already keep theirs.',
  forNew: 'Start new properties with these terms, too',
  plan: {
    offer: 'Also offer a non-refundable plan',
    hint: 'Guests choose between the two: your terms above, or these for less. The discount is taken off nights and extra persons.',
    percent: 'Percent off',
    terms: 'Terms of the non-refundable plan',
    summary: (percent: number) => `non-refundable for ${en.percent(percent)} less`,
  },
  payments: {
    title: 'Deposit and due days',
    usual: 'As in the payment settings',
    own: 'Its own',
    hint: 'The payment settings are in the invoice settings. New stays follow the rule, those of guests too; stays that are agreed on already keep their plan. On each booking you can ask for another deposit.',
  },
  presets: {
    flexible: 'Flexible: free until the day before arrival',
    moderate: 'Moderate: free until 5 days before, then 50%',
    strict: 'Strict: free until 30 days before, then 100%',
    non_refundable: 'Not refundable: always 100%',
  },
  /** Beside the head of the part, closed. */
  names: {
    flexible: 'Flexible',
    moderate: 'Moderate',
    strict: 'Strict',
    non_refundable: 'Not refundable',
  },
  own: 'Own steps',
  step: (number: number) => `Step ${number}`,
  until: 'Until (days before arrival)',
  percent: 'Percent of the total',
  afterwards: 'After that, percent of the total',
  add: 'Add a step',
  remove: 'Remove',
  removeStep: (number: number) => `Remove step ${number}`,
  preview: (total: number, arrival: Day) =>
    `How guests read it, for a stay of ${en.euros(total)} from ${en.longDay(arrival)}:`,
}
export type Messages = typeof messages
