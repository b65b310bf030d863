import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  dates: (check_in, check_out, guests) =>
    `Dal ${it.day(check_in)} al ${it.day(check_out)}, ${it.plural(guests, { one: '# ospite', other: '# ospiti' })}`,
  total: 'Totale',
  phone: (number) => `Telefono: ${number}`,
  stayAt: (property) => `Soggiorno: ${property}`,
  reference: (reference) => `Prenotazione: ${reference}`,
  moment: (day, time, zone) => `${it.day(day)} alle ${time} (${zone})`,
}
