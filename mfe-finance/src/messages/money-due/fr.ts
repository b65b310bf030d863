import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Montants dus',
  about:
    'Ce que les voyageurs vous doivent maintenant et d’ici deux semaines, ce que vous leur devez, et les documents à émettre.',
  settings: 'Paramètres de paiement',
  show: 'Afficher',
  all: 'Tout',
  stages: { late: 'En retard', soon: 'Bientôt dû', refunds: 'À rembourser', documents: 'À émettre' },
  stage: (name, count) => (count === undefined ? name : `${name} (${fr.number(count)})`),
  columns: { what: 'Quoi', guest: 'Voyageur', stay: 'Séjour', due: 'Échéance', amount: 'Montant', actions: 'Actions' },
  kinds: {
    deposit: 'Acompte',
    rest: 'Solde',
    full: 'Prix total',
    refund: 'Remboursement',
    document: 'Facture à émettre',
  },
  daysLate: (count) => fr.plural(count, { one: '# jour de retard', other: '# jours de retard' }),
  openBooking: (reference) => `Ouvrir la réservation ${reference}`,
  remind: 'Envoyer un rappel',
  remindQuestion: (guest, amount) => `Rappeler ${fr.euros(amount)} à ${guest} ?`,
  remindAbout: 'Le voyageur reçoit un e-mail dans sa langue avec le montant, la date et le mode de paiement.',
  keep: 'Pas maintenant',
  reminderSent: (guest) => `Rappel envoyé à ${guest}`,
  reminded: (day) => `rappel le ${fr.day(day)}`,
  issue: 'Voir le brouillon',
  empty: {
    title: 'Rien n’est dû',
    hint: 'Ce que les voyageurs doivent selon leur plan de paiement apparaît ici deux semaines avant.',
  },
  nothing: {
    late: 'Rien n’est en retard',
    soon: 'Rien n’est dû d’ici deux semaines',
    refunds: 'Rien n’est à rembourser',
    documents: 'Chaque séjour terminé a sa facture',
  },
}
