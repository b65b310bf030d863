import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/it'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })
const guests = (count: number) => it.plural(count, { one: '# ospite', other: '# ospiti' })

export const messages: Messages = {
  day: it.longDayWithWeekday,
  // When guests come or go.
  times: {
    from: (from) => `dalle ${from}`,
    until: (until) => `fino alle ${until}`,
    between: (from, until) => `dalle ${from} alle ${until}`,
  },
  loading: 'Caricamento della struttura',
  loadingUnit: 'Caricamento dell’alloggio',
  notAvailable: 'Non disponibile',
  failed: 'Impossibile caricare questa pagina',
  gone: 'Questo alloggio non è più offerto',
  goneText: 'Forse il link è vecchio, oppure l’host ha tolto l’alloggio.',
  backTo: (name) => `Torna a ${name}`,
  share: 'Condividi',
  copied: 'Link copiato',
  notCopied: 'Impossibile copiare il link. Si può copiare dalla barra degli indirizzi.',
  pictures: (name) => `Foto di ${name}`,
  enlarge: (at: number, of: number, caption: string) => `Foto ${at} di ${of}: ${caption}. Mostra a schermo intero`,
  allPictures: (count: number) => `Mostra tutte le ${count} foto`,
  enlargeFailed: 'Non è stato possibile mostrare la foto a schermo intero. Controlli la connessione e riprovi.',
  when: 'Quando desidera venire?',
  showFree: 'Mostra gli alloggi liberi',
  noDay: 'Scegliere il giorno di arrivo',
  units: 'Alloggi',
  pricesFailed: 'Impossibile caricare i prezzi per le date scelte',
  whereItIs: 'Dove si trova',
  whereHint:
    'La mappa mostra il luogo con l’approssimazione di circa un chilometro. L’indirizzo arriva con la prenotazione.',
  otherDates: 'Provare con altre date o meno ospiti.',
  noneNow: 'Al momento l’host non ne offre.',
  sleeps: (max) => `Fino a ${guests(max)}`,
  sleepsNote: (max) => `Questo alloggio accoglie al massimo ${guests(max)}.`,
  fewCots: (count) =>
    count === 0
      ? 'Qui non c’è una culla. Si prega di portarla.'
      : it.plural(count, {
          one: 'Qui c’è solo # culla. Si prega di portarne altre.',
          other: 'Qui ci sono solo # culle. Si prega di portarne altre.',
        }),
  types: unitTypes,
  tooSmall: (party) => it.plural(party, { one: 'Troppo piccolo per # ospite', other: 'Troppo piccolo per # ospiti' }),
  taken: 'Non disponibile nelle date scelte',
  from: (price) => `A partire da <b>${it.euros(price)}</b>`,
  fromNight: (price) => `A partire da <b>${it.euros(price)}</b> a notte`,
  check: 'Verifica la disponibilità',
  checkOf: (name) => `Verifica la disponibilità di ${name}`,
  yourStay: 'Il Suo soggiorno',
  chooseDates: 'Scegliere le date per vedere il prezzo del soggiorno.',
  priceFailed: 'Impossibile caricare il prezzo',
  checking: 'Verifica in corso',
  isFree: 'Disponibile nelle date scelte',
  instantText: 'Il soggiorno è prenotato appena lo conferma via e-mail.',
  wishes: (stay, party) => `${nights(stay)}, ${guests(party)}`,
  tooMany: (max) => `Accoglie al massimo ${guests(max)}.`,
  seeCalendar: 'Il calendario mostra le notti libere.',
  toCalendar: 'Scegli le date',
  calendar: 'Notti libere',
  calendarFailed: 'Impossibile caricare le notti libere',
  earlier: 'Mesi precedenti',
  later: 'Mesi successivi',
  chooseArrival: 'Scegliere il giorno di arrivo, poi quello di partenza.',
  chooseDeparture: (arrival, min, max) =>
    `Arrivo: ${it.longDayWithWeekday(arrival)}. Ora scegliere il giorno di partenza${
      min > 1 ? `, almeno ${nights(min)} dopo` : max ? `, al massimo ${nights(max)} dopo` : ''
    }.`,
  states: {
    chosen: 'il Suo soggiorno',
    chosenTaken: 'il Suo soggiorno, già occupata',
    noArrival: 'nessun arrivo',
    noDeparture: 'nessuna partenza',
    past: 'passata',
    late: 'non ancora prenotabile',
    taken: 'occupata',
    free: 'libera',
  },
}
