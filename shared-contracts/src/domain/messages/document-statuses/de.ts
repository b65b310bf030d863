import type { Messages } from './en.ts'

export const messages: Messages = {
  draft: 'Entwurf',
  issued: 'Ausgestellt',
  cancelled: 'Storniert',
  cancellation: 'Storno',
}
