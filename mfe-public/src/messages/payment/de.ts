import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as plan } from '@keyhaven/shared-contracts/domain/messages/payment-plan/de'
import { messages as transfer } from '@keyhaven/shared-contracts/domain/messages/transfer/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  plan,
  transfer,
  paid: 'bezahlt',
  partlyPaid: (paid) => `davon ${de.euros(paid)} bezahlt`,
  wasDue: (due) => `war am ${de.longDay(due)} fällig`,
  how: 'Per Überweisung zahlen',
  next: (amount, due) => `Als Nächstes fällig: <b>${de.euros(amount)}</b> bis ${de.longDay(due)}.`,
  late: (amount, due) =>
    `<b>${de.euros(amount)}</b> waren am ${de.longDay(due)} fällig. Falls Sie gerade gezahlt haben, ist alles gut: Eine Überweisung dauert ein bis zwei Tage.`,
  open: (amount) => `Noch zu zahlen: <b>${de.euros(amount)}</b>.`,
  copyOf: (name) => `${name} kopieren`,
  copied: (name) => `${name} kopiert`,
  notCopied: 'Das ließ sich nicht kopieren. Bitte markieren und kopieren Sie den Text.',
  showCode: 'QR-Code zeigen',
  hideCode: 'QR-Code ausblenden',
  savePicture: 'Bild speichern',
  cards: 'Karte oder Wallet',
  payByCard: (amount) => `${de.euros(amount)} mit Karte zahlen`,
  cardsHint: 'Sie zahlen auf einer Seite des Anbieters und kommen danach hierher zurück.',
}
