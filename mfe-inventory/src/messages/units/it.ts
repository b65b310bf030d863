import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const guests = (count: number) => it.plural(count, { one: '# ospite', other: '# ospiti' })

export const messages: Messages = {
  title: 'Alloggi',
  seasonalPrices: 'Prezzi stagionali',
  empty: {
    title: 'Ancora nessun alloggio',
    hint: 'Un alloggio è ciò che un ospite prenota: un appartamento, una camera, una casa intera.',
    action: 'Aggiungi il primo alloggio',
  },
  status: 'Stato',
  anyStatus: 'Tutti gli stati',
  statuses: { available: 'Libero', booked: 'Occupato', unavailable: 'Chiuso', maintenance: 'In lavori' },
  types: {
    apartment: 'Appartamento',
    villa: 'Villa',
    house: 'Casa',
    studio: 'Monolocale',
    suite: 'Suite',
    cabin: 'Baita',
    condo: 'Appartamento in condominio',
    townhouse: 'Villetta a schiera',
  },
  columns: { property: 'Struttura', capacity: 'Capienza', edit: 'Modifica' },
  guests,
  guestsUpTo: (count, most) => `${guests(count)}, fino a ${it.number(most)}`,
  perNight: 'a notte',
  editOf: (name) => `Modifica l’alloggio ${name}`,
  seasonPrices: 'Stagioni',
  seasonPricesOf: (name) => `Prezzi stagionali di ${name}`,
  form: {
    maxCapacity: 'Capienza massima',
    baseCapacity: 'Capienza base',
    pricePerNight: 'Prezzo per notte',
    pricePerExtraPerson: 'Prezzo per persona aggiuntiva',
    selectProperty: 'Scegliere la struttura',
    type: 'Tipo di alloggio',
  },
}
