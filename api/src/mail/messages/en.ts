export const messages = {
  greeting: (name: string) => `Hello ${name},`,
  notAsked: 'If you did not ask for this, you can ignore this email.',
  /** Signature; also the name of the sender. */
  signature: (name: string) => `${name} via Keyhaven`,
  /** A line of a price, with how often and at what price where that says more. */
  sum: (name: string, note: string | undefined, amount: string) => `${name}${note ? `, ${note}` : ''}: ${amount}`,
  beforeLink: (action: string) => `${action}:`,
  /** Note beside somebody's own words in another language than the mail. */
  writtenIn: (language: string) => `(in ${language})`,
}
export type Messages = typeof messages
