import type { Messages } from './en.ts'

export const messages: Messages = {
  pending: 'En attente',
  confirmed: 'Confirmée',
  cancelled: 'Annulée',
}
