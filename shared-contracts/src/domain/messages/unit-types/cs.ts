import type { Messages } from './en.ts'

export const messages: Messages = {
  apartment: 'Apartmán',
  villa: 'Vila',
  house: 'Dům',
  studio: 'Studio',
  suite: 'Apartmá',
  cabin: 'Chata',
  condo: 'Byt',
  townhouse: 'Řadový dům',
}
