import { fr } from '../../../domain/languages/fr.ts'
import { messages as payments } from '../../../domain/messages/payments/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  about:
    'Saisissez l’argent que vous avez reçu. Une écriture ne peut pas être supprimée\u202f; en cas d’erreur, ajoutez un remboursement.',
  aboutRefund: (paid) => `${fr.euros(paid)} ont été payés jusqu’ici. Saisissez ce que vous avez remboursé.`,
  purpose: 'Objet',
  amount: 'Montant',
  date: 'Date',
  method: 'Moyen de paiement',
  reason: 'Motif',
  note: 'Note',
  enterQuestion: (amount) => `Saisir ${fr.euros(amount)}\u202f?`,
  enter: (amount) => `Saisir ${fr.euros(amount)}`,
  onlyLeft: (left) => `Pour cette réservation, il ne reste que ${fr.euros(left)} à payer.`,
  nothingLeft: 'Pour cette réservation, il ne reste rien à payer.',
  changeAmount: 'Changer le montant',
}
