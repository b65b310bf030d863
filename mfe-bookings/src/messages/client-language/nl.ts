import type { Messages } from './en.ts'

export const messages: Messages = {
  label: 'Taal',
  unknown: 'Niet bekend',
}
