import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Überweisung',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Verwendungszweck',
  amount: 'Betrag',
  scan: 'Mit der App Ihrer Bank scannen',
  picture: (amount, holder, reference) =>
    `QR-Code für die App Ihrer Bank: ${de.euros(amount)} an ${holder}, Verwendungszweck ${reference}`,
}
