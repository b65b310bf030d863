import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, guest, check_in) => `${event}: ${guest}, ${de.longDay(check_in)}`,
  guest: (name, email) => `Gast: ${name}, ${email}`,
  wrote: (name) => `${name} schreibt:`,
  reply: 'Antworten Sie auf diese E-Mail, um dem Gast zu schreiben.',
  openBooking: 'Buchung öffnen',
  newRequest: {
    event: 'Neue Anfrage',
    text: (until) =>
      `Ein Gast möchte diesen Aufenthalt buchen. Bitte nehmen Sie die Anfrage bis ${until} an oder lehnen Sie sie ab; so lange sind die Nächte vorgemerkt.`,
    action: 'Annehmen oder ablehnen',
  },
  newBooking: {
    event: 'Neue Buchung',
    text: 'Ein Gast hat diesen Aufenthalt sofort gebucht. Die Buchung ist bestätigt, Sie müssen nichts weiter tun.',
  },
  changeWanted: {
    event: 'Änderungswunsch',
    text: 'Ein Gast möchte einen bestätigten Aufenthalt ändern. Bis Sie annehmen, ändert sich nichts, und die neuen Nächte sind nicht vorgemerkt.',
    action: 'Annehmen oder ablehnen',
  },
  changeWithdrawn: {
    event: 'Änderungswunsch zurückgezogen',
    text: 'Der Gast bittet nicht mehr um diese Änderung. Der Aufenthalt bleibt gebucht wie bisher.',
  },
  guestCancelled: {
    event: 'Vom Gast storniert',
    text: 'Der Gast hat storniert, und die Nächte sind wieder frei.',
  },
  unanswered: {
    event: 'Anfrage abgelaufen',
    text: 'Sie haben diese Anfrage nicht rechtzeitig beantwortet. Sie ist abgelaufen, und die Nächte sind wieder frei. Wir haben den Gast benachrichtigt. Sie können die Buchung trotzdem noch annehmen: Öffnen und bestätigen Sie sie.',
  },
}
