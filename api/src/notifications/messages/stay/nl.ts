import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  dates: (check_in, check_out, who) => `${nl.stay(check_in, check_out)}, ${party.party(who)}`,
  booked: 'Geboekt',
  wanted: 'Gewenst',
  before: 'Eerder',
  difference: {
    more: (amount) => `${nl.euros(amount)} meer`,
    less: (amount) => `${nl.euros(amount)} minder`,
    same: 'Het totaal blijft gelijk',
  },
  arrival: {
    map: 'Kaart openen',
    address: 'Adres',
    directions: 'Routebeschrijving',
    code: 'Deurcode',
    payment: 'Zo betaalt u de rest',
    paid: 'Betaald',
    left: 'Nog te betalen',
  },
  damage: {
    title: 'Borg',
    text: (amount, from, until) =>
      `${nl.euros(amount)}, van ${nl.longDay(from)} tot ${nl.longDay(until)} op een kaart gereserveerd en niet afgeschreven`,
  },
  total: 'Totaal',
  phone: (number) => `Telefoon: ${number}`,
  checkIn: {
    between: (from, until) => `Inchecken van ${from} tot ${until} uur`,
    from: (from) => `Inchecken vanaf ${from} uur`,
    until: (until) => `Inchecken tot ${until} uur`,
  },
  checkOut: (until) => `Uitchecken tot ${until} uur`,
  stayAt: (property) => `Verblijf: ${property}`,
  reference: (reference) => `Boeking: ${reference}`,
  named: (name, value) => `${name}: ${value}`,
  moment: (day, time, zone) => `${nl.longDay(day)} om ${time} uur (${zone})`,
}
