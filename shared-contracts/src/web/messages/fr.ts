import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Fermer',
  texts: {
    otherLanguages: 'Autres langues',
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, pas encore de texte`,
    there: (language) => `${language}, texte renseigné`,
    wrong: (language) => `${language}, à corriger`,
    leftEmpty: 'Tant que ce champ est vide, les voyageurs lisent\u00a0:',
  },
}
