import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { channels: 'Canaux' },
  slots: {
    'channels-to-do': 'Ce que les portails attendent de vous',
    'stale-calendars': 'Portails qui ne sont pas à jour',
    'import-details': 'Ce qu’un portail dit d’un séjour',
  },
}
