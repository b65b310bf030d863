import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Schließen',
  texts: {
    otherLanguages: 'Weitere Sprachen',
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, noch kein Text`,
    there: (language) => `${language}, Text vorhanden`,
    wrong: (language) => `${language}, bitte korrigieren`,
    leftEmpty: 'Solange hier nichts steht, lesen Gäste:',
  },
}
