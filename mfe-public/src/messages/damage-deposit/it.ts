import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as words, onDay } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  waiting: (amount, until) =>
    `Serve la sua carta: <b>${it.euros(amount)}</b> vi saranno bloccati e poi sbloccati entro ${onDay(until)}. Non vengono addebitati.`,
  block: (amount) => `Blocca ${it.euros(amount)}`,
  blockHint: 'Lei lo fa su una pagina del fornitore e poi torna qui.',
  held: (amount, until) =>
    `<b>${it.euros(amount)}</b> sono bloccati sulla sua carta e saranno sbloccati entro ${onDay(until)}. Non vengono addebitati.`,
  released: (amount, day) =>
    `<b>${it.euros(amount)}</b> sono stati sbloccati ${onDay(day)}. La sua banca può impiegare qualche giorno a mostrarlo.`,
  captured: (amount, day) => `<b>${it.euros(amount)}</b> sono stati addebitati ${onDay(day)}.`,
  capturedInPart: (captured, amount, day) =>
    `<b>${it.euros(captured)}</b> di ${it.euros(amount)} sono stati addebitati ${onDay(day)}. Il resto è stato sbloccato.`,
  lapsed: 'Sulla sua carta non è più bloccato nulla.',
  reason: (host) => `${host} scrive:`,
  picture: 'Foto del danno',
}
