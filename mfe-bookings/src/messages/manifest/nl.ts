import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { dashboard: 'Overzicht', clients: 'Klanten', bookings: 'Boekingen' },
  shortcuts: { 'new-booking': 'Nieuwe boeking', 'new-client': 'Nieuwe klant' },
}
