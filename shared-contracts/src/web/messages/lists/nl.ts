import { nl } from '../../../domain/languages/nl.ts'
import type { lists as english } from './en.ts'

const list = (one: string, many: string): ReturnType<typeof english> => ({
  search: `${many.charAt(0).toUpperCase()}${many.slice(1)} zoeken`,
  loading: `${many.charAt(0).toUpperCase()}${many.slice(1)} laden`,
  failed: `De ${many} konden niet worden geladen`,
  none: `Geen ${many} gevonden`,
  showAll: `Alle ${many} tonen`,
  download: `Deze ${many} downloaden als CSV`,
  count: (count) => nl.plural(count, { one: `# ${one}`, other: `# ${many}` }),
  found: (count) => nl.plural(count, { one: `# ${one} gevonden`, other: `# ${many} gevonden` }),
})

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  clients: list('klant', 'klanten'),
  bookings: list('boeking', 'boekingen'),
  invoices: list('factuur', 'facturen'),
  amounts: list('bedrag', 'bedragen'),
  properties: list('accommodatie', 'accommodaties'),
  units: list('eenheid', 'eenheden'),
  seasons: list('seizoen', 'seizoenen'),
  lines: list('regel', 'regels'),
  rules: list('regel', 'regels'),
  discounts: list('korting', 'kortingen'),
  services: list('extra', 'extra’s'),
  municipalities: list('gemeente', 'gemeenten'),
  promocodes: list('kortingscode', 'kortingscodes'),
}

/** Messages of lists that only an area knows: the noun stands where every noun fits. */
const other = (what: string): ReturnType<typeof english> => ({
  search: `Zoeken: ${what}`,
  loading: `Laden: ${what}`,
  failed: `Kon niet worden geladen: ${what}`,
  none: `Niets gevonden: ${what}`,
  showAll: 'Alles tonen',
  download: 'Deze lijst downloaden als CSV',
  count: (count) => `${what}: ${nl.number(count)}`,
  found: (count) => `${nl.number(count)} gevonden`,
})

export const lists: typeof english = (what) => wordsByNoun[what] ?? other(what)
