import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  dates: (check_in, check_out, who) => `${cs.stay(check_in, check_out)}, ${party.party(who)}`,
  booked: 'Rezervováno',
  wanted: 'Přání',
  before: 'Dosud',
  difference: {
    more: (amount) => `o ${cs.euros(amount)} více`,
    less: (amount) => `o ${cs.euros(amount)} méně`,
    same: 'Celková cena se nemění',
  },
  arrival: {
    map: 'Otevřít mapu',
    address: 'Kde',
    directions: 'Popis cesty',
    code: 'Kód dveří',
    payment: 'Jak zaplatit zbytek',
    paid: 'Zaplaceno',
    left: 'Zbývá uhradit',
  },
  damage: {
    title: 'Kauce',
    text: (amount, from, until) =>
      `${cs.euros(amount)}, od ${cs.longDay(from)} do ${cs.longDay(until)} zablokováno na kartě a nestrženo`,
  },
  total: 'Celkem',
  phone: (number) => `Telefon: ${number}`,
  checkIn: {
    between: (from, until) => `Příjezd od ${from} do ${until}`,
    from: (from) => `Příjezd od ${from}`,
    until: (until) => `Příjezd do ${until}`,
  },
  checkOut: (until) => `Odjezd do ${until}`,
  stayAt: (property) => `Pobyt: ${property}`,
  reference: (reference) => `Rezervace: ${reference}`,
  named: (name, value) => `${name}: ${value}`,
  moment: (day, time, zone) => `${cs.longDay(day)} ${time} (${zone})`,
}
