import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  waiting: (amount, until) =>
    `Ihre Karte wird gebraucht: <b>${de.euros(amount)}</b> werden darauf reserviert und bis ${de.longDay(until)} wieder freigegeben. Sie werden nicht abgebucht.`,
  block: (amount) => `${de.euros(amount)} reservieren`,
  blockHint: 'Sie tun das auf einer Seite des Anbieters und kommen danach hierher zurück.',
  held: (amount, until) =>
    `<b>${de.euros(amount)}</b> sind auf Ihrer Karte reserviert und werden bis ${de.longDay(until)} freigegeben. Sie werden nicht abgebucht.`,
  released: (amount, day) =>
    `<b>${de.euros(amount)}</b> wurden am ${de.longDay(day)} freigegeben. Bis Ihre Bank es zeigt, können einige Tage vergehen.`,
  captured: (amount, day) => `<b>${de.euros(amount)}</b> wurden am ${de.longDay(day)} abgebucht.`,
  capturedInPart: (captured, amount, day) =>
    `<b>${de.euros(captured)}</b> von ${de.euros(amount)} wurden am ${de.longDay(day)} abgebucht. Der Rest wurde freigegeben.`,
  lapsed: 'Auf Ihrer Karte ist nichts mehr reserviert.',
  reason: (host) => `${host} schreibt:`,
  picture: 'Bild des Schadens',
}
