import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Taal van uw gasten',
  label: 'Taal',
  extra: 'Gasten lezen uw pagina’s in hun eigen taal, als die er is. Alle anderen lezen ze in deze taal.',
  chosen: (language) => `${language}, als de taal van een gast er niet bij is`,
}
