import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Fatture', analytics: 'Statistiche' },
  settings: { invoices: { title: 'Fatture', about: 'Numeri, IVA, condizioni di pagamento ed emissione' } },
}
