import type { Messages } from './en.ts'

export const messages: Messages = {
  settings: {
    site: { title: 'Openbare website', about: 'Uw eigen domein, uw kleur en hoelang gasten op antwoord wachten' },
  },
}
