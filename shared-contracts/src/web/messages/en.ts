export const messages = {
  close: 'Close',
  texts: {
    otherLanguages: 'Other languages',
    inLanguage: (what: string, language: string) => `${what} (${language})`,
    missing: (language: string) => `${language}, no text yet`,
    there: (language: string) => `${language}, has a text`,
    wrong: (language: string) => `${language}, needs a correction`,
    leftEmpty: 'While this is empty, guests read:',
  },
}
export type Messages = typeof messages
