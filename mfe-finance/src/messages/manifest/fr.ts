import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Factures', analytics: 'Statistiques' },
  settings: { invoices: { title: 'Factures', about: 'Numéros, TVA, conditions de paiement et émission' } },
}
