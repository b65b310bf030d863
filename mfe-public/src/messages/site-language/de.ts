import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Sprache Ihrer Gäste',
  label: 'Sprache',
  extra: 'Gäste lesen Ihre Seiten in ihrer eigenen Sprache, sofern es sie gibt. Alle anderen lesen sie in dieser.',
  chosen: (language) => `${language}, wenn es die eigene Sprache eines Gastes nicht gibt`,
}
