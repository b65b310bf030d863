import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Sluiten',
  zoom: 'Inzoomen',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  failed: 'Deze foto kon niet worden geladen.',
}
