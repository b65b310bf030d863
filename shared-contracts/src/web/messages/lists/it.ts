import { it } from '../../../domain/languages/it.ts'
import type { lists as english } from './en.ts'

type Noun = { one: string; many: string; the: string; isFeminine: boolean }

const list = ({ one, many, the, isFeminine }: Noun): ReturnType<typeof english> => {
  const [end, ends] = isFeminine ? (['a', 'e'] as const) : (['o', 'i'] as const)
  return {
    search: `Cerca ${many}`,
    loading: `Caricamento: ${many}`,
    failed: `Impossibile caricare ${the} ${many}`,
    none: isFeminine ? `Nessuna ${one} trovata` : `Nessun ${one} trovato`,
    showAll: `Mostra tutt${ends} ${the} ${many}`,
    download: `Scarica quest${ends} ${many} in CSV`,
    count: (count) => it.plural(count, { one: `# ${one}`, other: `# ${many}` }),
    found: (count) => it.plural(count, { one: `# ${one} trovat${end}`, other: `# ${many} trovat${ends}` }),
  }
}

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  clients: list({ one: 'cliente', many: 'clienti', the: 'i', isFeminine: false }),
  bookings: list({ one: 'prenotazione', many: 'prenotazioni', the: 'le', isFeminine: true }),
  invoices: list({ one: 'fattura', many: 'fatture', the: 'le', isFeminine: true }),
  amounts: list({ one: 'importo', many: 'importi', the: 'gli', isFeminine: false }),
  properties: list({ one: 'struttura', many: 'strutture', the: 'le', isFeminine: true }),
  units: list({ one: 'alloggio', many: 'alloggi', the: 'gli', isFeminine: false }),
  seasons: list({ one: 'stagione', many: 'stagioni', the: 'le', isFeminine: true }),
  lines: list({ one: 'riga', many: 'righe', the: 'le', isFeminine: true }),
  rules: list({ one: 'regola', many: 'regole', the: 'le', isFeminine: true }),
  discounts: list({ one: 'sconto', many: 'sconti', the: 'gli', isFeminine: false }),
  services: list({ one: 'servizio extra', many: 'servizi extra', the: 'i', isFeminine: false }),
  municipalities: list({ one: 'comune', many: 'comuni', the: 'i', isFeminine: false }),
  promocodes: list({ one: 'codice promozionale', many: 'codici promozionali', the: 'i', isFeminine: false }),
}

/** Messages of lists that only an area knows: the noun stands where every noun fits. */
const other = (what: string): ReturnType<typeof english> => ({
  search: `Cerca: ${what}`,
  loading: `Caricamento: ${what}`,
  failed: `Impossibile caricare: ${what}`,
  none: `Nessun risultato: ${what}`,
  showAll: 'Mostra tutto',
  download: 'Scarica questo elenco in CSV',
  count: (count) => `${what}: ${it.number(count)}`,
  found: (count) => it.plural(count, { one: '# risultato', other: '# risultati' }),
})

export const lists: typeof english = (what) => wordsByNoun[what] ?? other(what)
