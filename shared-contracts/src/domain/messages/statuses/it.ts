import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: {
    pending: 'In attesa',
    confirmed: 'Confermata',
    cancelled: 'Annullata',
  },
  document: {
    draft: 'Bozza',
    issued: 'Emessa',
    cancelled: 'Annullata',
    cancellation: 'Nota credito',
  },
}
