import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Naar de inhoud',
  openNavigation: 'Navigatie openen',
  closeNavigation: 'Navigatie sluiten',
  search: 'Zoeken',
  logout: 'Uitloggen',
}
