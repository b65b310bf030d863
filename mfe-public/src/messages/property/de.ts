import { messages as unitTypes } from '@keyhaven/shared-contracts/domain/messages/unit-types/de'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const guests = (count: number) => de.plural(count, { one: '# Gast', other: '# Gäste' })
const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächte' })
const persons = (count: number) => de.plural(count, { one: '# Person', other: '# Personen' })

export const messages: Messages = {
  day: de.longDayWithWeekday,
  // When guests come or go.
  times: {
    from: (from) => `ab ${from} Uhr`,
    until: (until) => `bis ${until} Uhr`,
    between: (from, until) => `von ${from} bis ${until} Uhr`,
  },
  loading: 'Unterkunft wird geladen',
  loadingUnit: 'Zimmer oder Ferienwohnung wird geladen',
  notAvailable: 'Nicht verfügbar',
  failed: 'Diese Seite konnte nicht geladen werden',
  gone: 'Diese Unterkunft wird nicht mehr angeboten',
  goneText: 'Vielleicht ist der Link veraltet, oder der Gastgeber hat die Unterkunft entfernt.',
  backTo: (name) => `Zurück zu ${name}`,
  share: 'Teilen',
  copied: 'Link kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden. Kopieren Sie ihn aus der Adresszeile.',
  pictures: (name) => `Bilder von ${name}`,
  enlarge: (at: number, of: number, caption: string) => `Bild ${at} von ${of}: ${caption}. Im Vollbild zeigen`,
  allPictures: (count: number) => `Alle ${count} Bilder ansehen`,
  enlargeFailed:
    'Das Bild konnte nicht im Vollbild gezeigt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  when: 'Wann möchten Sie kommen?',
  showFree: 'Freies zeigen',
  noDay: 'Bitte wählen Sie den Tag der Anreise',
  units: 'Zimmer und Ferienwohnungen',
  pricesFailed: 'Die Preise für Ihre Daten konnten nicht geladen werden',
  whereItIs: 'Lage',
  whereHint: 'Die Karte zeigt den Ort auf etwa einen Kilometer genau. Die Adresse bekommen Sie mit der Buchung.',
  otherDates: 'Mit anderen Daten oder weniger Gästen könnte es klappen.',
  noneNow: 'Der Gastgeber bietet derzeit keine an.',
  sleeps: (max) => `Für bis zu ${persons(max)}`,
  sleepsNote: (max) => `Hier ist Platz für ${persons(max)}.`,
  fewCots: (count) =>
    count === 0
      ? 'Hier gibt es kein Babybett. Bitte bringen Sie eines mit.'
      : de.plural(count, {
          one: 'Hier gibt es nur # Babybett. Bitte bringen Sie weitere mit.',
          other: 'Hier gibt es nur # Babybetten. Bitte bringen Sie weitere mit.',
        }),
  types: unitTypes,
  tooSmall: (party) => de.plural(party, { one: 'Zu klein für # Gast', other: 'Zu klein für # Gäste' }),
  taken: 'Für Ihre Daten nicht frei',
  from: (price) => `Ab <b>${de.euros(price)}</b>`,
  fromNight: (price) => `Ab <b>${de.euros(price)}</b> pro Nacht`,
  check: 'Verfügbarkeit prüfen',
  checkOf: (name) => `Verfügbarkeit prüfen: ${name}`,
  yourStay: 'Ihr Aufenthalt',
  chooseDates: 'Wählen Sie An- und Abreise, um den Preis Ihres Aufenthalts zu sehen.',
  priceFailed: 'Der Preis konnte nicht geladen werden',
  checking: 'Wird geprüft',
  isFree: 'Für Ihre Daten frei',
  instantText: 'Ihr Aufenthalt ist gebucht, sobald Sie ihn per E-Mail bestätigen.',
  wishes: (stay, party) => `${nights(stay)}, ${guests(party)}`,
  tooMany: (max) => `Hier ist Platz für ${persons(max)}.`,
  seeCalendar: 'Der Kalender zeigt, welche Nächte frei sind.',
  toCalendar: 'Daten wählen',
  calendar: 'Freie Nächte',
  calendarFailed: 'Die freien Nächte konnten nicht geladen werden',
  earlier: 'Frühere Monate',
  later: 'Spätere Monate',
  chooseArrival: 'Wählen Sie den Tag der Anreise, dann den der Abreise.',
  chooseDeparture: (arrival, min, max) =>
    `Anreise am ${de.longDayWithWeekday(arrival)}. Wählen Sie nun den Tag der Abreise${
      min > 1 ? `, mindestens ${nights(min)} später` : max ? `, höchstens ${nights(max)} später` : ''
    }.`,
  states: {
    chosen: 'Ihr Aufenthalt',
    chosenTaken: 'Ihr Aufenthalt, schon belegt',
    noArrival: 'keine Anreise',
    noDeparture: 'keine Abreise',
    past: 'vergangen',
    late: 'noch nicht buchbar',
    taken: 'belegt',
    free: 'frei',
  },
}
