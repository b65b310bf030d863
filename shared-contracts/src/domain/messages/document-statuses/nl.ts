import type { Messages } from './en.ts'

export const messages: Messages = {
  draft: 'Concept',
  issued: 'Opgemaakt',
  cancelled: 'Geannuleerd',
  cancellation: 'Creditnota',
}
