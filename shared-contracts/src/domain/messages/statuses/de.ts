import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: {
    pending: 'Offen',
    confirmed: 'Bestätigt',
    cancelled: 'Storniert',
  },
  document: {
    draft: 'Entwurf',
    issued: 'Ausgestellt',
    cancelled: 'Storniert',
    cancellation: 'Storno',
  },
}
