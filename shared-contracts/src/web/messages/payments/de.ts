import { de } from '../../../domain/languages/de.ts'
import { messages as payments } from '../../../domain/messages/payments/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...payments,
  about:
    'Erfassen Sie Geld, das Sie erhalten haben. Ein Eintrag lässt sich nicht löschen; wenn Sie sich vertan haben, erfassen Sie eine Rückzahlung.',
  aboutRefund: (paid) => `Bisher wurden ${de.euros(paid)} bezahlt. Erfassen Sie, was Sie zurückgezahlt haben.`,
  purpose: 'Zweck',
  amount: 'Betrag',
  date: 'Datum',
  method: 'Zahlungsart',
  reason: 'Grund',
  note: 'Notiz',
  enterQuestion: (amount) => `${de.euros(amount)} erfassen?`,
  enter: (amount) => `${de.euros(amount)} erfassen`,
  onlyLeft: (left) => `Für diese Buchung sind nur noch ${de.euros(left)} zu zahlen.`,
  nothingLeft: 'Für diese Buchung ist nichts mehr zu zahlen.',
  changeAmount: 'Betrag ändern',
}
