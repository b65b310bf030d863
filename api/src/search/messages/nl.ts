import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Niet actief',
  bookings: { pending: 'In afwachting', confirmed: 'Bevestigd', cancelled: 'Geannuleerd' },
  units: {
    apartment: 'Appartement',
    villa: 'Villa',
    house: 'Huis',
    studio: 'Studio',
    suite: 'Suite',
    cabin: 'Blokhut',
    condo: 'Flat',
    townhouse: 'Rijtjeshuis',
  },
  invoices: { draft: 'Concept', issued: 'Opgemaakt', cancelled: 'Geannuleerd', cancellation: 'Creditnota' },
}
