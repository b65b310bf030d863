import type { Messages } from './en.ts'

export const messages: Messages = {
  draft: 'Bozza',
  issued: 'Emessa',
  cancelled: 'Annullata',
  cancellation: 'Nota credito',
}
