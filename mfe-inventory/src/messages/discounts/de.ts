import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as lines } from '@keyhaven/shared-contracts/domain/messages/discounts/de'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/de'
import type { Messages } from './en.ts'

const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächte' })
const nightsFrom = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächten' })
const daysFrom = (count: number) => de.plural(count, { one: '# Tag', other: '# Tagen' })
const days = (count: number) => de.plural(count, { one: '# Tag', other: '# Tage' })
const bookedAt = (daysAhead: number) =>
  daysAhead === 0 ? 'am Tag der Anreise gebucht' : `${days(daysAhead)} vorher gebucht`

export const messages: Messages = {
  title: 'Rabatte',
  listed: 'discounts',
  newDiscount: 'Neuer Rabatt',
  order:
    'Eine Reihenfolge, jeder Schritt von dem, was der vorige übrig lässt: Preise der Nächte, Tarif, Aufenthaltsdauer, Last Minute oder Frühbucher (der bessere, nie beide), Gutscheincode. Gebühren und Abgaben werden nie ermäßigt.',
  empty: {
    title: 'Noch keine Rabatte',
    hint: 'Längere Aufenthalte, freie Nächte dieser Woche, Gäste, die früh buchen: Ein Rabatt wird von selbst abgezogen, ohne Code. Übliche für den Anfang:',
  },
  kinds: { length_of_stay: 'Aufenthaltsdauer', last_minute: 'Last Minute', early_bird: 'Frühbucher' },
  sentence: {
    length_of_stay: (count, percent) => `Ab ${nightsFrom(count)}: ${de.percent(percent)} Rabatt`,
    last_minute: (count, percent) =>
      count === 0
        ? `Am Tag der Anreise gebucht: ${de.percent(percent)} Rabatt`
        : `Höchstens ${days(count)} vor der Anreise gebucht: ${de.percent(percent)} Rabatt`,
    early_bird: (count, percent) => `Ab ${daysFrom(count)} vor der Anreise gebucht: ${de.percent(percent)} Rabatt`,
  },
  overruled: (names) => `Nicht für ${names}: Dort gelten die eigenen an ihrer Stelle.`,
  form: {
    kind: 'Rabatt für',
    kinds: {
      length_of_stay: 'Längere Aufenthalte',
      last_minute: 'Späte Buchung (Last Minute)',
      early_bird: 'Frühe Buchung (Frühbucher)',
    },
    nights: 'Ab wie vielen Nächten',
    days: { last_minute: 'Höchstens so viele Tage vor der Anreise', early_bird: 'Ab so vielen Tagen vor der Anreise' },
    percent: 'Prozent Rabatt',
    percentHint: 'Auf Nächte und weitere Personen.',
    scopeHint: 'Hat eine Einheit oder Unterkunft eigene Rabatte dieser Art, gelten diese anstelle der allgemeineren.',
    deleting: 'Bestehende Buchungen behalten ihren Preis.',
  },
  example: {
    title: 'Rechenbeispiel',
    titleOf: (unit) => `Rechenbeispiel: ${unit}`,
    hint: 'Was ein Aufenthalt mit Ihren Preisen und Rabatten kostet. Ändern Sie die Tage, um anderes auszuprobieren.',
    unit: 'Einheit',
    arrival: 'Anreise',
    nights: 'Nächte',
    bookedOn: 'Gebucht am',
    plan: 'Tarif',
    plans: { flexible: 'Flexibel', non_refundable: (percent) => `Nicht erstattbar, ${de.percent(percent)} Rabatt` },
    code: 'Gutscheincode',
    noCode: 'Keiner',
    codeOf: (code, percent) => `${code}, ${de.percent(percent)}`,
    stay: (arrival, count, daysAhead, guests) =>
      `${nights(count)} ab ${de.longDayWithWeekday(arrival)}, ${bookedAt(daysAhead)}, ${de.plural(guests, { one: '# Gast', other: '# Gäste' })}`,
    later: 'Wählen Sie eine Anreise am Tag der Buchung oder danach und wie viele Nächte.',
    notCounted: 'Der Rabatt dieses Formulars zählt bei diesem Aufenthalt nicht.',
    total: 'Gesamt',
  },
  lines: {
    ...lines,
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    nights: (count) => de.plural(count, { one: 'Nacht', other: 'Nächte' }),
    extraPersons: (count) =>
      de.plural(count, { one: '# weitere Person, pro Nacht', other: '# weitere Personen, pro Nacht' }),
  },
}
