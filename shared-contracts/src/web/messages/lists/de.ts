import { de } from '../../../domain/languages/de.ts'
import type { lists as english } from './en.ts'

const list = (one: string, many: string): ReturnType<typeof english> => ({
  search: `${many} suchen`,
  loading: `${many} werden geladen`,
  failed: `${many} konnten nicht geladen werden`,
  none: `Keine ${many} gefunden`,
  showAll: `Alle ${many} anzeigen`,
  download: `Diese ${many} als CSV herunterladen`,
  count: (count) => de.plural(count, { one: `# ${one}`, other: `# ${many}` }),
  found: (count) => de.plural(count, { one: `# ${one} gefunden`, other: `# ${many} gefunden` }),
})

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  clients: list('Kunde', 'Kunden'),
  bookings: list('Buchung', 'Buchungen'),
  invoices: list('Rechnung', 'Rechnungen'),
  amounts: list('Betrag', 'Beträge'),
  properties: list('Unterkunft', 'Unterkünfte'),
  units: list('Einheit', 'Einheiten'),
  seasons: list('Saison', 'Saisons'),
  lines: list('Zeile', 'Zeilen'),
  rules: list('Regel', 'Regeln'),
  discounts: list('Rabatt', 'Rabatte'),
  services: list('Zusatzleistung', 'Zusatzleistungen'),
  municipalities: list('Gemeinde', 'Gemeinden'),
  promocodes: list('Gutscheincode', 'Gutscheincodes'),
}

/** Messages of lists that only an area knows: the noun stands where every noun fits. */
const other = (what: string): ReturnType<typeof english> => ({
  search: `Suchen: ${what}`,
  loading: `Wird geladen: ${what}`,
  failed: `Konnte nicht geladen werden: ${what}`,
  none: `Nichts gefunden: ${what}`,
  showAll: 'Alles anzeigen',
  download: 'Diese Liste als CSV herunterladen',
  count: (count) => `${what}: ${de.number(count)}`,
  found: (count) => `${de.number(count)} gefunden`,
})

export const lists: typeof english = (what) => wordsByNoun[what] ?? other(what)
