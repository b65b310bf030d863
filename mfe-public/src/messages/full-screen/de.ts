import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Schließen',
  zoom: 'Vergrößern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  failed: 'Dieses Bild konnte nicht geladen werden.',
}
