import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Chiudi',
  zoom: 'Ingrandisci',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  failed: 'Non è stato possibile caricare questa foto.',
}
