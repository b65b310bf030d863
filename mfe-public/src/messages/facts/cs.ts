import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/cs'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  ...charges,
  always: 'Vždy v celkové ceně',
  extras: 'Služby, které si můžete přidat',
  perNight: (price) => `${cs.euros(price)} za noc`,
  priceInCalendar: (price) => cs.number(price, price % 1 === 0 ? 0 : 2),
  pricesInCalendar: 'Ceny za noc v €',
  perStay: (price) => `${cs.euros(price)} za pobyt`,
  title: 'Vybavení',
  amenitiesOfUnit: 'Vybavení této jednotky',
  amenitiesOfHouse: 'Vybavení domu',
  showAll: (count) => `Zobrazit vše (${count})`,
  goodToKnow: 'Dobré vědět',
  checkIn: 'Příjezd',
  checkOut: 'Odjezd',
  rules: 'Domovní řád',
  host: 'Váš hostitel',
  hostSince: (name, since) => `${name}, zde od roku ${since}`,
  payment: 'Platba',
  cancellationText: 'Zrušit můžete na stránce své rezervace do dne před příjezdem.',
  languages: 'Hostitel mluví',
  registration: 'Registrační číslo',
  forInfants: 'Pro miminka',
  noCot: 'Bez postýlky',
  roomsTitle: 'Pokoje a lůžka',
}
