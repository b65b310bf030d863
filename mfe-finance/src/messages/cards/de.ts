import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Karten und Wallets',
  loading: 'Kartenkonto wird geladen',
  none: 'Gäste können noch nicht mit Karte zahlen. Verbinden Sie Ihr eigenes Stripe-Konto: Das Geld kommt direkt zu Ihnen, und die Gebühren sind zwischen Ihnen und Stripe.',
  connect: 'Stripe verbinden',
  account: 'Konto',
  at: (name) => `Stripe, ${name}`,
  since: (day) => `verbunden am ${de.day(day)}`,
  testMode: 'Testmodus: Es fließt kein Geld',
  disconnect: 'Trennen',
  disconnectQuestion: 'Ihr Stripe-Konto trennen?',
  disconnectAbout:
    'Gäste können dann nicht mehr mit Karte zahlen. Was gezahlt wurde, bleibt in Ihren Büchern, und Erstattungen machen Sie von da an im Dashboard von Stripe.',
  keep: 'Behalten',
  form: {
    about: 'Stripe-Konto',
    key: 'Geheimer Schlüssel',
    keyHint:
      'Aus dem Dashboard von Stripe unter „Entwickler“, „API-Schlüssel“. Ein eingeschränkter Schlüssel braucht Schreibrechte für Checkout Sessions, Payment Intents, Refunds und Webhook Endpoints. Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
    save: 'Verbinden',
    saved: 'Gäste können jetzt mit Karte zahlen',
  },
  payments: 'Mit Karte gezahlt',
  left: (amount) => `${de.euros(amount)} können auf die Karte zurück`,
  refund: 'Auf Karte erstatten',
  refundOne: (amount) => `Auf Karte erstatten: ${de.euros(amount)}`,
  states: { new: 'unterwegs', done: 'erstattet', failed: 'fehlgeschlagen' },
  refundState: (amount, state) => `${de.euros(amount)} ${state}`,
  refundForm: {
    title: 'Auf die Karte erstatten',
    about: 'Erstattung',
    amount: 'Betrag',
    reason: 'Grund',
    save: 'Erstatten',
    saved: 'Die Erstattung ist auf dem Weg zur Karte',
  },
}
