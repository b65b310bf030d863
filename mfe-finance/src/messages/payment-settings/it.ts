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
  newAccount: (iban, holder) =>
    `Da ora gli ospiti fanno il bonifico su ${iban}, ${holder}. Confronti ancora una volta il numero con il Suo estratto conto.`,
  accountGone: 'Agli ospiti non si indica più alcun conto per i bonifici.',
}
