import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Chiudi',
  texts: {
    otherLanguages: 'Altre lingue',
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, testo mancante`,
    there: (language) => `${language}, testo presente`,
    wrong: (language) => `${language}, da correggere`,
    leftEmpty: 'Finché il campo è vuoto, gli ospiti leggono:',
  },
}
