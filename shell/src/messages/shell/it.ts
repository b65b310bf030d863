import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Vai al contenuto',
  openNavigation: 'Apri la navigazione',
  closeNavigation: 'Chiudi la navigazione',
  search: 'Cerca',
  logout: 'Esci',
}
