import type { End } from '../../stay/cancellation.ts'
import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

const until = (end: End) =>
  'day' in end
    ? `bis ${de.longDay(end.day)}`
    : de.plural(end.daysBefore, { one: 'bis zum Tag vor der Anreise', other: 'bis # Tage vor der Anreise' })
const cost = (percent: number, euros?: number) =>
  euros === undefined ? `${de.percent(percent)} des Gesamtpreises` : `${de.percent(percent)} (${de.euros(euros)})`

export const messages: Messages = {
  title: 'Stornierung',
  free: (end) => `Kostenlos ${until(end)}`,
  part: (percent, end, euros) => `${cost(percent, euros)} ${until(end)}`,
  after: (percent, euros) => `danach ${cost(percent, euros)}`,
  always: (percent, euros) => `Kostet ${cost(percent, euros)}`,
  notRefundable: (euros) =>
    euros === undefined
      ? 'Nicht erstattbar'
      : `Nicht erstattbar: Eine Stornierung kostet den vollen Preis von ${de.euros(euros)}`,
  fee: 'Stornogebühr',
  paid: 'Bezahlt',
  toRefund: 'Zu erstatten',
  leftToPay: 'Noch zu zahlen',
  waived: (euros) => `erlassen (${de.euros(euros)})`,
  costsNothing: 'Die Stornierung ist kostenlos.',
  costsNow: (euros, percent) =>
    `Die Stornierung kostet jetzt ${de.euros(euros)}, ${de.percent(percent)} des Gesamtpreises.`,
  youPaid: (euros) => `Sie haben ${de.euros(euros)} bezahlt.`,
  payment: 'Zahlung',
}
