import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Factures', analytics: 'Statistiques' },
  shortcuts: { 'money-due': 'Montants dus', 'tourist-tax': 'Taxe de séjour par mois' },
  slots: {
    'money-due': 'Montants dus',
    'booking-payments': 'Paiements de la réservation',
    'booking-invoices': 'Factures de la réservation',
    'form-invoices': 'Factures de la réservation',
  },
  settings: { invoices: { title: 'Factures', about: 'Numéros, TVA, conditions de paiement et émission' } },
}
