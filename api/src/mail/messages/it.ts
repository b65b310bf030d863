import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Buongiorno ${name},`,
  notAsked: 'Se la richiesta non è Sua, può ignorare questa e-mail.',
  signature: (name) => `${name} tramite Keyhaven`,
  sum: (name, note, amount) => `${name}${note ? `, ${note}` : ''}: ${amount}`,
  beforeLink: (action) => `${action}:`,
  writtenIn: (language) => `(lingua: ${language})`,
}
