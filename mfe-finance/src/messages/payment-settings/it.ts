import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Pagamenti',
  loading: 'Caricamento delle impostazioni di pagamento',
  account: 'Conto per i bonifici',
  accountHint: 'Gli ospiti che pagano con bonifico vedono questo conto.',
  noAccount: 'Ancora nessun conto: gli ospiti non sanno dove fare il bonifico.',
  holder: 'Intestatario del conto',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'Serve solo ad alcune banche fuori dallo Spazio economico europeo.',
  rule: 'Che cosa si chiede agli ospiti',
  agreedStays:
    'Vale per i nuovi soggiorni. Quelli già concordati mantengono il loro piano, e una struttura può avere una regola propria.',
  instant: {
    needsDeposit: 'Le prenotazioni immediate richiedono l’acconto',
    hint: 'Chi prenota subito paga l’acconto con carta entro un’ora, e la prenotazione vale con il pagamento. Serve un conto per le carte, qui sotto; senza acconto non cambia nulla.',
    on: 'Le prenotazioni immediate valgono appena l’acconto è pagato con carta.',
  },
  reminders: {
    title: 'Promemoria',
    hint: 'Gli ospiti ricevono un’e-mail nella loro lingua. Ciò che è dovuto all’arrivo non viene mai chiesto per e-mail, e nessun soggiorno viene cancellato da solo.',
    daysBefore: 'Giorni prima della scadenza',
    daysAfter: 'Giorni dopo, se in ritardo',
    never: 'Nessun promemoria',
    words: 'Le sue parole prima della scadenza',
    overdueWords: 'Le sue parole in caso di ritardo',
    wordsHint: 'Vuoto per le parole abituali. Importo, giorno e modalità di pagamento sono sempre indicati.',
    name: 'Promemoria',
    before: (count) => `${it.plural(count, { one: '# giorno', other: '# giorni' })} prima della scadenza`,
    after: (count) => `${it.plural(count, { one: '# giorno', other: '# giorni' })} dopo, se in ritardo`,
    off: 'Agli ospiti non vengono inviati promemoria di pagamento.',
  },
  newAccount: (iban, holder) =>
    `Da ora gli ospiti fanno il bonifico su ${iban}, ${holder}. Confronti ancora una volta il numero con il Suo estratto conto.`,
  accountGone: 'Agli ospiti non si indica più alcun conto per i bonifici.',
}
