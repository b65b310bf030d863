import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Zum Inhalt springen',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  search: 'Suchen',
  logout: 'Abmelden',
}
