import type { End } from '../../stay/cancellation.ts'
import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

const until = (end: End) =>
  'day' in end
    ? `do ${cs.longDay(end.day)}`
    : cs.plural(end.daysBefore, {
        one: 'do dne před příjezdem',
        few: 'do # dnů před příjezdem',
        other: 'do # dnů před příjezdem',
      })
const cost = (percent: number, euros?: number) =>
  euros === undefined ? `${cs.percent(percent)} z celkové ceny` : `${cs.percent(percent)} (${cs.euros(euros)})`

export const messages: Messages = {
  title: 'Storno',
  free: (end) => `Zdarma ${until(end)}`,
  part: (percent, end, euros) => `${cost(percent, euros)} ${until(end)}`,
  after: (percent, euros) => `poté ${cost(percent, euros)}`,
  always: (percent, euros) => `Stojí ${cost(percent, euros)}`,
  notRefundable: (euros) => (euros === undefined ? 'Nevratné' : `Nevratné: storno stojí plnou cenu ${cs.euros(euros)}`),
  fee: 'Storno poplatek',
  paid: 'Zaplaceno',
  toRefund: 'K vrácení',
  leftToPay: 'Zbývá zaplatit',
  waived: (euros) => `prominuto (${cs.euros(euros)})`,
  costsNothing: 'Zrušení je zdarma.',
  costsNow: (euros, percent) => `Zrušení nyní stojí ${cs.euros(euros)}, ${cs.percent(percent)} z celkové ceny.`,
  youPaid: (euros) => `Zaplatili jste ${cs.euros(euros)}.`,
  payment: 'Platba',
}
