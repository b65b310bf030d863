import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Cards and wallets',
  loading: 'Loading the card account',
  none: 'Guests cannot pay by card yet. Connect your own Stripe account: the money comes to you directly, and Stripe’s fees are between you and Stripe.',
  connect: 'Connect Stripe',
  account: 'Account',
  at: (name: string) => `Stripe, ${name}`,
  since: (day: Day) => `connected on ${en.day(day)}`,
  testMode: 'Test mode: no money moves',
  disconnect: 'Disconnect',
  disconnectQuestion: 'Disconnect your Stripe account?',
  disconnectAbout:
    'Guests can no longer pay by card. What was paid stays in your books, and refunds are made in Stripe’s dashboard from then on.',
  keep: 'Keep it',
  form: {
    about: 'Stripe account',
    key: 'Secret key',
    keyHint:
      'From Stripe’s dashboard, under Developers, API keys. A restricted key needs: Checkout Sessions, Payment Intents, Refunds and Webhook Endpoints (write). It is stored encrypted and never shown again.',
    save: 'Connect',
    saved: 'Guests can pay by card now',
  },
  payments: 'Paid by card',
  left: (amount: number) => `${en.euros(amount)} can go back to the card`,
  refund: 'Refund to card',
  refundOne: (amount: number) => `Refund to card: ${en.euros(amount)}`,
  states: { new: 'on its way', done: 'refunded', failed: 'failed' },
  refundState: (amount: number, state: string) => `${en.euros(amount)} ${state}`,
  refundForm: {
    title: 'Refund to the card',
    about: 'Refund',
    amount: 'Amount',
    reason: 'Reason',
    save: 'Refund',
    saved: 'The refund is on its way to the card',
  },
}
export type Messages = typeof messages
