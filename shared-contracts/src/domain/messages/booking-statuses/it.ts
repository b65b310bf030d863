import type { Messages } from './en.ts'

export const messages: Messages = {
  pending: 'In attesa',
  confirmed: 'Confermata',
  cancelled: 'Annullata',
}
