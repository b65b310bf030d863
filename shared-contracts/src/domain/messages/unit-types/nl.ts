import type { Messages } from './en.ts'

export const messages: Messages = {
  apartment: 'Appartement',
  villa: 'Villa',
  house: 'Huis',
  studio: 'Studio',
  suite: 'Suite',
  cabin: 'Blokhut',
  condo: 'Flat',
  townhouse: 'Rijtjeshuis',
}
