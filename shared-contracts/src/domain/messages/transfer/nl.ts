import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Bankoverschrijving',
  holder: 'Rekeninghouder',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Betalingskenmerk',
  amount: 'Bedrag',
  scan: 'Scan met de app van uw bank',
  picture: (amount, holder, reference) =>
    `QR-code voor de app van uw bank: ${nl.euros(amount)} aan ${holder}, betalingskenmerk ${reference}`,
}
