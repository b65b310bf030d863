export const messages = {
  greeting: (name: string) => `Hello ${name},`,
  notAsked: 'If you did not ask for this, you can ignore this email.',
  beforeLink: (action: string) => `${action}:`,
  openAddress: 'Or open this address:',
}
export type Messages = typeof messages
