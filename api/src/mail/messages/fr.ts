import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Bonjour ${name},`,
  notAsked: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail.',
  signature: (name) => `${name} via Keyhaven`,
  sum: (name, note, amount) => `${name}${note ? `, ${note}` : ''}\u00a0: ${amount}`,
  beforeLink: (action) => `${action}\u00a0:`,
  writtenIn: (language) => `(langue\u00a0: ${language})`,
}
