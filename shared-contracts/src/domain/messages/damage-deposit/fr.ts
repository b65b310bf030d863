import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Caution',
  planned: (amount, from, until) =>
    `${fr.euros(amount)}, bloqués sur votre carte le ${fr.longDay(from)} et libérés au plus tard le ${fr.longDay(until)}. Ils ne sont pas débités.`,
}
