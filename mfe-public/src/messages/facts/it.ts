import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/it'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/facts/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  ...charges,
  always: 'Sempre nel totale',
  extras: 'Servizi extra',
  perNight: (price) => `${it.euros(price)} a notte`,
  priceInCalendar: (price) => it.number(price, price % 1 === 0 ? 0 : 2),
  pricesInCalendar: 'Prezzi a notte in €',
  perStay: (price) => `${it.euros(price)} a soggiorno`,
  title: 'Servizi',
  amenitiesOfUnit: 'Dotazioni di questo alloggio',
  amenitiesOfHouse: 'Servizi della struttura',
  showAll: (count) => `Mostra tutti i ${count} servizi`,
  goodToKnow: 'Buono a sapersi',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rules: 'Regole della casa',
  host: 'Il Suo host',
  hostSince: (name, since) => `${name}, qui dal ${since}`,
  payment: 'Pagamento',
  cancellationText: 'Può cancellare nella pagina della Sua prenotazione fino al giorno prima dell’arrivo.',
  languages: 'L’host parla',
  registration: 'Codice identificativo',
  forInfants: 'Per neonati',
  noCot: 'Nessuna culla',
  roomsTitle: 'Camere e letti',
}
