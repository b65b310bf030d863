import type { End } from '../../stay/cancellation.ts'
import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

const until = (end: End) =>
  'day' in end
    ? `jusqu’au ${fr.longDay(end.day)}`
    : fr.plural(end.daysBefore, {
        one: 'jusqu’à la veille de l’arrivée',
        other: 'jusqu’à # jours avant l’arrivée',
      })
const cost = (percent: number, euros?: number) =>
  euros === undefined ? `${fr.percent(percent)} du total` : `${fr.percent(percent)} (${fr.euros(euros)})`

export const messages: Messages = {
  title: 'Annulation',
  free: (end) => `Gratuite ${until(end)}`,
  part: (percent, end, euros) => `${cost(percent, euros)} ${until(end)}`,
  after: (percent, euros) => `ensuite ${cost(percent, euros)}`,
  always: (percent, euros) => `Coûte ${cost(percent, euros)}`,
  notRefundable: (euros) =>
    euros === undefined
      ? 'Non remboursable'
      : `Non remboursable : l’annulation coûte le prix total de ${fr.euros(euros)}`,
  fee: 'Frais d’annulation',
  paid: 'Payé',
  toRefund: 'À rembourser',
  leftToPay: 'Reste à payer',
  waived: (euros) => `levés (${fr.euros(euros)})`,
  costsNothing: 'L’annulation est gratuite.',
  costsNow: (euros, percent) =>
    `L’annulation coûte maintenant ${fr.euros(euros)}, soit ${fr.percent(percent)} du total.`,
  youPaid: (euros) => `Vous avez payé ${fr.euros(euros)}.`,
  payment: 'Paiement',
}
