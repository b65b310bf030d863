import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Bonifico bancario',
  holder: 'Intestatario del conto',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Causale',
  amount: 'Importo',
  scan: 'Da scansionare con l’app della Sua banca',
  picture: (amount, holder, reference) =>
    `Codice QR per l’app della Sua banca: ${it.euros(amount)} a ${holder}, causale ${reference}`,
}
