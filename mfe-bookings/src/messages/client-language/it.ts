import type { Messages } from './en.ts'

export const messages: Messages = {
  label: 'Lingua',
  unknown: 'Non nota',
}
