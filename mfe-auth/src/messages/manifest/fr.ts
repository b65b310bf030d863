import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { settings: 'Paramètres', help: 'Aide' },
  settings: { connections: { title: 'Connexions', about: 'Clés d’API et webhooks pour d’autres logiciels' } },
}
