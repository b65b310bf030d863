import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Zahlungen',
  loading: 'Zahlungseinstellungen werden geladen',
  account: 'Konto für Überweisungen',
  accountHint: 'Gäste, die überweisen, erfahren dieses Konto.',
  noAccount: 'Noch kein Konto: Gäste erfahren nicht, wohin sie überweisen können.',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'Nur manche Banken außerhalb des Europäischen Wirtschaftsraums brauchen ihn.',
  rule: 'Was von Gästen verlangt wird',
  agreedStays:
    'Gilt für neue Aufenthalte. Bereits vereinbarte behalten ihren Zahlungsplan, und eine Unterkunft kann eine eigene Regel haben.',
  instant: {
    needsDeposit: 'Sofortbuchungen brauchen die Anzahlung',
    hint: 'Wer sofort bucht, zahlt die Anzahlung binnen einer Stunde mit Karte; erst damit ist gebucht. Nötig ist ein Konto für Karten (unten); ohne Anzahlung ändert sich nichts.',
    on: 'Sofortbuchungen gelten, sobald die Anzahlung mit Karte bezahlt ist.',
  },
  reminders: {
    title: 'Erinnerungen',
    hint: 'Gäste bekommen eine E-Mail in ihrer Sprache. Was bei Anreise fällig ist, wird nie per E-Mail verlangt, und kein Aufenthalt wird von selbst storniert.',
    daysBefore: 'Tage vor Fälligkeit',
    daysAfter: 'Tage danach, wenn es überfällig ist',
    never: 'Keine Erinnerung',
    words: 'Ihre Worte vor der Fälligkeit',
    overdueWords: 'Ihre Worte bei Überfälligkeit',
    wordsHint: 'Leer für die üblichen Worte. Betrag, Tag und Zahlungsweg stehen immer dabei.',
    name: 'Erinnert',
    before: (count) => `${de.plural(count, { one: '# Tag', other: '# Tage' })} vor der Fälligkeit`,
    after: (count) => `${de.plural(count, { one: '# Tag', other: '# Tage' })} danach, wenn überfällig`,
    off: 'Gäste werden nicht an Zahlungen erinnert.',
  },
  newAccount: (iban, holder) =>
    `Ab jetzt überweisen Gäste auf ${iban}, ${holder}. Bitte vergleichen Sie die Nummer noch einmal mit Ihrem Kontoauszug.`,
  accountGone: 'Gäste erfahren kein Konto für Überweisungen mehr.',
}
