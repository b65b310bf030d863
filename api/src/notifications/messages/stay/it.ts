import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  dates: (check_in, check_out, who) => `${it.stay(check_in, check_out)}, ${party.party(who)}`,
  booked: 'Prenotato',
  wanted: 'Desiderato',
  before: 'Prima',
  difference: {
    more: (amount) => `${it.euros(amount)} in più`,
    less: (amount) => `${it.euros(amount)} in meno`,
    same: 'Il totale resta uguale',
  },
  arrival: {
    map: 'Apri la mappa',
    address: 'Dove',
    directions: 'Indicazioni',
    code: 'Codice della porta',
    payment: 'Come pagare il resto',
    paid: 'Pagato',
    left: 'Da pagare',
  },
  damage: {
    title: 'Cauzione',
    text: (amount, from, until) =>
      `${it.euros(amount)}, bloccati su una carta dal ${it.longDay(from)} al ${it.longDay(until)} e non addebitati`,
  },
  total: 'Totale',
  phone: (number) => `Telefono: ${number}`,
  checkIn: {
    between: (from, until) => `Check-in dalle ${from} alle ${until}`,
    from: (from) => `Check-in dalle ${from}`,
    until: (until) => `Check-in fino alle ${until}`,
  },
  checkOut: (until) => `Check-out entro le ${until}`,
  stayAt: (property) => `Soggiorno: ${property}`,
  reference: (reference) => `Prenotazione: ${reference}`,
  named: (name, value) => `${name}: ${value}`,
  moment: (day, time, zone) => `${it.longDay(day)} alle ${time} (${zone})`,
}
