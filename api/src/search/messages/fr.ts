import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Inactif',
  bookings: { pending: 'En attente', confirmed: 'Confirmée', cancelled: 'Annulée' },
  units: {
    apartment: 'Appartement',
    villa: 'Villa',
    house: 'Maison',
    studio: 'Studio',
    suite: 'Suite',
    cabin: 'Chalet',
    condo: 'Appartement en copropriété',
    townhouse: 'Maison de ville',
  },
  invoices: { draft: 'Brouillon', issued: 'Émise', cancelled: 'Annulée', cancellation: 'Avoir' },
}
