import { nl } from '../../../domain/languages/nl.ts'
import { messages as payments } from '../../../domain/messages/payments/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  about:
    'Voer geld in dat u hebt ontvangen. Een invoer kan niet worden verwijderd; hebt u zich vergist, voeg dan een terugbetaling toe.',
  aboutRefund: (paid) => `Tot nu toe is ${nl.euros(paid)} betaald. Voer in wat u hebt terugbetaald.`,
  purpose: 'Doel',
  amount: 'Bedrag',
  date: 'Datum',
  method: 'Betaalwijze',
  reason: 'Reden',
  note: 'Notitie',
  enterQuestion: (amount) => `${nl.euros(amount)} invoeren?`,
  enter: (amount) => `${nl.euros(amount)} invoeren`,
  onlyLeft: (left) => `Voor deze boeking is nog maar ${nl.euros(left)} te betalen.`,
  nothingLeft: 'Voor deze boeking is niets meer te betalen.',
  changeAmount: 'Bedrag wijzigen',
}
