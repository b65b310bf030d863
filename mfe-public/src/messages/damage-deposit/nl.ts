import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  waiting: (amount, until) =>
    `Uw kaart is nodig: <b>${nl.euros(amount)}</b> wordt erop gereserveerd en uiterlijk ${nl.longDay(until)} weer vrijgegeven. Het bedrag wordt niet afgeschreven.`,
  block: (amount) => `${nl.euros(amount)} reserveren`,
  blockHint: 'U doet dit op een pagina van de aanbieder en komt daarna hier terug.',
  held: (amount, until) =>
    `<b>${nl.euros(amount)}</b> is op uw kaart gereserveerd en wordt uiterlijk ${nl.longDay(until)} vrijgegeven. Het bedrag wordt niet afgeschreven.`,
  released: (amount, day) =>
    `<b>${nl.euros(amount)}</b> is op ${nl.longDay(day)} vrijgegeven. Het kan enkele dagen duren voordat uw bank dat toont.`,
  captured: (amount, day) => `<b>${nl.euros(amount)}</b> is op ${nl.longDay(day)} afgeschreven.`,
  capturedInPart: (captured, amount, day) =>
    `<b>${nl.euros(captured)}</b> van ${nl.euros(amount)} is op ${nl.longDay(day)} afgeschreven. De rest is vrijgegeven.`,
  lapsed: 'Er is niets meer op uw kaart gereserveerd.',
  reason: (host) => `${host} schrijft:`,
  picture: 'Foto van de schade',
}
