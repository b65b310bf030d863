import type { Messages } from './en.ts'

export const messages: Messages = {
  amenities: 'Vybavení',
  amenitiesOfUnit: 'Vybavení této jednotky',
  amenitiesOfHouse: 'Vybavení domu',
  showAll: (count) => `Zobrazit vše (${count})`,
  goodToKnow: 'Dobré vědět',
  checkIn: 'Příjezd',
  checkOut: 'Odjezd',
  from: (from) => `od ${from}`,
  until: (until) => `do ${until}`,
  between: (from, until) => `od ${from} do ${until}`,
  rules: 'Domovní řád',
  languages: 'Hostitel mluví',
  registration: 'Registrační číslo',
  rooms: 'Pokoje a lůžka',
}
