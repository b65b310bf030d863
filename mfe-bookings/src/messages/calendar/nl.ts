import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/nl'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

type Nights = { from: Day; to: Day }

// With spaces: the days have hyphens of their own.
const range = ({ from, to }: Nights) => `${nl.dayAndMonth(from)} – ${nl.dayAndMonth(to)}`
const days = (from: Day, to: Day) => `${nl.day(from)} – ${nl.day(to)}`
// A narrow column has two lines: a word joiner keeps browsers from breaking the date at its hyphen.
const head = (day: Day) => `${nl.weekdayShort(day)} ${nl.dayAndMonth(day).replace('-', '-\u2060')}`
const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })
const units = (count: number) => nl.plural(count, { one: '# eenheid', other: '# eenheden' })
const stay: Messages['stay'] = ({ nights: count, ...when }) => `${nights(count)}, ${range(when)}`

export const messages: Messages = {
  title: 'Beschikbaarheid',
  loading: 'Kalender wordt geladen',
  noProperties: 'Geen accommodaties gevonden',
  noPropertiesHint: 'Voeg een accommodatie met eenheden toe om hier de kalender te zien.',
  noUnits: 'Deze accommodatie heeft nog geen eenheden',
  noUnitsAtAll: 'Deze accommodaties hebben nog geen eenheden',
  inSight: {
    next30: 'Beschikbaarheid van de eenheden in de komende 30 dagen.',
    from: (day) => `Beschikbaarheid van de eenheden vanaf ${nl.day(day)}.`,
    fromTo: (from, to) => `Beschikbaarheid van de eenheden van ${nl.day(from)} tot en met ${nl.day(to)}.`,
  },
  toolbar: {
    property: 'Accommodatie',
    allProperties: 'Alle accommodaties',
    month: 'Maand',
    year: 'Jaar',
    earlier: 'Eerder',
    today: 'Vandaag',
    later: 'Later',
    daysShown: 'Getoonde dagen',
    days: (count) => nl.plural(count, { one: '# dag', other: '# dagen' }),
    fullPage: 'Hele pagina',
    showDashboard: 'Overzicht tonen',
  },
  status: statuses.booking,
  blocked: 'Geblokkeerd',
  changeOpen: 'Wijziging gevraagd',
  showCancelled: 'Geannuleerde tonen',
  hideCancelled: 'Geannuleerde verbergen',
  prices: 'Prijzen',
  pricesNeedRoom: 'Toon minder dagen om prijzen te zien.',
  helpByHand:
    'Sleep over vrije nachten om ze te boeken, te blokkeren of hun prijs te wijzigen. Sleep een verblijf om het te verplaatsen, of de rand ervan om de duur te wijzigen. Druk op ? voor de sneltoetsen.',
  helpByThumb:
    'Tik op vrije dagen om ze te boeken, te blokkeren of hun prijs te wijzigen. Houd een verblijf ingedrukt om het te verplaatsen, of de rand ervan om de duur te wijzigen.',

  nights,
  guests: (count) => nl.plural(count, { one: '# gast', other: '# gasten' }),
  range,
  days,
  stay,

  grid: {
    unit: 'Eenheid',
    day: head,
    date: nl.dayAndMonth,
    free: 'vrij',
    units,
    stays: (count) => nl.plural(count, { one: '# verblijf', other: '# verblijven' }),
    property: (name, count) => `${name} (${units(count)})`,
    freeUnits: 'Vrij',
    lowestPrice: 'Prijs vanaf',
    freeCount: (count) => `${count} vrij`,
    priceFrom: (price) => `v.a. ${nl.briefEuros(price)}`,
    price: (price) => nl.briefEuros(price),
    offer: (day, free, total) => `${head(day)}: ${free} van ${total} vrij`,
    offerTaken: (percent) => `${nl.percent(percent)} bezet`,
    offerFrom: (price) => `vanaf ${nl.euros(price)}`,
    unitWithState: (name, state) => `${name} (${state})`,
    state: { inactive: 'inactief', booked: 'bezet', unavailable: 'gesloten', maintenance: 'onderhoud' },
    spot: (unit, day, what) => `${unit}, ${nl.day(day)}, ${what}`,
  },
  night: {
    price: (price) => nl.euros(price),
    minNights: (count) => `minstens ${nights(count)}`,
    noArrival: 'geen aankomst',
    noDeparture: 'geen vertrek',
  },
  bar: {
    withChange: (words) => `${words}, vraagt om een wijziging`,
    stay: (name, status, when) => `${name}, ${status}, ${when}`,
    held: 'Vastgehouden',
    heldForGuest: 'Vastgehouden voor een gast die nog moet bevestigen',
    heldUntil: (time) => `Tot ${time} vastgehouden voor een gast die nog moet bevestigen`,
    freeAgainAt: (time) => `weer vrij om ${time}`,
  },
  imports: {
    closedOn: (portal) => `Gesloten op ${portal}`,
    inConflict: (words) => `${words}, neemt geen nachten in: daar staat al iets van u`,
    takesNone: 'neemt geen nachten in',
    alsoBooked: (portal, when) => `Ook geboekt op ${portal} (${range(when)}). Beslis onder Kanalen.`,
    alsoClosed: (portal, when) => `Ook gesloten op ${portal} (${range(when)}). Beslis onder Kanalen.`,
    staleToday: (time) => `Kalenders van portalen konden sinds ${time} niet worden gelezen`,
    stale: (day, time) => `Kalenders van portalen konden sinds ${nl.dayAndMonth(day)}, ${time} niet worden gelezen`,
  },
  pick: {
    title: 'Gekozen nachten',
    stay: (from, to, count) => `${days(from, to)}, ${nights(count)}`,
    book: 'Boeken',
    clear: 'Selectie wissen',
  },
  conflict: {
    taken: (who, when) => `Bezet door ${who}, ${range(when)}`,
    blocked: (when) => `Geblokkeerd ${range(when)}`,
    blockedFor: (when, reason) => `Geblokkeerd ${range(when)}: ${reason}`,
    closed: (portal, when) => `Gesloten op ${portal} ${range(when)}`,
    notBookable: (unit) => `${unit} kan niet worden geboekt`,
    tooMany: (unit, capacity, guests) =>
      `${unit} is voor maximaal ${nl.plural(capacity, { one: '# gast', other: '# gasten' })}, niet voor ${guests}`,
    refused: (conflict) => `Er is niets gewijzigd. ${conflict}.`,
    notHere: (conflict) => `Hier niet mogelijk: ${conflict}`,
    past: 'Een nieuw verblijf kan niet in het verleden beginnen.',
  },
  drag: {
    block: (reason) => (reason ? `Blokkering ‘${reason}’` : 'Blokkering'),
    selecting: (what) => `Selectie: ${what}`,
    moving: (name, what) => `${name} wordt verplaatst: ${what}`,
    changing: (name, what) => `${name} wordt gewijzigd: ${what}`,
    cancelled: 'Afgebroken. Er is niets gewijzigd.',
    unchanged: 'Er is niets gewijzigd.',
  },
  move: {
    moved: (name, unit, when) => `${name} verplaatst naar ${unit}, ${range(when)}`,
    extendedStay: ({ name, ...now }) => `Verblijf van ${name} verlengd: ${stay(now)}`,
    shortenedStay: ({ name, ...now }) => `Verblijf van ${name} ingekort: ${stay(now)}`,
    extendedBlock: ({ name, ...now }) => `${name} verlengd: ${stay(now)}`,
    shortenedBlock: ({ name, ...now }) => `${name} ingekort: ${stay(now)}`,
    undone: ({ name, unit, ...when }) => `Ongedaan gemaakt: ${name}, ${unit}, ${range(when)}`,
    undoneAtPrice: ({ name, unit, is, was, ...when }) =>
      `Ongedaan gemaakt: ${name}, ${unit}, ${range(when)}. De prijs is nu ${nl.euros(is)}; dat was ${nl.euros(was)}`,
    movedMeanwhile: (name) => `${name} is intussen verplaatst. Er is niets gewijzigd.`,
    changedMeanwhile: (name) => `${name} is intussen gewijzigd; de kalender is weer actueel. Er is niets verplaatst.`,
    notMoved: (why) => `Niet verplaatst: ${why}`,
    failed: 'Er is iets misgegaan.',
    undo: 'Ongedaan maken',
    undoKeys: 'Ctrl+Z',
    closeNote: 'Melding sluiten',
  },
}
