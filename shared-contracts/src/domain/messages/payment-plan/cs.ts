import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Platební kalendář',
  open: 'K úhradě',
  parts: { deposit: 'Záloha', rest: 'Doplatek', full: 'Celá částka' },
  by: (due) => `do ${cs.longDay(due)}`,
  planned: {
    now: (amount) => `${cs.euros(amount)} ihned`,
    onYes: (amount) => `${cs.euros(amount)} hned po potvrzení hostitelem`,
    within: (amount, days) =>
      `${cs.euros(amount)} ${cs.plural(days, { one: 'do # dne', few: 'do # dnů', other: 'do # dnů' })} od potvrzení hostitelem`,
    by: (amount, due) => `${cs.euros(amount)} do ${cs.longDay(due)}`,
    onArrival: (amount) => `${cs.euros(amount)} při příjezdu`,
  },
}
