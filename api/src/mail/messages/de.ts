import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Guten Tag ${name},`,
  notAsked: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  signature: (name) => `${name} über Keyhaven`,
  sum: (name, note, amount) => `${name}${note ? `, ${note}` : ''}: ${amount}`,
  beforeLink: (action) => `${action}:`,
  writtenIn: (language) => `(Sprache: ${language})`,
}
