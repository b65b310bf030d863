import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/de'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  ...charges,
  always: 'Immer im Gesamtpreis',
  extras: 'Zusatzleistungen',
  perNight: (price) => `${de.euros(price)} pro Nacht`,
  priceInCalendar: (price) => de.number(price, price % 1 === 0 ? 0 : 2),
  pricesInCalendar: 'Preise pro Nacht in €',
  perStay: (price) => `${de.euros(price)} pro Aufenthalt`,
  title: 'Ausstattung',
  amenitiesOfUnit: 'Ausstattung dieser Einheit',
  amenitiesOfHouse: 'Ausstattung des Hauses',
  showAll: (count) => `Alle ${count} anzeigen`,
  goodToKnow: 'Gut zu wissen',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rules: 'Hausordnung',
  host: 'Ihr Gastgeber',
  hostSince: (name, since) => `${name}, hier seit ${since}`,
  payment: 'Zahlung',
  cancellationText: 'Bis zum Tag vor der Anreise können Sie auf der Seite Ihrer Buchung stornieren.',
  languages: 'Ihr Gastgeber spricht',
  registration: 'Registrierungsnummer',
  forInfants: 'Für Kleinkinder',
  noCot: 'Kein Babybett',
  roomsTitle: 'Räume und Betten',
}
