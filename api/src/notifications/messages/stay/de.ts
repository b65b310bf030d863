import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  dates: (check_in, check_out, who) => `${de.stay(check_in, check_out)}, ${party.party(who)}`,
  booked: 'Gebucht',
  wanted: 'Gewünscht',
  before: 'Bisher',
  difference: {
    more: (amount) => `${de.euros(amount)} mehr`,
    less: (amount) => `${de.euros(amount)} weniger`,
    same: 'Der Gesamtpreis bleibt gleich',
  },
  arrival: {
    map: 'Karte öffnen',
    address: 'Adresse',
    directions: 'Wegbeschreibung',
    code: 'Türcode',
    payment: 'So zahlen Sie den Rest',
    paid: 'Bezahlt',
    left: 'Noch zu zahlen',
  },
  damage: {
    title: 'Kaution',
    text: (amount, from, until) =>
      `${de.euros(amount)}, von ${de.longDay(from)} bis ${de.longDay(until)} auf einer Karte reserviert und nicht abgebucht`,
  },
  total: 'Gesamt',
  phone: (number) => `Telefon: ${number}`,
  checkIn: {
    between: (from, until) => `Check-in von ${from} bis ${until} Uhr`,
    from: (from) => `Check-in ab ${from} Uhr`,
    until: (until) => `Check-in bis ${until} Uhr`,
  },
  checkOut: (until) => `Check-out bis ${until} Uhr`,
  stayAt: (property) => `Aufenthalt: ${property}`,
  reference: (reference) => `Buchungsnummer: ${reference}`,
  named: (name, value) => `${name}: ${value}`,
  moment: (day, time, zone) => `${de.longDay(day)}, ${time} Uhr (${zone})`,
}
