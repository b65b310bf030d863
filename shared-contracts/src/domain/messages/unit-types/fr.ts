import type { Messages } from './en.ts'

export const messages: Messages = {
  apartment: 'Appartement',
  villa: 'Villa',
  house: 'Maison',
  studio: 'Studio',
  suite: 'Suite',
  cabin: 'Chalet',
  condo: 'Appartement en copropriété',
  townhouse: 'Maison de ville',
}
