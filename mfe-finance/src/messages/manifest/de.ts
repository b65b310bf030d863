import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Rechnungen', analytics: 'Auswertungen' },
  shortcuts: { 'money-due': 'Offene Beträge', 'tourist-tax': 'Ortstaxe nach Monaten' },
  slots: {
    'money-due': 'Offene Beträge',
    'booking-payments': 'Zahlungen der Buchung',
    'booking-invoices': 'Rechnungen der Buchung',
    'form-invoices': 'Rechnungen der Buchung',
  },
  settings: { invoices: { title: 'Rechnungen', about: 'Nummern, Umsatzsteuer, Zahlungsbedingungen und Ausstellung' } },
}
