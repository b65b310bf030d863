import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { channels: 'Kanalen' },
  slots: {
    'channels-to-do': 'Wat portalen van u nodig hebben',
    'stale-calendars': 'Portalen die niet bij zijn',
    'import-details': 'Wat een portaal over een verblijf zegt',
  },
}
