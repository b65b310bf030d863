import type { Messages } from './en.ts'

export const messages: Messages = {
  draft: 'Brouillon',
  issued: 'Émise',
  cancelled: 'Annulée',
  cancellation: 'Avoir',
}
