import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Fatture', analytics: 'Statistiche' },
  slots: { 'booking-invoices': 'Fatture della prenotazione', 'form-invoices': 'Fatture della prenotazione' },
  settings: { invoices: { title: 'Fatture', about: 'Numeri, IVA, condizioni di pagamento ed emissione' } },
}
