import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/it'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Fatture',
  settings: 'Impostazioni fatture',
  moneyDue: 'Importi dovuti',
  touristTax: 'Tassa di soggiorno',
  exportForAdviser: 'Esporta per il commercialista',
  empty: {
    title: 'Ancora nessuna fattura',
    hint: 'Ogni prenotazione ha la sua fattura, che resta una bozza finché non viene emessa.',
    action: 'Vai alle prenotazioni',
  },
  columns: {
    number: 'Numero',
    name: 'Nome',
    stay: 'Soggiorno',
    date: 'Data',
    amount: 'Importo',
    actions: 'Azioni',
  },
  states: statuses.document,
  cancelsNumber: (number) => `della ${number}`,
  fee: 'Penale di annullamento',
  openBooking: (reference) => `Apri la prenotazione ${reference}`,
  stages: { drafts: 'Bozze', to_send: 'Da inviare', unpaid: 'Non pagate', all: 'Tutte' },
  stage: (name, count) => (count === undefined ? name : `${name} (${it.number(count)})`),
  nothing: {
    drafts: 'Nessuna bozza',
    to_send: 'Tutto ciò che ha emesso negli ultimi 90 giorni è stato inviato',
    unpaid: 'Tutto è pagato',
  },
  mailed: (day) => `inviata il ${it.day(day)}`,
  unpaid: 'da pagare',
  partlyUnpaid: (amount) => `${it.euros(amount)} da pagare`,
  filters: {
    status: { label: 'Stato', any: 'Tutti gli stati', draft: 'Bozza', issued: 'Emessa', cancelled: 'Annullata' },
    document: {
      label: 'Documento',
      any: 'Tutti i documenti',
      invoice: 'Fatture',
      cancellation: 'Note di credito',
    },
    date: 'Data',
    payment: { label: 'Pagamento', any: 'Pagate e da pagare', unpaid: 'Da pagare' },
  },
  show: 'Mostra',
  sortBy: 'Ordina per',
  orders: {
    '-date': 'Prima le più recenti',
    date: 'Prima le meno recenti',
    '-number': 'Numero decrescente',
    number: 'Numero crescente',
    name: 'Nome, dalla A alla Z',
    '-name': 'Nome, dalla Z alla A',
    '-amount': 'Importo più alto',
    amount: 'Importo più basso',
  },
  totals: {
    label: 'Totali dei documenti mostrati',
    unpaid: { title: 'Da pagare', hint: 'Quanto devono ancora gli ospiti, tra bozze e fatture emesse' },
    issued: { title: 'Emesse', hint: 'Fatture emesse e non annullate' },
    drafts: { title: 'Bozze', hint: 'Fatture non ancora emesse' },
  },
  adviser: {
    title: 'Esporta per il commercialista',
    pdfs: {
      title: 'Fatture in PDF',
      about: 'Tutte le fatture e le note di credito emesse in un mese, in PDF, in un unico file ZIP.',
      month: 'Mese',
      monthFormat: 'MM/YYYY',
      monthPlaceholder: 'MM/AAAA',
      download: 'Scarica ZIP',
      downloadHint: 'Scarica i PDF del mese in un unico file',
    },
    table: {
      title: 'Tabella per la contabilità',
      about:
        'Gli stessi dati in una tabella, con una riga per ogni documento e aliquota IVA. Si apre con Excel e con i programmi di contabilità.',
      firstDay: 'Primo giorno',
      lastDay: 'Ultimo giorno',
      wrongDays: 'L’ultimo giorno non può precedere il primo.',
      download: 'Scarica CSV',
      downloadHint: 'Scarica la tabella di questi giorni',
    },
  },
}
