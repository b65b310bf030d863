import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { dashboard: 'Übersicht', clients: 'Kunden', bookings: 'Buchungen' },
  shortcuts: { 'new-booking': 'Neue Buchung', 'new-client': 'Neuer Kunde' },
}
