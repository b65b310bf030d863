import { en } from '../../../domain/languages/en.ts'

/** Details that an electronic invoice can lack, by the field where they are entered. */
const xmlFields: Record<string, string> = {
  tax_id: 'your tax ID',
  'address.country': 'a known country of yours',
  'address.postal_code': 'your postal code',
  'address.city': 'your town',
  'address.phone': 'your phone number',
  'client.name': 'the client’s name',
  'client.address.country': 'a known country of the client',
  'client.address.postal_code': 'the client’s postal code',
  'client.address.city': 'the client’s town',
  'client.email': 'the client’s email',
}

/** Messages about documents that can be issued, downloaded and cancelled. */
export const messages = {
  /** Name of a document inside the sentences below. */
  invoice: (number: string, recipient: string) => `invoice ${number} of ${recipient}`,
  cancellation: (number: string, recipient: string) => `cancellation ${number} of ${recipient}`,
  download: 'Download',
  downloadOf: (document: string) => `Download ${document}`,
  issue: 'Issue',
  issueOf: (document: string) => `Issue ${document}`,
  mailIt: 'Email…',
  mailOf: (document: string) => `Email ${document}`,
  issued: (number: string) => `Invoice ${number} has been issued`,
  cancel: 'Cancel',
  cancelOf: (document: string) => `Cancel ${document}`,
  acceptFirst: 'Accept the request first',
  addressMissing: 'Guest’s address is missing',
  xml: 'XRechnung',
  xmlOf: (document: string) => `XRechnung of ${document}`,
  lackingForXml: (fields: readonly string[]) =>
    `Missing for an e-invoice: ${en.list(fields.map((field) => xmlFields[field] ?? field))}`,

  cancelQuestion: (number: string) => `Cancel invoice ${number}?`,
  cancelThis: (number: string) => `Cancel ${number}`,
  reverses: (number: string, total: number, recipient: string) =>
    `A second document with its own number cancels ${number} and reverses ${en.euros(total)}. Send both to ${recipient}.`,
  staysInList: 'The invoice stays in the list as cancelled; its number is never used again.',
  bookingStays: 'The booking and its payments stay as they are. Unless the booking is cancelled, it gets a new draft.',
  cannotBeUndone: 'This cannot be undone.',
  cancelled: (cancellation: string, number: string) => `${cancellation} cancels ${number}.`,
  cancelledWithDraft: (cancellation: string, number: string) =>
    `${cancellation} cancels ${number}. The booking has a new draft.`,

  addressOf: (recipient: string) => `Address of ${recipient}`,
  saveAndIssue: 'Save and issue',
  notIssued: (recipient: string) => `The invoice for ${recipient} was not issued`,
  missing: 'These details are missing from the invoice:',
  lettersMissing: 'Some letters cannot be printed',
  nameOnDocument: 'Name on this document',
  nameOnDocumentHint: 'For instance in Latin letters. The client’s record stays as it is.',
  places: {
    personals: 'Change personal data in Settings',
    settings: 'Open the invoice settings',
    booking: 'Open the booking and its client',
  },
  /** A mail to the guest, which is shown before it is sent. */
  mail: {
    title: 'Email to the guest',
    wordsHint: (most: number) => `Your guest reads them in the email. At most ${en.number(most)} characters.`,
    to: 'To',
    subject: 'Subject',
    files: 'Attached',
    preview: 'Preview of the email',
    loading: 'Loading the preview',
    arrival: (on: string) => `Also email directions and door code on ${en.day(on)}`,
    dontSend: 'Don’t send',
    send: 'Send',
    sent: (to: string) => `Sent to ${to}`,
    words: 'Your words to the guest (optional)',
  },
}
export type Messages = typeof messages
