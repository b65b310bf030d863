import type { End } from '../../stay/cancellation.ts'
import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

const until = (end: End) =>
  'day' in end
    ? `tot en met ${nl.longDay(end.day)}`
    : nl.plural(end.daysBefore, {
        one: 'tot en met de dag voor aankomst',
        other: 'tot # dagen voor aankomst',
      })
const cost = (percent: number, euros?: number) =>
  euros === undefined ? `${nl.percent(percent)} van het totaal` : `${nl.percent(percent)} (${nl.euros(euros)})`

export const messages: Messages = {
  title: 'Annulering',
  free: (end) => `Gratis ${until(end)}`,
  part: (percent, end, euros) => `${cost(percent, euros)} ${until(end)}`,
  after: (percent, euros) => `daarna ${cost(percent, euros)}`,
  always: (percent, euros) => `Kost ${cost(percent, euros)}`,
  notRefundable: (euros) =>
    euros === undefined
      ? 'Niet restitueerbaar'
      : `Niet restitueerbaar: annuleren kost de volledige prijs van ${nl.euros(euros)}`,
  fee: 'Annuleringskosten',
  paid: 'Betaald',
  toRefund: 'Terug te betalen',
  leftToPay: 'Nog te betalen',
  waived: (euros) => `kwijtgescholden (${nl.euros(euros)})`,
  costsNothing: 'Annuleren is gratis.',
  costsNow: (euros, percent) => `Annuleren kost nu ${nl.euros(euros)}, ${nl.percent(percent)} van het totaal.`,
  youPaid: (euros) => `U hebt ${nl.euros(euros)} betaald.`,
  payment: 'Betaling',
}
