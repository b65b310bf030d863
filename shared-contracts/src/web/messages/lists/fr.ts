import { fr } from '../../../domain/languages/fr.ts'
import type { lists as english } from './en.ts'

type Noun = { one: string; many: string; isFeminine: boolean }

const list = ({ one, many, isFeminine }: Noun): ReturnType<typeof english> => {
  const e = isFeminine ? 'e' : ''
  return {
    search: `Rechercher des ${many}`,
    loading: `Chargement des ${many}`,
    failed: `Les ${many} n’ont pas pu être chargé${e}s`,
    none: `Aucun${e} ${one} trouvé${e}`,
    showAll: `Afficher ${isFeminine ? 'toutes' : 'tous'} les ${many}`,
    download: `Télécharger ces ${many} en CSV`,
    count: (count) => fr.plural(count, { one: `# ${one}`, other: `# ${many}` }),
    found: (count) => fr.plural(count, { one: `# ${one} trouvé${e}`, other: `# ${many} trouvé${e}s` }),
  }
}

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  clients: list({ one: 'client', many: 'clients', isFeminine: false }),
  bookings: list({ one: 'réservation', many: 'réservations', isFeminine: true }),
  invoices: list({ one: 'facture', many: 'factures', isFeminine: true }),
  amounts: list({ one: 'montant', many: 'montants', isFeminine: false }),
  properties: list({ one: 'hébergement', many: 'hébergements', isFeminine: false }),
  units: list({ one: 'logement', many: 'logements', isFeminine: false }),
  seasons: list({ one: 'saison', many: 'saisons', isFeminine: true }),
  lines: list({ one: 'ligne', many: 'lignes', isFeminine: true }),
  rules: list({ one: 'règle', many: 'règles', isFeminine: true }),
  discounts: list({ one: 'remise', many: 'remises', isFeminine: true }),
  services: list({ one: 'prestation', many: 'prestations', isFeminine: true }),
  municipalities: list({ one: 'commune', many: 'communes', isFeminine: true }),
  promocodes: list({ one: 'code promo', many: 'codes promo', isFeminine: false }),
}

/** Messages of lists that only an area knows: the noun stands where every noun fits. */
const other = (what: string): ReturnType<typeof english> => ({
  search: `Rechercher\u00a0: ${what}`,
  loading: `Chargement\u00a0: ${what}`,
  failed: `Chargement impossible\u00a0: ${what}`,
  none: `Aucun résultat\u00a0: ${what}`,
  showAll: 'Tout afficher',
  download: 'Télécharger cette liste en CSV',
  count: (count) => `${what}\u00a0: ${fr.number(count)}`,
  found: (count) => fr.plural(count, { one: '# résultat', other: '# résultats' }),
})

export const lists: typeof english = (what) => wordsByNoun[what] ?? other(what)
