import type { Messages } from './en.ts'

export const messages: Messages = {
  inactive: 'Non attivo',
  bookings: { pending: 'In attesa', confirmed: 'Confermata', cancelled: 'Annullata' },
  units: {
    apartment: 'Appartamento',
    villa: 'Villa',
    house: 'Casa',
    studio: 'Monolocale',
    suite: 'Suite',
    cabin: 'Baita',
    condo: 'Appartamento in condominio',
    townhouse: 'Villetta a schiera',
  },
  invoices: { draft: 'Bozza', issued: 'Emessa', cancelled: 'Annullata', cancellation: 'Nota credito' },
}
