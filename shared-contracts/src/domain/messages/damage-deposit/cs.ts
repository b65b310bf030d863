import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kauce',
  planned: (amount, from, until) =>
    `${cs.euros(amount)}: ${cs.longDay(from)} se zablokuje na vaší kartě a nejpozději ${cs.longDay(until)} se uvolní. Nestrhne se.`,
}
