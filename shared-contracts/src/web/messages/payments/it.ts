import { it } from '../../../domain/languages/it.ts'
import { messages as payments } from '../../../domain/messages/payments/it.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  about:
    'Inserire il denaro ricevuto. Una registrazione non si può eliminare: in caso di errore, aggiungere un rimborso.',
  aboutRefund: (paid) => `Finora sono stati pagati ${it.euros(paid)}. Inserire quanto è stato rimborsato.`,
  purpose: 'Causale',
  amount: 'Importo',
  date: 'Data',
  method: 'Metodo',
  reason: 'Motivo',
  note: 'Nota',
  enterQuestion: (amount) => `Registrare ${it.euros(amount)}?`,
  enter: (amount) => `Registra ${it.euros(amount)}`,
  onlyLeft: (left) => `Per questa prenotazione restano da pagare solo ${it.euros(left)}.`,
  nothingLeft: 'Per questa prenotazione non resta nulla da pagare.',
  changeAmount: 'Cambia importo',
}
