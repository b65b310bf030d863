import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kaarten en wallets',
  loading: 'Kaartaccount wordt geladen',
  none: 'Gasten kunnen nog niet met een kaart betalen. Koppel uw eigen Stripe-account: het geld komt rechtstreeks bij u, en de kosten zijn tussen u en Stripe.',
  connect: 'Stripe koppelen',
  account: 'Account',
  at: (name) => `Stripe, ${name}`,
  since: (day) => `gekoppeld op ${nl.day(day)}`,
  testMode: 'Testmodus: er gaat geen geld om',
  disconnect: 'Ontkoppelen',
  disconnectQuestion: 'Uw Stripe-account ontkoppelen?',
  disconnectAbout:
    'Gasten kunnen dan niet meer met een kaart betalen. Wat betaald is, blijft in uw boeken, en terugbetalingen doet u vanaf dan in het dashboard van Stripe.',
  keep: 'Behouden',
  form: {
    about: 'Stripe-account',
    key: 'Geheime sleutel',
    keyHint:
      'Uit het dashboard van Stripe, onder ‘Developers’, ‘API keys’. Een beperkte sleutel moet kunnen schrijven: Checkout Sessions, Payment Intents, Refunds en Webhook Endpoints. De sleutel wordt versleuteld bewaard en nooit meer getoond.',
    save: 'Koppelen',
    saved: 'Gasten kunnen nu met een kaart betalen',
  },
  payments: 'Met kaart betaald',
  left: (amount) => `${nl.euros(amount)} kan terug naar de kaart`,
  refund: 'Terug naar kaart',
  refundOne: (amount) => `Terug naar kaart: ${nl.euros(amount)}`,
  states: { new: 'onderweg', done: 'terugbetaald', failed: 'mislukt' },
  refundState: (amount, state) => `${nl.euros(amount)} ${state}`,
  refundForm: {
    title: 'Terugbetalen op de kaart',
    about: 'Terugbetaling',
    amount: 'Bedrag',
    reason: 'Reden',
    save: 'Terugbetalen',
    saved: 'De terugbetaling is onderweg naar de kaart',
  },
}
