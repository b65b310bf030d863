import type { Messages } from './en.ts'

export const messages: Messages = {
  amenities: 'Ausstattung',
  amenitiesOfUnit: 'Ausstattung dieser Einheit',
  amenitiesOfHouse: 'Ausstattung des Hauses',
  showAll: (count) => `Alle ${count} anzeigen`,
  goodToKnow: 'Gut zu wissen',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: (from) => `ab ${from} Uhr`,
  until: (until) => `bis ${until} Uhr`,
  between: (from, until) => `von ${from} bis ${until} Uhr`,
  rules: 'Hausordnung',
  languages: 'Ihr Gastgeber spricht',
  registration: 'Registrierungsnummer',
  rooms: 'Räume und Betten',
}
