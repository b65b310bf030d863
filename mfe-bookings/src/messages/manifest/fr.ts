import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { dashboard: 'Tableau de bord', clients: 'Clients', bookings: 'Réservations' },
  shortcuts: { 'new-booking': 'Nouvelle réservation', 'new-client': 'Nouveau client' },
}
