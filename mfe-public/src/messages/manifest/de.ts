import type { Messages } from './en.ts'

export const messages: Messages = {
  settings: {
    site: {
      title: 'Öffentliche Website',
      about: 'Ihre eigene Domain, Ihre Farbe und wie lange Gäste auf eine Antwort warten',
    },
  },
}
