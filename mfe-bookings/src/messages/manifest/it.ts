import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { dashboard: 'Panoramica', clients: 'Clienti', bookings: 'Prenotazioni' },
  shortcuts: { 'new-booking': 'Nuova prenotazione', 'new-client': 'Nuovo cliente' },
}
