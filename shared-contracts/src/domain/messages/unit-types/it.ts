import type { Messages } from './en.ts'

export const messages: Messages = {
  apartment: 'Appartamento',
  villa: 'Villa',
  house: 'Casa',
  studio: 'Monolocale',
  suite: 'Suite',
  cabin: 'Baita',
  condo: 'Appartamento in condominio',
  townhouse: 'Villetta a schiera',
}
