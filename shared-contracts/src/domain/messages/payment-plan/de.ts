import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Zahlungsplan',
  open: 'Zu zahlen',
  parts: { deposit: 'Anzahlung', rest: 'Restbetrag', full: 'Gesamtbetrag' },
  by: (due) => `bis ${de.longDay(due)}`,
  planned: {
    now: (amount) => `${de.euros(amount)} sofort`,
    onYes: (amount) => `${de.euros(amount)}, sobald der Gastgeber zusagt`,
    within: (amount, days) =>
      `${de.euros(amount)} ${de.plural(days, { one: 'innerhalb eines Tages', other: 'innerhalb von # Tagen' })} nach der Zusage`,
    by: (amount, due) => `${de.euros(amount)} bis ${de.longDay(due)}`,
    onArrival: (amount) => `${de.euros(amount)} bei der Anreise`,
  },
}
