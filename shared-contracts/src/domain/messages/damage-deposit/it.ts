import { it } from '../../languages/it.ts'
import type { Day } from '../../days/day.ts'
import type { Messages } from './en.ts'

/** A day with its article: `l'8` and `l'11` begin with a vowel. */
export const onDay = (day: Day) => {
  const words = it.longDay(day)
  return /^(8|11) /.test(words) ? `l’${words}` : `il ${words}`
}

export const messages: Messages = {
  title: 'Cauzione',
  planned: (amount, from, until) =>
    `${it.euros(amount)}, bloccati sulla sua carta ${onDay(from)} e sbloccati entro ${onDay(until)}. Non vengono addebitati.`,
}
