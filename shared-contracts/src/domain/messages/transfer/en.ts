import { en } from '../../languages/en.ts'

/** Parts of a bank transfer. */
export const messages = {
  title: 'Bank transfer',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  /** Name of the field in which the reference comes with the money. */
  reference: 'Reference',
  amount: 'Amount',
  /** Beside the QR code. */
  scan: 'Scan with the app of your bank',
  /** In place of the QR code, where nobody sees it. */
  picture: (amount: number, holder: string, reference: string) =>
    `QR code for the app of your bank: ${en.euros(amount)} to ${holder}, reference ${reference}`,
}
export type Messages = typeof messages
