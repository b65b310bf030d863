import type { Messages } from './en.ts'

export const messages: Messages = {
  label: 'Sprache',
  unknown: 'Nicht bekannt',
}
