import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { settings: 'Instellingen', help: 'Help' },
  settings: { connections: { title: 'Koppelingen', about: 'API-sleutels en webhooks voor andere software' } },
}
