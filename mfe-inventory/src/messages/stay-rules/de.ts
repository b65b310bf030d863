import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächte' })
const nightsOf = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächten' })
const days = (count: number) => de.plural(count, { one: '# Tag', other: '# Tage' })
const daysOf = (count: number) => de.plural(count, { one: '# Tag', other: '# Tagen' })
const hours = (count: number) => de.plural(count, { one: '# Stunde', other: '# Stunden' })

export const messages: Messages = {
  title: 'Aufenthaltsregeln',
  listed: 'rules',
  intro:
    'Nur für Gäste: Was Sie selbst buchen, ist frei davon. Von zwei Regeln einer Art gilt die genauere: die der Einheit vor der der Unterkunft, eine mit Datum vor einer, die immer gilt, der kürzere Zeitraum vor dem längeren.',
  newRule: 'Neue Regel',
  empty: {
    title: 'Sie brauchen keine Regeln',
    hint: 'Ohne Regeln buchen Gäste alle Nächte, die frei sind. Regeln sagen, wie lange Aufenthalte dauern, an welchen Tagen sie beginnen und enden und wie viel Zeit Sie dazwischen haben. Drei übliche für den Anfang:',
  },
  limits: {
    title: 'Aus den Einstellungen Ihrer Seite',
    maxNights: (count) => `Höchstens ${nights(count)}`,
    horizon: (months) =>
      `Anreise spätestens innerhalb ${de.plural(months, { one: 'eines Monats', other: 'von # Monaten' })}`,
    hint: 'Sie gelten für alles, was immer eine Regel sagt.',
    change: 'In den Einstellungen ändern',
  },
  sentence: {
    or: 'oder',
    minNights: (count) => `Mindestens ${nights(count)}`,
    maxNights: (count) => `Höchstens ${nights(count)}`,
    arrival: (weekdays) => `Anreise nur am ${weekdays}`,
    departure: (weekdays) => `Abreise nur am ${weekdays}`,
    noArrival: 'Keine Anreise',
    noDeparture: 'Keine Abreise',
    leadTime: (count) => `Mindestens ${hours(count)} vor dem Check-in gebucht`,
    horizon: (count) => `Anreise in höchstens ${daysOf(count)}`,
    preparation: (count) =>
      count === 0 ? 'Kein freier Tag zwischen Aufenthalten' : `${days(count)} frei zwischen Aufenthalten`,
    gap: (count) => `Lücken unter dem Mindestaufenthalt: ab ${nightsOf(count)}`,
    arriving: (weekdays) => `bei Anreise am ${weekdays}`,
    staying: (weekdays) => `mit der Nacht ab ${weekdays}`,
    touching: 'mit irgendeiner Nacht darin',
    on: (weekdays) => `am ${weekdays}`,
    dates: de.dayRange,
  },
  form: {
    kind: 'Art der Regel',
    kinds: {
      min_nights: 'Mindestaufenthalt',
      max_nights: 'Höchstaufenthalt',
      arrival_weekdays: 'Anreisetage',
      departure_weekdays: 'Abreisetage',
      closed_to_arrival: 'Keine Anreise an manchen Tagen',
      closed_to_departure: 'Keine Abreise an manchen Tagen',
      lead_time: 'Zeit vor dem Check-in',
      horizon: 'Wie weit im Voraus',
      preparation: 'Freie Tage zwischen Aufenthalten',
      gap_nights: 'Kurze Lücken',
    },
    hints: {
      lead_time:
        'Nach der Uhr der Unterkunft, bis zu ihrer Check-in-Zeit, oder bis zum Mittag, wo keine angegeben ist.',
      horizon: 'Die Grenze in den Einstellungen Ihrer Seite gilt weiterhin.',
      preparation: 'Für Reinigung und Schlüssel. 0 erlaubt die Anreise am Tag der Abreise.',
      gap_nights:
        'Eine freie Lücke, die kürzer als der Mindestaufenthalt ist, darf ein Aufenthalt von so vielen Nächten oder mehr füllen.',
    },
    nights: 'Nächte',
    days: 'Tage',
    hours: 'Stunden',
    allowed: 'Erlaubt am',
    weekdays: 'Wochentage',
    everyDay: 'Keiner gewählt: an jedem Tag.',
    on: 'Gilt',
    ons: { arrival: 'für Aufenthalte, die dann beginnen', night: 'für jeden Aufenthalt mit einer Nacht darin' },
    from: 'Erster Tag',
    to: 'Letzter Tag',
    always: 'Bleiben beide leer, gilt die Regel immer.',
    deleting: 'Ihre Buchungen und Anfragen bleiben, wie sie sind.',
  },
  preview: {
    title: 'Was Gäste buchen können',
    titleOf: (unit) => `Was Gäste in ${unit} buchen können`,
    hint: 'Ziehen Sie über Tage, oder halten Sie die Umschalttaste mit den Pfeiltasten, um zu sehen, welche Regeln dort gelten.',
    unit: 'Einheit',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    calendar: (unit, month) => `Tage von ${unit}, ${month}`,
    noArrival: 'keine Anreise',
    noDeparture: 'keine Abreise',
    unbookable: 'diese Nacht kann niemand buchen',
    legend: {
      nights: 'Nächte eines Aufenthalts, der dann beginnt',
      noArrival: 'Keine Anreise',
      noDeparture: 'Keine Abreise',
      unbookable: 'Diese Nacht kann niemand buchen',
    },
    noRule: 'Hier gilt keine Regel.',
    partly: (wins, of) => `an ${de.number(wins)} von ${daysOf(of)}`,
    beaten: (rule) => `gilt hier nicht: „${rule}“ ist genauer`,
    add: 'Regel für diese Tage hinzufügen',
    unbookableNights: (ranges) => `Niemand kann die Nächte vom ${ranges} buchen`,
    unbookableHint: 'Die Regeln widersprechen sich dort.',
  },
  unbookable: {
    title: 'Gespeichert. Diese Nächte kann niemand mehr buchen, weil sich Regeln widersprechen:',
    of: (unit, ranges) => `${unit}: ${ranges}`,
    more: (count) => de.plural(count, { one: '# weitere Einheit', other: '# weitere Einheiten' }),
    moreRanges: (count) => `${de.number(count)} weitere`,
  },
}
