import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Facturen', analytics: 'Statistieken' },
  shortcuts: { 'money-due': 'Openstaande bedragen', 'tourist-tax': 'Toeristenbelasting per maand' },
  slots: {
    'money-due': 'Openstaande bedragen',
    'booking-payments': 'Betalingen van de boeking',
    'booking-invoices': 'Facturen van de boeking',
    'form-invoices': 'Facturen van de boeking',
  },
  settings: { invoices: { title: 'Facturen', about: 'Nummers, btw, betalingsvoorwaarden en opmaken' } },
}
