import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Strutture',
  empty: {
    title: 'Ancora nessuna struttura',
    hint: 'Una struttura è una casa con un indirizzo. Gli ospiti prenotano i suoi alloggi.',
    action: 'Aggiungi la prima struttura',
  },
  columns: { units: 'Al\u00adloggi', address: 'Indirizzo', images: 'Imma\u00adgini', edit: 'Modifica' },
  form: {
    timeZone: 'Fuso orario',
    timeZoneHint: 'Stabilisce che giorno è in questa struttura.',
  },
}
