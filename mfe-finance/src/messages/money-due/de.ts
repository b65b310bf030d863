import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Offene Beträge',
  about:
    'Was Gäste Ihnen schon oder in den nächsten zwei Wochen schulden, was Sie ihnen schulden, und Belege, die auszustellen sind.',
  settings: 'Zahlungseinstellungen',
  show: 'Anzeigen',
  all: 'Alle',
  stages: { late: 'Überfällig', soon: 'Bald fällig', refunds: 'Zu erstatten', documents: 'Auszustellen' },
  stage: (name, count) => (count === undefined ? name : `${name} (${de.number(count)})`),
  columns: { what: 'Was', guest: 'Gast', stay: 'Aufenthalt', due: 'Fällig', amount: 'Betrag', actions: 'Aktionen' },
  kinds: {
    deposit: 'Anzahlung',
    rest: 'Restzahlung',
    full: 'Gesamtpreis',
    refund: 'Erstattung',
    document: 'Rechnung auszustellen',
  },
  daysLate: (count) => de.plural(count, { one: '# Tag überfällig', other: '# Tage überfällig' }),
  openBooking: (reference) => `Buchung ${reference} öffnen`,
  remind: 'Erinnern',
  remindQuestion: (guest, amount) => `${guest} an ${de.euros(amount)} erinnern?`,
  remindAbout: 'Der Gast bekommt eine E-Mail in seiner Sprache mit Betrag, Tag und Zahlungsweg.',
  keep: 'Jetzt nicht',
  reminderSent: (guest) => `Erinnerung an ${guest} gesendet`,
  reminded: (day) => `erinnert am ${de.day(day)}`,
  issue: 'Zum Entwurf',
  empty: {
    title: 'Nichts ist fällig',
    hint: 'Was Gäste nach ihrem Zahlungsplan schulden, steht hier zwei Wochen vorher.',
  },
  nothing: {
    late: 'Nichts ist überfällig',
    soon: 'In den nächsten zwei Wochen ist nichts fällig',
    refunds: 'Nichts ist zu erstatten',
    documents: 'Jeder beendete Aufenthalt hat seine Rechnung',
  },
}
