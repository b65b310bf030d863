import type { Messages } from './en.ts'

export const messages: Messages = {
  nav: { settings: 'Impostazioni', help: 'Aiuto' },
  settings: { connections: { title: 'Connessioni', about: 'Chiavi API e webhook per altri programmi' } },
}
