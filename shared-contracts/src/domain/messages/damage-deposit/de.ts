import { de } from '../../languages/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kaution',
  planned: (amount, from, until) =>
    `${de.euros(amount)}: am ${de.longDay(from)} auf Ihrer Karte reserviert, bis ${de.longDay(until)} wieder freigegeben. Sie wird nicht abgebucht.`,
}
