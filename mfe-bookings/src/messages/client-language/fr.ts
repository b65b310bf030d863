import type { Messages } from './en.ts'

export const messages: Messages = {
  label: 'Langue',
  unknown: 'Inconnue',
}
