import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Inaktiv',
  bookings: { pending: 'Offen', confirmed: 'Bestätigt', cancelled: 'Storniert' },
  units: {
    apartment: 'Ferienwohnung',
    villa: 'Villa',
    house: 'Haus',
    studio: 'Studio',
    suite: 'Suite',
    cabin: 'Hütte',
    condo: 'Wohnung',
    townhouse: 'Reihenhaus',
  },
  invoices: { draft: 'Entwurf', issued: 'Ausgestellt', cancelled: 'Storniert', cancellation: 'Storno' },
}
