import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Aller au contenu',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  search: 'Rechercher',
  logout: 'Se déconnecter',
}
