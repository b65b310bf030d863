export const messages = {
  loading: 'Loading the invoices',
  none: 'This booking is cancelled and has no invoice.',
  documentOf: (number: string, recipient: string) => `${number} of ${recipient}`,
  willAsk: (number: string) =>
    `Invoice ${number} has been issued. If your changes would replace it, you will be asked first.`,
  saveFirst: 'Save your changes first. Then they will be on the draft.',
  mail: 'Email…',
  mailOf: (number: string) => `Email ${number} to the guest`,
}
export type Messages = typeof messages
