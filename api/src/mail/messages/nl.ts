import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Beste ${name},`,
  notAsked: 'Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren.',
  signature: (name) => `${name} via Keyhaven`,
  sum: (name, note, amount) => `${name}${note ? `, ${note}` : ''}: ${amount}`,
  beforeLink: (action) => `${action}:`,
  writtenIn: (language) => `(taal: ${language})`,
}
