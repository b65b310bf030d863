import type { Messages } from './en.ts'

export const messages: Messages = {
  pending: 'In afwachting',
  confirmed: 'Bevestigd',
  cancelled: 'Geannuleerd',
}
