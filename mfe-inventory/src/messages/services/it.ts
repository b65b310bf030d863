import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Servizi extra',
  empty: {
    title: 'Ancora nessun servizio extra',
    hint: 'Colazione, parcheggio, pulizia finale: ciò che gli ospiti possono aggiungere a un soggiorno, una volta sola o per ogni giorno.',
    action: 'Aggiungi il primo servizio',
  },
  type: 'Tipo',
  anyType: 'Tutti i tipi',
  types: { per_day: 'Al giorno', one_time: 'Una tantum' },
  typeOptions: { per_day: 'Al giorno', one_time: 'Una tantum' },
  columns: { property: 'Struttura', sold: 'Venduto quest’anno', edit: 'Modifica' },
  bookings: (count) => it.plural(count, { one: '# prenotazione', other: '# prenotazioni' }),
  notSold: 'Ancora niente',
  form: { chooseType: 'Scegliere il tipo', chooseProperty: 'Scegliere la struttura' },
}
