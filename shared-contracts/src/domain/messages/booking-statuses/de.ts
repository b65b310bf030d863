import type { Messages } from './en.ts'

export const messages: Messages = {
  pending: 'Offen',
  confirmed: 'Bestätigt',
  cancelled: 'Storniert',
}
