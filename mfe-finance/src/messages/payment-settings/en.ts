import { en } from '@keyhaven/shared-contracts/domain/languages/en'
/** The account and the payment rule of an owner. */
export const messages = {
  title: 'Payments',
  loading: 'Loading the payment settings',
  account: 'Account for transfers',
  accountHint: 'Guests who pay by bank transfer are told this account.',
  noAccount: 'No account yet: guests are not told where to transfer money.',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'Only some banks outside the European Economic Area need it.',
  rule: 'What guests are asked for',
  agreedStays:
    'For new stays. Stays that are agreed on already keep their plan, and a property can have a rule of its own.',
  instant: {
    needsDeposit: 'Instant bookings need the deposit',
    hint: 'Who books instantly pays the deposit by card within an hour, and the stay is booked by the payment. Needs a card account below; without a deposit it changes nothing.',
    on: 'Instant bookings count once their deposit is paid by card.',
  },
  reminders: {
    title: 'Reminders',
    hint: 'Guests are mailed in their language. What is due on arrival is never asked for by mail, and no stay is cancelled by itself.',
    daysBefore: 'Days before the due day',
    daysAfter: 'Days after, when it is late',
    never: 'No reminder',
    words: 'Your words before the due day',
    overdueWords: 'Your words when it is late',
    wordsHint: 'Empty for the usual words. Amount, day and how to pay are always said.',
    name: 'Reminded',
    before: (count: number) => `${en.plural(count, { one: '# day', other: '# days' })} before a payment is due`,
    after: (count: number) => `${en.plural(count, { one: '# day', other: '# days' })} after, when it is late`,
    off: 'Guests are not reminded of payments.',
  },
  newAccount: (iban: string, holder: string) =>
    `From now on guests transfer to ${iban}, ${holder}. Please compare this number with your statement once more.`,
  accountGone: 'Guests are no longer told an account for transfers.',
}
export type Messages = typeof messages
