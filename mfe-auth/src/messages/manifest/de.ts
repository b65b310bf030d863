import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { settings: 'Einstellungen', help: 'Hilfe' },
  settings: { connections: { title: 'Verbindungen', about: 'API-Schlüssel und Webhooks für andere Programme' } },
}
