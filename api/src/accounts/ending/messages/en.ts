import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  keep: 'Keep my account',
  ending: {
    subject: (day: Day) => `Your Keyhaven account will be deleted on ${en.day(day)}`,
    text: (day: Day) =>
      `You have closed your account, and guests can no longer find your units. On ${en.day(day)} everything will be deleted: properties, bookings, clients, invoices and pictures.`,
    untilThen:
      'Until then you can sign in, save a copy of everything under Settings, or keep your account. Invoices must be kept for years by law: save them before that day.',
    notYou: (support: string) =>
      `If this was not you, sign in, keep the account and choose another password, or write to ${support} right away.`,
  },
  endsSoon: {
    subject: (day: Day) => `Last reminder: your Keyhaven account will be deleted on ${en.day(day)}`,
    text: (day: Day) =>
      `On ${en.day(day)} your account and everything in it will be deleted. It cannot be restored after that.`,
  },
  kept: {
    subject: 'Your Keyhaven account will not be deleted',
    text: 'Your account is as it was, and guests can find your units again.',
    notYou: (support: string) => `If this was not you, please write to ${support} right away.`,
  },
  ended: {
    subject: 'Your Keyhaven account was deleted',
    text: 'As you asked 30 days ago, your account was deleted with everything in it.',
    thanks: 'Thank you for using Keyhaven.',
  },
}
export type Messages = typeof messages
