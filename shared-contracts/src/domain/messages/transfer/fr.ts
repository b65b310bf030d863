import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Virement bancaire',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Référence',
  amount: 'Montant',
  scan: 'À scanner avec l’application de votre banque',
  picture: (amount, holder, reference) =>
    `Code QR pour l’application de votre banque\u00a0: ${fr.euros(amount)} à ${holder}, référence ${reference}`,
}
