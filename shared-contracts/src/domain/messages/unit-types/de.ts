import type { Messages } from './en.ts'

export const messages: Messages = {
  apartment: 'Ferienwohnung',
  villa: 'Villa',
  house: 'Haus',
  studio: 'Studio',
  suite: 'Suite',
  cabin: 'Hütte',
  condo: 'Wohnung',
  townhouse: 'Reihenhaus',
}
