import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Rechnungen', analytics: 'Auswertungen' },
  settings: { invoices: { title: 'Rechnungen', about: 'Nummern, Umsatzsteuer, Zahlungsbedingungen und Ausstellung' } },
}
