import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Lingua degli ospiti',
  label: 'Lingua',
  extra: 'Gli ospiti leggono le Sue pagine nella propria lingua, se disponibile. Tutti gli altri in questa.',
  chosen: (language) => `${language}, se la lingua dell’ospite non è disponibile`,
}
