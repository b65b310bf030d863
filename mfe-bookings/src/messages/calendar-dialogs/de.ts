import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächte' })

export const messages: Messages = {
  unit: 'Einheit',
  notFree: (unit) => `${unit} – nicht frei`,
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  guests: 'Gäste',
  childrenAndPets: 'Kinder, Kleinkinder oder Haustiere',
  upTo: (guests) => `Bis zu ${guests}`,
  status: 'Status',
  save: 'Speichern',
  update: 'Änderungen speichern',
  noChanges: 'Keine Änderungen',

  booking: {
    title: 'Neue Buchung',
    guest: 'Gast',
    typeName: 'Namen eingeben',
    newGuest: 'Neuer Gast',
    more: 'Weitere Angaben…',
    blockInstead: 'Oder diese Nächte sperren',
    reasonWithExample: 'Grund, z.\u00a0B. Eigennutzung (optional)',
    booked: ({ unit, guest, when, reference }) => `${unit} für ${guest} gebucht: ${when} (${reference})`,
  },
  block: {
    title: 'Sperrung',
    block: 'Sperren',
    reason: 'Grund',
    reasonExample: 'z.\u00a0B. Malerarbeiten oder Eigennutzung (optional)',
    from: 'Gesperrt ab',
    to: 'Wieder frei ab',
    order: 'Die Sperrung muss nach ihrem Beginn enden.',
    remove: 'Sperrung aufheben',
    updated: 'Sperrung geändert',
    removed: 'Sperrung aufgehoben; die Nächte können wieder gebucht werden',
    blocked: (unit, when) => `${unit} gesperrt: ${when}`,
    someUnit: 'Einheit',
  },
  imports: {
    from: (portal) => `Aus dem Kalender von ${portal}`,
    conflict: 'Etwas von Ihnen liegt auf diesen Nächten, darum belegt dies keine. Entscheiden Sie unter Kanäle.',
    kind: { stay: 'Aufenthalt', closure: 'Sperrung' },
    guest: 'Gast',
    nights: 'Nächte',
    property: 'Unterkunft',
    book: 'Buchung daraus machen',
  },
  move: {
    title: 'Aufenthalt verschieben',
    titleOf: (guest) => `Aufenthalt von ${guest} verschieben`,
    move: 'Verschieben',
    price: 'Preis',
    changeTo: (total) => `Auf ${de.euros(total)} ändern`,
    keep: (total) => `${de.euros(total)} beibehalten`,
  },
  question: {
    price: 'Der Preis ändert sich',
    invoice: 'Eine ausgestellte Rechnung wird ersetzt',
    invoiceHint:
      'Eine ausgestellte Rechnung nennt Einheit und Tage und kann deshalb nicht bleiben. Schicken Sie Ihrem Gast die neuen Dokumente.',
    where: (name, unit, when) => `${name}: ${unit}, ${when}`,
    stay: 'Nicht verschieben',
    replace: 'Verschieben und Rechnung ersetzen',
  },
  price: {
    taken: (when) => `Belegt ${when}`,
    nights: (count, each) => `${nights(count)} × ${de.euros(each)}`,
    extraPersons: (count, during, each) =>
      `${de.plural(count, { one: '# weitere Person', other: '# weitere Personen' })} × ${nights(during)} × ${de.euros(each)}`,
    service: (name, count, each) =>
      count === 1 ? `${name} ${de.euros(each)}` : `${name} ${count} × ${de.euros(each)}`,
  },
  keys: {
    title: 'Tastenkürzel',
    arrows: { key: 'Pfeiltasten', does: 'Durch Tage und Einheiten gehen' },
    ends: { key: 'Pos1, Ende', does: 'Zum ersten oder letzten sichtbaren Tag gehen' },
    pages: { key: 'Bild auf, Bild ab', does: 'Um eine Bildschirmbreite zurück oder weiter gehen' },
    today: { key: 'T', does: 'Zu heute gehen' },
    select: {
      key: 'Enter auf einer freien Nacht',
      does: 'Nächte auswählen; Pfeiltasten erweitern die Auswahl, Enter bucht oder sperrt sie',
    },
    open: { key: 'Enter auf Aufenthalt oder Sperrung', does: 'Öffnen' },
    move: {
      key: 'M auf Aufenthalt oder Sperrung',
      does: 'Verschieben: Pfeiltasten bewegen, mit der Umschalttaste ändern sie das Ende; Enter legt ab, Esc bricht ab',
    },
    undo: { key: 'Strg+Z', does: 'Die letzte Verschiebung rückgängig machen' },
    fullPage: { key: 'F', does: 'Den Kalender auf der ganzen Seite anzeigen oder wieder die Übersicht' },
  },
}
