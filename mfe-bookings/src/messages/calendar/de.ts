import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/de'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

type Nights = { from: Day; to: Day }

const range = ({ from, to }: Nights) => `${de.dayAndMonth(from)}–${de.dayAndMonth(to)}`
const days = (from: Day, to: Day) => `${de.day(from)} – ${de.day(to)}`
const head = (day: Day) => `${de.weekdayShort(day)} ${de.dayAndMonth(day)}`
const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächte' })
const units = (count: number) => de.plural(count, { one: '# Einheit', other: '# Einheiten' })
const stay: Messages['stay'] = ({ nights: count, ...when }) => `${nights(count)}, ${range(when)}`

export const messages: Messages = {
  title: 'Verfügbarkeit',
  loading: 'Kalender wird geladen',
  noProperties: 'Keine Unterkünfte gefunden',
  noPropertiesHint: 'Legen Sie eine Unterkunft mit ihren Einheiten an, um hier deren Kalender zu sehen.',
  noUnits: 'Diese Unterkunft hat noch keine Einheiten',
  noUnitsAtAll: 'Diese Unterkünfte haben noch keine Einheiten',
  inSight: {
    next30: 'Verfügbarkeit der Einheiten in den nächsten 30 Tagen.',
    from: (day) => `Verfügbarkeit der Einheiten ab ${de.day(day)}.`,
    fromTo: (from, to) => `Verfügbarkeit der Einheiten vom ${de.day(from)} bis ${de.day(to)}.`,
  },
  toolbar: {
    property: 'Unterkunft',
    allProperties: 'Alle Unterkünfte',
    month: 'Monat',
    year: 'Jahr',
    earlier: 'Früher',
    today: 'Heute',
    later: 'Später',
    daysShown: 'Angezeigte Tage',
    days: (count) => de.plural(count, { one: '# Tag', other: '# Tage' }),
    fullPage: 'Ganze Seite',
    showDashboard: 'Übersicht anzeigen',
  },
  status: statuses.booking,
  blocked: 'Gesperrt',
  changeOpen: 'Änderung gewünscht',
  showCancelled: 'Stornierte anzeigen',
  hideCancelled: 'Stornierte ausblenden',
  prices: 'Preise',
  pricesNeedRoom: 'Zeigen Sie weniger Tage an, um Preise zu sehen.',
  helpByHand:
    'Ziehen Sie über freie Nächte, um sie zu buchen, zu sperren oder ihren Preis zu ändern. Ziehen Sie einen Aufenthalt, um ihn zu verschieben, oder seinen Rand, um die Dauer zu ändern. Mit ? sehen Sie die Tastenkürzel.',
  helpByThumb:
    'Tippen Sie auf freie Tage, um sie zu buchen, zu sperren oder ihren Preis zu ändern. Halten Sie einen Aufenthalt gedrückt, um ihn zu verschieben, oder seinen Rand, um die Dauer zu ändern.',

  nights,
  guests: (count) => de.plural(count, { one: '# Gast', other: '# Gäste' }),
  range,
  days,
  stay,

  grid: {
    unit: 'Einheit',
    day: head,
    date: de.dayAndMonth,
    free: 'frei',
    units,
    stays: (count) => de.plural(count, { one: '# Aufenthalt', other: '# Aufenthalte' }),
    property: (name, count) => `${name} (${units(count)})`,
    freeUnits: 'Frei',
    lowestPrice: 'Preis ab',
    freeCount: (count) => `${count} frei`,
    priceFrom: (price) => `ab ${de.briefEuros(price)}`,
    price: (price) => de.briefEuros(price),
    offer: (day, free, total) => `${head(day)}: ${free} von ${total} frei`,
    offerTaken: (percent) => `${de.percent(percent)} belegt`,
    offerFrom: (price) => `ab ${de.euros(price)}`,
    unitWithState: (name, state) => `${name} (${state})`,
    state: { inactive: 'inaktiv', booked: 'belegt', unavailable: 'geschlossen', maintenance: 'Wartung' },
    spot: (unit, day, what) => `${unit}, ${de.day(day)}, ${what}`,
  },
  night: {
    price: (price) => de.euros(price),
    minNights: (count) => `mindestens ${nights(count)}`,
    noArrival: 'keine Anreise',
    noDeparture: 'keine Abreise',
  },
  bar: {
    withChange: (words) => `${words}, bittet um eine Änderung`,
    stay: (name, status, when) => `${name}, ${status}, ${when}`,
    held: 'Vorgemerkt',
    heldForGuest: 'Vorgemerkt für einen Gast, der noch bestätigen muss',
    heldUntil: (time) => `Bis ${time}\u00a0Uhr vorgemerkt für einen Gast, der noch bestätigen muss`,
    freeAgainAt: (time) => `ab ${time}\u00a0Uhr wieder frei`,
  },
  imports: {
    closedOn: (portal) => `Auf ${portal} gesperrt`,
    inConflict: (words) => `${words}, belegt keine Nacht: Etwas von Ihnen liegt darauf`,
    takesNone: 'belegt keine Nacht',
    alsoBooked: (portal, when) => `Auch auf ${portal} gebucht (${range(when)}). Entscheiden Sie unter Kanäle.`,
    alsoClosed: (portal, when) => `Auch auf ${portal} gesperrt (${range(when)}). Entscheiden Sie unter Kanäle.`,
    staleToday: (time) => `Kalender von Portalen konnten seit ${time}\u00a0Uhr nicht gelesen werden`,
    stale: (day, time) =>
      `Kalender von Portalen konnten seit ${de.dayAndMonth(day)}, ${time}\u00a0Uhr, nicht gelesen werden`,
  },
  pick: {
    title: 'Gewählte Nächte',
    stay: (from, to, count) => `${days(from, to)}, ${nights(count)}`,
    book: 'Buchen',
    clear: 'Auswahl aufheben',
  },
  conflict: {
    taken: (who, when) => `Belegt durch ${who}, ${range(when)}`,
    blocked: (when) => `Gesperrt ${range(when)}`,
    blockedFor: (when, reason) => `Gesperrt ${range(when)}: ${reason}`,
    closed: (portal, when) => `Auf ${portal} gesperrt ${range(when)}`,
    notBookable: (unit) => `${unit} kann nicht gebucht werden`,
    tooMany: (unit, capacity, guests) =>
      `${unit} ist für höchstens ${de.plural(capacity, { one: '# Gast', other: '# Gäste' })}, nicht für ${guests}`,
    refused: (conflict) => `Es wurde nichts geändert: ${conflict}`,
    notHere: (conflict) => `Hier nicht möglich: ${conflict}`,
    past: 'Ein neuer Aufenthalt kann nicht in der Vergangenheit beginnen.',
  },
  drag: {
    block: (reason) => (reason ? `Sperrung „${reason}“` : 'Sperrung'),
    selecting: (what) => `Auswahl: ${what}`,
    moving: (name, what) => `${name} wird verschoben: ${what}`,
    changing: (name, what) => `${name} wird geändert: ${what}`,
    cancelled: 'Abgebrochen. Es wurde nichts geändert.',
    unchanged: 'Es wurde nichts geändert.',
  },
  move: {
    moved: (name, unit, when) => `${name} verschoben: ${unit}, ${range(when)}`,
    extendedStay: ({ name, ...now }) => `Aufenthalt von ${name} verlängert: ${stay(now)}`,
    shortenedStay: ({ name, ...now }) => `Aufenthalt von ${name} verkürzt: ${stay(now)}`,
    extendedBlock: ({ name, ...now }) => `${name} verlängert: ${stay(now)}`,
    shortenedBlock: ({ name, ...now }) => `${name} verkürzt: ${stay(now)}`,
    undone: ({ name, unit, ...when }) => `Rückgängig gemacht: ${name}, ${unit}, ${range(when)}`,
    // The range ends in a full stop.
    undoneAtPrice: ({ name, unit, is, was, ...when }) =>
      `Rückgängig gemacht: ${name}, ${unit}, ${range(when)} Der Preis beträgt jetzt ${de.euros(is)}, vorher waren es ${de.euros(was)}`,
    movedMeanwhile: (name) => `${name} wurde inzwischen verschoben. Es wurde nichts geändert.`,
    changedMeanwhile: (name) =>
      `${name} wurde inzwischen geändert; der Kalender ist wieder aktuell. Es wurde nichts verschoben.`,
    notMoved: (why) => `Nicht verschoben: ${why}`,
    failed: 'Etwas ist schiefgegangen.',
    undo: 'Rückgängig',
    undoKeys: 'Strg+Z',
    closeNote: 'Hinweis schließen',
  },
}
