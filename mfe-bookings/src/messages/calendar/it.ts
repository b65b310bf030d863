import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/it'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

type Nights = { from: Day; to: Day }

const range = ({ from, to }: Nights) => `${it.dayAndMonth(from)}–${it.dayAndMonth(to)}`
const days = (from: Day, to: Day) => `${it.day(from)} – ${it.day(to)}`
const head = (day: Day) => `${it.weekdayShort(day)} ${it.dayAndMonth(day)}`
const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })
const units = (count: number) => it.plural(count, { one: '# alloggio', other: '# alloggi' })
const stay: Messages['stay'] = ({ nights: count, ...when }) => `${nights(count)}, ${range(when)}`

export const messages: Messages = {
  title: 'Disponibilità',
  loading: 'Caricamento del calendario',
  noProperties: 'Nessuna struttura trovata',
  noPropertiesHint: 'Aggiungere una struttura e i suoi alloggi per vederne qui il calendario.',
  noUnits: 'Questa struttura non ha ancora alloggi',
  noUnitsAtAll: 'Queste strutture non hanno ancora alloggi',
  inSight: {
    next30: 'Disponibilità degli alloggi nei prossimi 30 giorni.',
    from: (day) => `Disponibilità degli alloggi dal ${it.day(day)}.`,
    fromTo: (from, to) => `Disponibilità degli alloggi dal ${it.day(from)} al ${it.day(to)}.`,
  },
  toolbar: {
    property: 'Struttura',
    allProperties: 'Tutte le strutture',
    month: 'Mese',
    year: 'Anno',
    earlier: 'Indietro',
    today: 'Oggi',
    later: 'Avanti',
    daysShown: 'Giorni mostrati',
    days: (count) => it.plural(count, { one: '# giorno', other: '# giorni' }),
    fullPage: 'Pagina intera',
    showDashboard: 'Mostra la panoramica',
  },
  status: statuses.booking,
  blocked: 'Bloccato',
  changeOpen: 'Modifica richiesta',
  showCancelled: 'Mostra le annullate',
  hideCancelled: 'Nascondi le annullate',
  prices: 'Prezzi',
  pricesNeedRoom: 'Mostrare meno giorni per vedere i prezzi.',
  helpByHand:
    'Trascinare sulle notti libere per prenotarle, bloccarle o impostarne il prezzo. Trascinare un soggiorno per spostarlo, o un suo bordo per cambiarne la durata. Premere ? per le scorciatoie da tastiera.',
  helpByThumb:
    'Toccare i giorni liberi per prenotarli, bloccarli o impostarne il prezzo. Tenere premuto un soggiorno per spostarlo, o un suo bordo per cambiarne la durata.',

  nights,
  guests: (count) => it.plural(count, { one: '# ospite', other: '# ospiti' }),
  range,
  days,
  stay,

  grid: {
    unit: 'Alloggio',
    day: head,
    date: it.dayAndMonth,
    free: 'libero',
    units,
    stays: (count) => it.plural(count, { one: '# soggiorno', other: '# soggiorni' }),
    property: (name, count) => `${name} (${units(count)})`,
    freeUnits: 'Liberi',
    lowestPrice: 'Prezzo da',
    freeCount: (count) => it.plural(count, { one: '# libero', other: '# liberi' }),
    priceFrom: (price) => `da ${it.briefEuros(price)}`,
    price: (price) => it.briefEuros(price),
    offer: (day, free, total) =>
      `${head(day)}: ${it.plural(free, { one: '# alloggio libero', other: '# alloggi liberi' })} su ${total}`,
    offerTaken: (percent) => `occupazione ${it.percent(percent)}`,
    offerFrom: (price) => `da ${it.euros(price)}`,
    unitWithState: (name, state) => `${name} (${state})`,
    state: {
      inactive: 'inattivo',
      booked: 'occupato',
      unavailable: 'chiuso',
      maintenance: 'in lavori',
    },
    spot: (unit, day, what) => `${unit}, ${it.day(day)}, ${what}`,
  },
  night: {
    price: (price) => it.euros(price),
    minNights: (count) => `almeno ${nights(count)}`,
    noArrival: 'nessun arrivo',
    noDeparture: 'nessuna partenza',
  },
  bar: {
    withChange: (words) => `${words}, chiede una modifica`,
    stay: (name, status, when) => `${name}, ${status}, ${when}`,
    held: 'In sospeso',
    heldForGuest: 'In sospeso per un ospite che deve ancora confermare',
    heldUntil: (time) => `In sospeso fino alle ${time} per un ospite che deve ancora confermare`,
    freeAgainAt: (time) => `di nuovo libero dalle ${time}`,
  },
  imports: {
    closedOn: (portal) => `Chiuso su ${portal}`,
    inConflict: (words) => `${words}, non occupa notti: le occupa già qualcosa di Suo`,
    takesNone: 'non occupa notti',
    alsoBooked: (portal, when) => `Prenotato anche su ${portal} (${range(when)}). Da decidere in Canali.`,
    alsoClosed: (portal, when) => `Chiuso anche su ${portal} (${range(when)}). Da decidere in Canali.`,
    staleToday: (time) => `I calendari dei portali non si leggono dalle ${time}`,
    stale: (day, time) => `I calendari dei portali non si leggono dal ${it.dayAndMonth(day)}, ${time}`,
  },
  pick: {
    title: 'Notti scelte',
    stay: (from, to, count) => `${days(from, to)}, ${nights(count)}`,
    book: 'Prenota',
    clear: 'Cancella la selezione',
  },
  conflict: {
    taken: (who, when) => `Occupato da ${who}, ${range(when)}`,
    blocked: (when) => `Bloccato ${range(when)}`,
    blockedFor: (when, reason) => `Bloccato ${range(when)}: ${reason}`,
    closed: (portal, when) => `Chiuso su ${portal} ${range(when)}`,
    notBookable: (unit) => `${unit} non è prenotabile`,
    tooMany: (unit, capacity, guests) =>
      `${unit} accoglie al massimo ${it.plural(capacity, { one: '# ospite', other: '# ospiti' })}, non ${guests}`,
    refused: (conflict) => `Non è cambiato nulla. ${conflict}.`,
    notHere: (conflict) => `Qui non è possibile: ${conflict}`,
    past: 'Un nuovo soggiorno non può iniziare nel passato.',
  },
  drag: {
    block: (reason) => (reason ? `blocco «${reason}»` : 'blocco'),
    selecting: (what) => `Selezione: ${what}`,
    moving: (name, what) => `Spostamento, ${name}: ${what}`,
    changing: (name, what) => `Modifica, ${name}: ${what}`,
    cancelled: 'Annullato. Non è cambiato nulla.',
    unchanged: 'Non è cambiato nulla.',
  },
  move: {
    moved: (name, unit, when) => `Spostato: ${name}, ${unit}, ${range(when)}`,
    extendedStay: ({ name, ...now }) => `Soggiorno di ${name} prolungato: ${stay(now)}`,
    shortenedStay: ({ name, ...now }) => `Soggiorno di ${name} accorciato: ${stay(now)}`,
    extendedBlock: ({ name, ...now }) => `Prolungato: ${name}, ${stay(now)}`,
    shortenedBlock: ({ name, ...now }) => `Accorciato: ${name}, ${stay(now)}`,
    undone: ({ name, unit, ...when }) => `Spostamento annullato: ${name}, ${unit}, ${range(when)}`,
    undoneAtPrice: ({ name, unit, is, was, ...when }) =>
      `Spostamento annullato: ${name}, ${unit}, ${range(when)}. Il prezzo ora è ${it.euros(is)}; prima era ${it.euros(was)}`,
    movedMeanwhile: (name) =>
      `La prenotazione di ${name} è stata spostata nel frattempo. La Sua modifica non è stata salvata.`,
    changedMeanwhile: (name) =>
      `Modificato nel frattempo: ${name}. Il calendario è di nuovo aggiornato e nulla è stato spostato.`,
    notMoved: (why) => `Non spostato: ${why}`,
    failed: 'Qualcosa è andato storto.',
    undo: 'Annulla',
    undoKeys: 'Ctrl+Z',
    closeNote: 'Chiudi l’avviso',
  },
}
