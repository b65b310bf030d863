import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Money due',
  about: 'What guests owe you by now and within two weeks, what you owe them, and documents to issue.',
  settings: 'Payment settings',
  show: 'Show',
  all: 'All',
  stages: { late: 'Late', soon: 'Due soon', refunds: 'To refund', documents: 'To issue' },
  stage: (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${en.number(count)})`),
  columns: { what: 'What', guest: 'Guest', stay: 'Stay', due: 'Due', amount: 'Amount', actions: 'Actions' },
  kinds: { deposit: 'Deposit', rest: 'Rest', full: 'Whole price', refund: 'Refund', document: 'Invoice to issue' },
  daysLate: (count: number) => en.plural(count, { one: '# day late', other: '# days late' }),
  openBooking: (reference: string) => `Open booking ${reference}`,
  remind: 'Send reminder',
  remindQuestion: (guest: string, amount: number) => `Remind ${guest} of ${en.euros(amount)}?`,
  remindAbout: 'They get a mail in their language with the amount, the day and how to pay.',
  keep: 'Not now',
  reminderSent: (guest: string) => `${guest} was sent a reminder`,
  reminded: (day: Day) => `reminded on ${en.day(day)}`,
  issue: 'Go to draft',
  empty: { title: 'Nothing is due', hint: 'What guests owe by their payment plans shows up here two weeks before.' },
  nothing: {
    late: 'Nothing is late',
    soon: 'Nothing is due within two weeks',
    refunds: 'Nothing is to be refunded',
    documents: 'Every stay that is over has its invoice',
  },
}
export type Messages = typeof messages
