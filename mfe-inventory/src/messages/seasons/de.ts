import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

const seasons = (count: number) => de.plural(count, { one: '# Saison', other: '# Saisons' })
const nights = (first: Day, last: Day) => (first === last ? de.day(first) : `${de.day(first)} – ${de.day(last)}`)

export const messages: Messages = {
  title: 'Saisonpreise',
  loading: 'Die Saisons werden geladen',
  listed: 'Saisons',
  copyTo: (year) => `Nach ${year} kopieren`,
  newSeason: 'Neue Saison',
  stayRules: 'Aufenthaltsregeln',
  discounts: 'Rabatte',
  anotherUnit: 'Eine andere Einheit',
  noProperty: {
    title: 'Noch keine Unterkünfte',
    hint: 'Saisons legen die Preise von Einheiten fest, und Einheiten gehören zu einer Unterkunft.',
    action: 'Unterkunft anlegen',
  },
  noUnit: {
    title: 'Diese Unterkunft hat noch keine Einheiten',
    hint: 'Legen Sie eine Einheit an, um zu sehen, was ihre Nächte kosten.',
    action: 'Einheit anlegen',
  },
  toolbar: {
    property: 'Unterkunft',
    unit: 'Einheit',
    allUnits: 'Alle Einheiten',
    previousYear: 'Voriges Jahr',
    year: 'Jahr',
    nextYear: 'Nächstes Jahr',
  },
  unit: {
    normally: (price) => `Normalerweise ${price} pro Nacht`,
    normallyInactive: (price) => `Normalerweise ${price} pro Nacht · inaktiv`,
    strip: (unit, year) => `Nächte von ${unit} im Jahr ${year}`,
    list: (unit, year) => `Saisons von ${unit} im Jahr ${year}`,
    none: (year, price) => `Keine Saisons im Jahr ${year}: Jede Nacht kostet ${price}.`,
  },
  strip: {
    nights,
    night: (night, price, season) =>
      `${de.weekdayShort(night)} ${de.day(night)}, ${de.euros(price)}, ${season ?? 'Grundpreis'}`,
    range: (first, last, count) =>
      `${de.day(first)} – ${de.day(last)}, ${de.plural(count, { one: '# Nacht', other: '# Nächte' })}`,
    basePrice: 'Grundpreis',
    weekend: 'Wochenende',
    today: 'Heute',
    how: 'Ziehen Sie über Nächte, um ihnen einen Preis zu geben; wählen Sie eine Saison, um sie zu ändern.',
    keys: 'Mit den Pfeiltasten geht es von Nacht zu Nacht. Die Eingabetaste beginnt eine Saison und beendet sie beim zweiten Mal.',
  },
  form: {
    save: 'Speichern',
    name: 'Name',
    nameExample: 'Sommer',
    firstNight: 'Erste Nacht',
    lastNight: 'Letzte Nacht',
    pricePerNight: 'Preis pro Nacht',
    normally: (price) => `Normalerweise ${de.euros(price)}`,
    normalInGrey: 'Der normale Preis jeder Einheit steht grau im Feld. Lassen Sie ein Feld leer, um ihn zu behalten.',
    sameForAll: (units) =>
      de.plural(units, { one: 'Derselbe Preis für # Einheit', other: 'Derselbe Preis für alle # Einheiten' }),
    sameForAllUnits: 'Derselbe Preis für alle Einheiten',
    deleting: (price) =>
      `Die Nächte kosten dann wieder den Grundpreis von ${price}. Buchungen behalten den Preis, zu dem sie gemacht wurden.`,
  },
  weekdays: {
    title: 'Andere Preise an manchen Tagen',
    none: 'Keine',
    wrong: 'bitte korrigieren',
    weekend: 'Freitag und Samstag',
    weekendHint: 'Die Nächte von Freitag bis Sonntag. Leer gilt der übliche Preis.',
    eachDay: 'Jeden Tag einzeln',
    hint: 'Was leer bleibt, kostet den üblichen Preis, der grau im Feld steht.',
  },
  copy: {
    title: (from, to) => `Saisons von ${from} nach ${to} kopieren`,
    submit: (count) => de.plural(count, { one: '# Saison kopieren', other: '# Saisons kopieren' }),
    units: 'Einheiten',
    chooseUnits: 'Einheiten wählen',
    chooseNone: 'Keine wählen',
    chooseAll: (count) =>
      de.plural(count, {
        one: '# Einheit dieser Unterkunft wählen',
        other: 'Alle # Einheiten dieser Unterkunft wählen',
      }),
    priceChange: 'Preisänderung',
    priceChangeHint: 'Mit 3 steigt jeder Preis um 3\u00a0%, mit -3 sinkt er um 3\u00a0%.',
    none: (year) => `Keine Saison dieser Einheiten beginnt im Jahr ${year}.`,
    preview: {
      label: (year) => `Saisons ${year}`,
      season: 'Saison',
      nights: (year) => `Nächte ${year}`,
      pricePerNight: 'Preis pro Nacht',
      noLeapDay: 'Ausgelassen: Es gibt keinen 29.\u00a0Februar.',
      overlaps: (season, first, last) => `Ausgelassen: überschneidet sich mit „${season}“, ${nights(first, last)}.`,
      more: (count) => `… und ${de.plural(count, { one: '# weitere Saison', other: '# weitere Saisons' })}`,
    },
    notice: {
      copied: (count, year) => `${seasons(count)} nach ${year} kopiert.`,
      leftOut: (count, year) =>
        de.plural(count, {
          one: `Eine wurde ausgelassen, weil es ${year} in diesen Nächten schon Saisons gibt:`,
          other: `# wurden ausgelassen, weil es ${year} in diesen Nächten schon Saisons gibt:`,
        }),
      more: (count) => de.plural(count, { one: '# weitere Saison', other: '# weitere Saisons' }),
      show: (year) => `${year} anzeigen`,
    },
  },
}
