import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Fatture', analytics: 'Statistiche' },
  shortcuts: { 'money-due': 'Importi dovuti', 'tourist-tax': 'Tassa di soggiorno per mese' },
  slots: {
    'money-due': 'Importi dovuti',
    'booking-payments': 'Pagamenti della prenotazione',
    'booking-invoices': 'Fatture della prenotazione',
    'form-invoices': 'Fatture della prenotazione',
  },
  settings: { invoices: { title: 'Fatture', about: 'Numeri, IVA, condizioni di pagamento ed emissione' } },
}
