import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const units = (count: number) => it.plural(count, { one: '# alloggio', other: '# alloggi' })

export const messages: Messages = {
  title: 'Strutture',
  empty: {
    title: 'Ancora nessuna struttura',
    hint: 'Una struttura è una casa con un indirizzo. Gli ospiti prenotano i suoi alloggi.',
    action: 'Aggiungi la prima struttura',
  },
  units,
  unitsOf: (count, name) => `${units(count)} di ${name}`,
  images: (count) => it.plural(count, { one: '# immagine', other: '# immagini' }),
  seasonPrices: 'Prezzi stagionali',
  seasonPricesOf: (name) => `Prezzi stagionali di ${name}`,
  outlook: {
    tonight: 'Stanotte',
    taken: (occupied, total) => it.plural(occupied, { one: `# su ${total} occupato`, other: `# su ${total} occupati` }),
    nights: (count) => `Prossime ${it.number(count)} notti`,
    full: (percent) => `${percent} occupato`,
    today: 'Oggi',
    nextArrival: 'Prossimo arrivo',
    nextDeparture: 'Prossima partenza',
  },
  form: {
    timeZone: 'Fuso orario',
    timeZoneHint: 'Stabilisce che giorno è in questa struttura.',
  },
}
