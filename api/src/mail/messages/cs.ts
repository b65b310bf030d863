import type { Messages } from './en.ts'

export const messages: Messages = {
  // Without the name, which would have to stand in the vocative.
  greeting: () => 'Dobrý den,',
  notAsked: 'Pokud jste o to nežádali, můžete tento e-mail ignorovat.',
  signature: (name) => `${name} přes Keyhaven`,
  sum: (name, note, amount) => `${name}${note ? `, ${note}` : ''}: ${amount}`,
  beforeLink: (action) => `${action}:`,
  writtenIn: (language) => `(jazyk: ${language})`,
}
