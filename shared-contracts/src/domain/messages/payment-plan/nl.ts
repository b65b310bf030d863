import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Betalingsplan',
  open: 'Te betalen',
  parts: { deposit: 'Aanbetaling', rest: 'Restbedrag', full: 'Volledig bedrag' },
  by: (due) => `uiterlijk ${nl.longDay(due)}`,
  planned: {
    now: (amount) => `${nl.euros(amount)} nu`,
    onYes: (amount) => `${nl.euros(amount)} zodra de host akkoord is`,
    within: (amount, days) =>
      `${nl.euros(amount)} ${nl.plural(days, { one: 'binnen # dag', other: 'binnen # dagen' })} na akkoord van de host`,
    by: (amount, due) => `${nl.euros(amount)} uiterlijk ${nl.longDay(due)}`,
    onArrival: (amount) => `${nl.euros(amount)} bij aankomst`,
  },
}
