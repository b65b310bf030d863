import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/nl'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  ...charges,
  always: 'Altijd in het totaal',
  extras: 'Extra’s om bij te boeken',
  perNight: (price) => `${nl.euros(price)} per nacht`,
  priceInCalendar: (price) => nl.number(price, price % 1 === 0 ? 0 : 2),
  pricesInCalendar: 'Prijzen per nacht in €',
  perStay: (price) => `${nl.euros(price)} per verblijf`,
  title: 'Voorzieningen',
  amenitiesOfUnit: 'Voorzieningen van deze eenheid',
  amenitiesOfHouse: 'Voorzieningen van het huis',
  showAll: (count) => `Alle ${count} voorzieningen tonen`,
  goodToKnow: 'Goed om te weten',
  checkIn: 'Inchecken',
  checkOut: 'Uitchecken',
  rules: 'Huisregels',
  host: 'Uw gastheer',
  hostSince: (name, since) => `${name}, hier sinds ${since}`,
  payment: 'Betaling',
  cancellationText: 'U kunt annuleren op de pagina van uw boeking, tot de dag voor aankomst.',
  languages: 'Uw gastheer spreekt',
  registration: 'Registratienummer',
  forInfants: 'Voor baby’s',
  noCot: 'Geen babybedje',
  roomsTitle: 'Kamers en bedden',
}
