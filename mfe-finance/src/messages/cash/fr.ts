import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  title: 'Livre de caisse',
  invoices: 'Factures',
  csv: 'CSV',
  excel: 'Excel',
  csvHint: 'Télécharger le mois en CSV',
  excelHint: 'Télécharger le mois pour Excel',
  print: 'Imprimer',
  month: 'Mois',
  monthFormat: 'MM.YYYY',
  columns: { date: 'Date', entry: 'Opération', in: 'Entrée', out: 'Sortie', balance: 'Solde' },
  opening: 'Solde d’ouverture',
  closing: 'Solde de clôture',
  endOf: (day) => `Fin du ${day}`,
  empty: (month) => `Aucun paiement en espèces en ${month}`,
  emptyHint: 'Il se remplit tout seul\u00a0: saisissez dans la réservation un paiement en espèces.',
  begins: (day) => `Le livre de caisse commence le ${day}. Les paiements antérieurs n’y figurent pas.`,
  belowZero: 'La caisse est négative',
  belowZeroHint:
    'Il est sorti plus d’espèces qu’il n’y en avait. Vérifiez le solde d’ouverture et les opérations marquées\u00a0: un paiement manque peut-être, ou un autre mode de paiement est le bon.',
  counted: 'Solde d’ouverture',
  countedAbout: 'Ce qu’il y avait dans la caisse au début de la journée. Le calcul part de là.',
  countedDay: 'Premier jour du livre',
  countedAmount: 'Dans la caisse',
  save: 'Enregistrer',
  noChanges: 'Aucune modification',
}
