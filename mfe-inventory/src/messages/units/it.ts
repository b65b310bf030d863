import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/it'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const guests = (count: number) => it.plural(count, { one: '# ospite', other: '# ospiti' })

export const messages: Messages = {
  title: 'Alloggi',
  seasonalPrices: 'Prezzi stagionali',
  stayRules: 'Regole di soggiorno',
  discounts: 'Sconti',
  empty: {
    title: 'Ancora nessun alloggio',
    hint: 'Un alloggio è ciò che un ospite prenota: un appartamento, una camera, una casa intera.',
    action: 'Aggiungi il primo alloggio',
  },
  status: 'Stato',
  anyStatus: 'Tutti gli stati',
  statuses: { available: 'Libero', booked: 'Occupato', unavailable: 'Chiuso', maintenance: 'In lavori' },
  types: unitTypes,
  columns: { capacity: 'Capienza', edit: 'Modifica' },
  guests,
  guestsUpTo: (count, max) => `${guests(count)}, fino a ${it.number(max)}`,
  perNight: 'a notte',
  editOf: (name) => `Modifica l’alloggio ${name}`,
  seasonPrices: 'Stagioni',
  seasonPricesOf: (name) => `Prezzi stagionali di ${name}`,
  seasons: {
    title: 'Prezzi stagionali',
    of: (name) => `Prezzi stagionali di ${name}`,
    none: 'Ancora nessuna stagione: ogni notte costa il prezzo a notte.',
    over: 'Nessuna stagione futura: ogni notte costa il prezzo a notte.',
    afterSaving: 'Salvi l’alloggio, poi aggiunga qui i suoi prezzi stagionali.',
    all: (count) => (count === 0 ? 'Tutti i prezzi stagionali' : `Tutti i prezzi stagionali (${it.number(count)})`),
  },
  minimumStay: {
    title: 'Soggiorno minimo',
    hint: 'Per gli ospiti. Quello che prenota Lei può essere più breve. È la regola di questo alloggio fra tutte le <rules>regole di soggiorno</rules>.',
    unit: 'notti',
  },
  instant: {
    title: 'Prenotazione immediata',
    on: 'Attiva: gli ospiti prenotano subito',
    off: 'Non attiva: risponde Lei a ogni richiesta',
    hint: 'Il soggiorno è confermato appena l’ospite apre il link nella nostra e-mail, allo stesso prezzo e alle stesse condizioni. La avvisiamo via e-mail.',
    hours: 'Fino a quante ore prima del check-in',
    hoursHint:
      'Dopo, gli ospiti inviano una richiesta, così nessuno arriva all’improvviso. Si conta fino all’orario di check-in della struttura o, se non è indicato, fino a mezzogiorno.',
    unit: 'ore',
  },
  form: {
    maxCapacity: 'Capienza massima',
    baseCapacity: 'Capienza base',
    pricePerNight: 'Prezzo per notte',
    pricePerExtraPerson: 'Prezzo per persona aggiuntiva',
    selectProperty: 'Scegliere la struttura',
    type: 'Tipo di alloggio',
  },
}
