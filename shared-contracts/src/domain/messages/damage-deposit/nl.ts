import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Borg',
  planned: (amount, from, until) =>
    `${nl.euros(amount)}, op ${nl.longDay(from)} gereserveerd op uw kaart en uiterlijk ${nl.longDay(until)} weer vrijgegeven. Het bedrag wordt niet afgeschreven.`,
}
