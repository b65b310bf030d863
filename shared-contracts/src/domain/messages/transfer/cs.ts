import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Bankovní převod',
  holder: 'Majitel účtu',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference platby',
  amount: 'Částka',
  scan: 'Naskenujte v aplikaci své banky',
  picture: (amount, holder, reference) =>
    `QR kód pro aplikaci vaší banky: ${cs.euros(amount)} pro ${holder}, reference platby ${reference}`,
}
