import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { channels: 'Kanäle' },
  slots: {
    'channels-to-do': 'Was Portale von Ihnen brauchen',
    'stale-calendars': 'Portale, die nicht aktuell sind',
    'import-details': 'Was ein Portal über einen Aufenthalt sagt',
  },
}
