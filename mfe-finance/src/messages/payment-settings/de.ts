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
  newAccount: (iban, holder) =>
    `Ab jetzt überweisen Gäste auf ${iban}, ${holder}. Bitte vergleichen Sie die Nummer noch einmal mit Ihrem Kontoauszug.`,
  accountGone: 'Gäste erfahren kein Konto für Überweisungen mehr.',
}
