import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Fatture', analytics: 'Statistiche' },
  slots: {
    'booking-payments': 'Pagamenti della prenotazione',
    'booking-invoices': 'Fatture della prenotazione',
    'form-invoices': 'Fatture della prenotazione',
  },
  settings: { invoices: { title: 'Fatture', about: 'Numeri, IVA, condizioni di pagamento ed emissione' } },
}
