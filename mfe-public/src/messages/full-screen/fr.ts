import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Fermer',
  zoom: 'Agrandir',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  failed: 'Cette photo n’a pas pu être chargée.',
}
