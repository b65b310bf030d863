import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: {
    pending: 'In afwachting',
    confirmed: 'Bevestigd',
    cancelled: 'Geannuleerd',
  },
  document: {
    draft: 'Concept',
    issued: 'Opgemaakt',
    cancelled: 'Geannuleerd',
    cancellation: 'Creditnota',
  },
}
