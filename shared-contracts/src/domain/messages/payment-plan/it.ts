import type { Day } from '../../days/day.ts'
import { it } from '../../languages/it.ts'
import type { Messages } from './en.ts'

/** `l'8` and `l'11` begin with a vowel. */
const by = (due: Day) => {
  const day = it.longDay(due)
  return /^(8|11) /.test(day) ? `entro l’${day}` : `entro il ${day}`
}

export const messages: Messages = {
  title: 'Piano di pagamento',
  open: 'Da pagare',
  parts: { deposit: 'Acconto', rest: 'Saldo', full: 'Importo totale' },
  by,
  planned: {
    now: (amount) => `${it.euros(amount)} subito`,
    onYes: (amount) => `${it.euros(amount)} appena l’host accetta`,
    within: (amount, days) =>
      `${it.euros(amount)} ${it.plural(days, { one: 'entro # giorno', other: 'entro # giorni' })} dal sì dell’host`,
    by: (amount, due) => `${it.euros(amount)} ${by(due)}`,
    onArrival: (amount) => `${it.euros(amount)} all’arrivo`,
  },
}
