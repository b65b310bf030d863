import type { Messages } from './en.ts'

export const messages: Messages = {
  settings: {
    site: { title: 'Sito pubblico', about: 'Il dominio proprio, il colore e quanto aspettano gli ospiti una risposta' },
  },
}
