import type { End } from '../../stay/cancellation.ts'
import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

/** `l'8` and `l'11` begin with a vowel. */
const onDay = (day: string) => (/^(8|11) /.test(day) ? `all’${day}` : `al ${day}`)
const until = (end: End) =>
  'day' in end
    ? `fino ${onDay(it.longDay(end.day))}`
    : it.plural(end.daysBefore, {
        one: 'fino al giorno prima dell’arrivo',
        other: 'fino a # giorni prima dell’arrivo',
      })
const cost = (percent: number, euros?: number) =>
  euros === undefined ? `${it.percent(percent)} del totale` : `${it.percent(percent)} (${it.euros(euros)})`

export const messages: Messages = {
  title: 'Annullamento',
  free: (end) => `Gratuito ${until(end)}`,
  part: (percent, end, euros) => `${cost(percent, euros)} ${until(end)}`,
  after: (percent, euros) => `poi ${cost(percent, euros)}`,
  always: (percent, euros) => `Costa ${cost(percent, euros)}`,
  notRefundable: (euros) =>
    euros === undefined
      ? 'Non rimborsabile'
      : `Non rimborsabile: l’annullamento costa l’intero prezzo di ${it.euros(euros)}`,
  fee: 'Penale di annullamento',
  paid: 'Pagato',
  toRefund: 'Da rimborsare',
  leftToPay: 'Da pagare',
  waived: (euros) => `tolta (${it.euros(euros)})`,
  costsNothing: 'L’annullamento è gratuito.',
  costsNow: (euros, percent) => `Annullare costa ora ${it.euros(euros)} (${it.percent(percent)} del totale).`,
  youPaid: (euros) => `Ha pagato ${it.euros(euros)}.`,
  payment: 'Pagamento',
}
