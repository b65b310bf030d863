import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { ComparedDays } from './en.ts'
import type { Messages } from './en.ts'

const daysName = (days: ComparedDays) => {
  if (days === 'yearEarlier') return 'Vorjahr'
  return days === 'daysBefore' ? 'Tage davor' : days.name
}
/** After „gegenüber“. */
const dative = (days: ComparedDays) => {
  if (days === 'yearEarlier') return 'dem Vorjahr'
  return days === 'daysBefore' ? 'den Tagen davor' : days.name
}

export const messages: Messages = {
  title: 'Auswertungen',
  loading: 'Auswertungen werden geladen',
  view: { label: 'Ansicht', charts: 'Diagramme', tables: 'Tabellen' },
  chooseDays: 'Wählen Sie den ersten und den letzten Tag',
  tryOthers: 'Versuchen Sie es mit anderen Tagen oder einer anderen Unterkunft.',
  filters: {
    from: 'Von',
    to: 'Bis',
    period: 'Zeitraum',
    customDates: 'Eigene Daten',
    groupBy: 'Gruppieren nach',
    property: 'Unterkunft',
    allProperties: 'Alle',
    noProperties: 'Keine Unterkünfte',
    unit: 'Einheit',
    allUnits: 'Alle',
    noUnits: 'Keine Einheiten',
    loading: 'Wird geladen',
  },
  periods: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr' },
  presets: {
    upToToday: 'Bis heute',
    whole: 'Ganze Monate und Jahre',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    thisYear: 'Dieses Jahr',
    lastYear: 'Letztes Jahr',
  },
  sections: {
    revenue: 'Umsatz im Überblick',
    bookings: 'Buchungen im Überblick',
    services: 'Zusatzleistungen im Überblick',
    cancelled: 'Stornierte Buchungen',
  },
  headings: {
    days: 'Tage',
    day: 'Tag',
    week: 'Woche vom',
    month: 'Monat',
    year: 'Jahr',
    property: 'Unterkunft',
    unit: 'Einheit',
    service: 'Zusatzleistung',
    monthOfArrival: 'Anreise im',
  },
  revenue: {
    name: { day: 'Umsatz pro Tag', week: 'Umsatz pro Woche', month: 'Umsatz pro Monat', year: 'Umsatz pro Jahr' },
    loading: 'Umsatz wird geladen',
    empty: 'Kein Umsatz in diesem Zeitraum',
  },
  shares: {
    name: { property: 'Umsatz nach Unterkunft', unit: 'Umsatz nach Einheit' },
    loading: { property: 'Umsatz nach Unterkunft wird geladen', unit: 'Umsatz nach Einheit wird geladen' },
    empty: 'Kein Umsatz, der sich aufteilen ließe',
  },
  bookings: {
    name: { property: 'Buchungen nach Unterkunft', unit: 'Buchungen nach Einheit' },
    loading: 'Buchungen werden geladen',
    empty: 'Keine Anreisen in diesem Zeitraum',
  },
  services: {
    name: 'Umsatz nach Zusatzleistung',
    loading: 'Zusatzleistungen werden geladen',
    empty: 'Keine Zusatzleistungen in diesem Zeitraum verkauft',
  },
  cancelled: {
    name: 'Angelegte und stornierte Buchungen nach Anreisemonat',
    loading: 'Stornierte Buchungen werden geladen',
    empty: 'Keine Anreisen in diesem Zeitraum',
  },
  series: {
    revenue: 'Umsatz',
    yearBefore: 'Vorjahr',
    sales: 'Umsatz',
    confirmed: 'Bestätigt',
    total: 'Gesamt',
    created: 'Angelegt',
    cancelled: 'Storniert',
    rate: 'Quote',
    occupiedNights: 'Belegte Nächte',
    offeredNights: 'Angebotene Nächte',
    occupancy: 'Auslastung',
    averageRate: 'Durchschnittspreis',
    arrivals: 'Anreisen',
  },
  percent: (value, decimals) => de.percent(value, decimals),
  points: (difference) => `${de.number(difference, 1)}\u00a0Prozentpunkte`,
  compared: {
    unknown: (days) => `${daysName(days)}: kein Wert`,
    alone: (days, figure) => `${daysName(days)}: ${figure}`,
    same: (days) => `Unverändert gegenüber ${dative(days)}`,
    changed: (difference, days, figure) => `${difference} gegenüber ${dative(days)} (${figure})`,
    yearEarlierIs: (range) => `Vorjahr: ${range}.`,
    daysBeforeAre: (range) => `Tage davor: ${range}.`,
  },
  beside: {
    pending: (amount) => `${de.euros(amount)} mehr, wenn offene Aufenthalte kommen`,
    fees: (amount) => `dazu ${de.euros(amount)} an Stornogebühren`,
    passed_on: (amount) => `${de.euros(amount)} Durchlaufposten, nicht im Umsatz`,
    paid: (amount) => `${de.euros(amount)} in diesen Tagen bezahlt`,
  },
  keyFigures: {
    loading: 'Auslastung wird geladen',
    occupancy: {
      title: 'Auslastung',
      explain: 'So wird die Auslastung berechnet',
      formula: (occupied, total) =>
        `Belegte Nächte / angebotene Nächte: ${de.number(occupied)} / ${de.plural(total, { one: '# Nacht', other: '# Nächte' })}. Belegt sind Nächte bestätigter Aufenthalte, unbeantworteter Anfragen und von Aufenthalten aus Portalen; angeboten werden alle Nächte der derzeit aktiven Einheiten, abzüglich gesperrter.`,
      imported: (count) => `davon ${de.plural(count, { one: '# Nacht', other: '# Nächte' })} von Portalen`,
    },
    averageRate: {
      title: 'Durchschnittspreis',
      explain: 'So wird der Durchschnittspreis berechnet',
      formula: (revenue) =>
        `Umsatz / Nächte bestätigter Aufenthalte. Der Umsatz beträgt ${de.euros(revenue)}, mit weiteren Personen und Zusatzleistungen, abzüglich Rabatten, wie unter „Umsatz im Überblick“.`,
    },
    revenue: {
      title: 'Umsatz',
      explain: 'So wird der Umsatz berechnet',
      formula:
        'Die Nächte bestätigter Aufenthalte in diesem Zeitraum, jede mit ihrem Anteil an weiteren Personen, Zusatzleistungen und Rabatten.',
    },
  },
  chart: {
    loading: 'Diagramm wird geladen',
    spoken: (name) => `${name}, ein Diagramm. Alle Zahlen stehen in der Ansicht „Tabellen“.`,
    spokenWithPeak: (name, label, figure) =>
      `${name}, ein Diagramm. Höchster Wert: ${label}, ${figure}. Alle Zahlen stehen in der Ansicht „Tabellen“.`,
  },
  downloads: {
    label: (name, format) => `${name} als ${format} herunterladen`,
    to: 'bis',
    notDrawn: 'Das Diagramm ist noch nicht gezeichnet.',
    unsupported: 'Dieser Browser kann keine Bilder erstellen.',
    failed: 'Das Bild konnte nicht erstellt werden.',
  },
}
