import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { channels: 'Canali' },
  slots: {
    'channels-to-do': 'Che cosa serve ai portali',
    'stale-calendars': 'Portali non aggiornati',
    'import-details': 'Che cosa dice un portale di un soggiorno',
  },
}
