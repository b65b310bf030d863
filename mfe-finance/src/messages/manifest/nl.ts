import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { invoices: 'Facturen', analytics: 'Statistieken' },
  settings: { invoices: { title: 'Facturen', about: 'Nummers, btw, betalingsvoorwaarden en opmaken' } },
}
