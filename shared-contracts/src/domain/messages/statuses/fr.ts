import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: {
    pending: 'En attente',
    confirmed: 'Confirmée',
    cancelled: 'Annulée',
  },
  document: {
    draft: 'Brouillon',
    issued: 'Émise',
    cancelled: 'Annulée',
    cancellation: 'Avoir',
  },
}
