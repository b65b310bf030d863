import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Carte e wallet',
  loading: 'Caricamento del conto carte',
  none: 'Gli ospiti non possono ancora pagare con carta. Colleghi il suo conto Stripe: il denaro arriva direttamente a lei, e le commissioni sono tra lei e Stripe.',
  connect: 'Collega Stripe',
  account: 'Conto',
  at: (name) => `Stripe, ${name}`,
  since: (day) => `collegato il ${it.day(day)}`,
  testMode: 'Modalità di prova: non si muove denaro',
  disconnect: 'Scollega',
  disconnectQuestion: 'Scollegare il suo conto Stripe?',
  disconnectAbout:
    'Gli ospiti non potranno più pagare con carta. Ciò che è stato pagato resta nei suoi conti, e i rimborsi si fanno da allora nel pannello di Stripe.',
  keep: 'Mantieni',
  form: {
    about: 'Conto Stripe',
    key: 'Chiave segreta',
    keyHint:
      'Dal pannello di Stripe, in «Sviluppatori», «Chiavi API». Una chiave con restrizioni deve poter scrivere: Checkout Sessions, Payment Intents, Refunds e Webhook Endpoints. È salvata cifrata e non viene più mostrata.',
    save: 'Collega',
    saved: 'Ora gli ospiti possono pagare con carta',
  },
  payments: 'Pagato con carta',
  left: (amount) => `${it.euros(amount)} possono tornare sulla carta`,
  refund: 'Rimborsa sulla carta',
  refundOne: (amount) => `Rimborsa sulla carta: ${it.euros(amount)}`,
  states: { new: 'in corso', done: 'rimborsato', failed: 'non riuscito' },
  refundState: (amount, state) => `${it.euros(amount)} ${state}`,
  refundForm: {
    title: 'Rimborsa sulla carta',
    about: 'Rimborso',
    amount: 'Importo',
    reason: 'Motivo',
    save: 'Rimborsa',
    saved: 'Il rimborso è in viaggio verso la carta',
  },
}
