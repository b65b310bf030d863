import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Impostazioni fatture',
  allSettings: 'Tutte le impostazioni',
  invoices: 'Fatture',
  loading: 'Caricamento delle impostazioni fatture',
  parts: {
    numbers: 'Numeri delle fatture',
    vat: 'IVA',
    issuing: 'Emissione delle fatture',
    terms: 'Condizioni di pagamento',
  },
  save: 'Salva',
  noChanges: 'Nessuna modifica',
  percent: (rate) => it.percent(rate),
  issuer: {
    title: 'I Suoi dati',
    edit: 'Modifica nelle impostazioni',
    incomplete: 'Non è ancora possibile emettere fatture',
    missing: (fields) =>
      `Su ogni fattura devono comparire questi Suoi dati: ${fields.join(', ')}. Completi i dati mancanti nelle impostazioni.`,
    fields: {
      tax_id: 'codice fiscale',
      'address.street': 'via',
      'address.house_number': 'numero civico',
      'address.postal_code': 'CAP',
      'address.city': 'città',
      'address.country': 'Paese',
    },
    name: 'Nome',
    address: 'Indirizzo',
    taxId: 'Codice fiscale',
  },
  numbers: {
    hint: 'I numeri hanno questo aspetto. Fatture e note di credito seguono un’unica numerazione, che ricomincia ogni anno.',
    prefix: 'Prefisso del numero',
    next: (example) => `I prossimi numeri avranno questo aspetto: ${example}.`,
    none: 'Nessuno',
  },
  issuing: {
    automatic: 'Automaticamente, il giorno della partenza',
    manual: 'Quando si preme «Emetti»',
    automaticHint: 'Solo per soggiorni confermati. È sempre possibile emettere prima una fattura a mano.',
    manualHint: 'Fino ad allora la fattura di una prenotazione resta una bozza.',
    label: 'Emettere le fatture',
    extra: 'L’emissione automatica vale solo per i soggiorni confermati.',
  },
  terms: {
    lack: 'Sulle Sue fatture non è indicato quando e come pagare. Aggiunga le condizioni e, per i bonifici, il conto bancario.',
    extra: 'Compare su ogni fattura. Se gli ospiti pagano con bonifico, aggiunga qui l’IBAN.',
  },
  vat: {
    noteInstead: 'Nessuna aliquota: al posto dell’IVA le fatture riportano questa nota:',
    lack: 'Sulle Sue fatture non compare né l’IVA né il motivo per cui manca. Aggiunga le aliquote o una nota.',
    rates: 'Aliquote IVA',
    ratesHint:
      'Ogni fattura applica le aliquote in vigore il giorno della partenza. Il pernottamento comprende notti e persone aggiuntive, gli extra sono i servizi. Senza aliquote l’IVA non viene indicata.',
    from: 'Dal',
    lodging: 'Pernottamento',
    extras: 'Extra',
    group: (position) => `Aliquote ${position}`,
    remove: 'Rimuovi',
    removeGroup: (position) => `Rimuovi le aliquote ${position}`,
    add: 'Aggiungi aliquote',
    note: 'Nota se l’IVA non è indicata',
    noteHint: 'Compare sulle fatture a cui non si applica nessuna aliquota.',
  },
  preview: {
    caption: 'L’aspetto delle Sue fatture, con un numero e un soggiorno di fantasia',
    logo: 'Il Suo logo',
    paper: {
      invoice: 'Fattura',
      number: 'Numero',
      date: 'Data',
      taxId: (id) => `P. IVA/C.F. ${id}`,
      nights: (nights, price) => `${it.plural(nights, { one: '# notte', other: '# notti' })} × ${it.euros(price)}`,
      breakfast: 'Colazione',
      total: 'Totale',
      vatIncluded: (rate) => `IVA ${it.percent(rate)} inclusa`,
    },
  },
}
