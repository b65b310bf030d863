import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Sluiten',
  texts: {
    otherLanguages: 'Andere talen',
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, nog geen tekst`,
    there: (language) => `${language}, tekst aanwezig`,
    wrong: (language) => `${language}, moet worden verbeterd`,
    leftEmpty: 'Zolang dit leeg is, lezen gasten:',
  },
}
