import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Clienti',
  toList: 'Tutti i clienti',
  formTitle: 'Cliente',
  export: 'Esporta CSV',
  import: 'Importa',
  empty: {
    title: 'Ancora nessun cliente',
    hint: 'I clienti sono gli ospiti che prenotano gli alloggi. Si possono aggiungere uno alla volta, o importare da un elenco.',
    action: 'Aggiungi il primo cliente',
  },
  columns: {
    active: 'Attivo',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    address: 'Indirizzo',
    edit: 'Modifica',
  },
  active: 'Attivo',
  inactive: 'Non attivo',
  similarName: 'Nome simile',
  edit: 'Modifica',
  editOne: (name) => `Modifica ${name}`,

  gone: 'Questo cliente non esiste più',
  goneHint: 'È stato eliminato, o il link non è corretto.',
  close: 'Chiudi',

  form: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    active: 'Attivo',
    company: 'Azienda',
    vatId: 'Partita IVA',
    buyerReference: 'Riferimento',
    buyerReferenceHint:
      'Ciò che l’azienda vuole leggere sulla fattura, ad esempio un numero d’ordine. Gli enti pubblici tedeschi hanno una Leitweg-ID.',
    notes: 'Note',
    notesHint: 'Le vede solo Lei.',
    consequence: 'Le prenotazioni e le fatture di questo cliente restano come sono.',
  },
  ledger: payments,
  history: {
    stays: 'Soggiorni',
    nights: 'Notti',
    total: 'Prenotato',
    paid: 'Pagato',
    left: 'Da pagare',
    payments: 'Pagamenti',
    noPayments: 'Ancora nessun pagamento',
    noStays: 'Ancora nessun soggiorno',
    newBooking: 'Nuova prenotazione',
    staysOf: 'Soggiorni e pagamenti',
    staysSince: (stays, last) =>
      last === null
        ? 'Ancora nessun soggiorno'
        : `${it.plural(stays, { one: '# soggiorno', other: '# soggiorni' })}, l’ultimo dal ${it.day(last)}`,
  },
  privacy: {
    title: 'Se l’ospite chiede dei propri dati',
    copy: 'Salva una copia',
    copyHint: 'Scarica tutto su questo cliente in un file ZIP',
    erase: 'Cancella i dati',
    question: (name) => `Cancellare i dati di ${name}?`,
    consequence:
      'Nome, indirizzo, numero di telefono, indirizzo e-mail, messaggi e note vengono cancellati definitivamente. Le prenotazioni restano come cifre. Le fatture emesse conservano il nome per il tempo scelto nelle impostazioni, alla voce «I Suoi dati».',
    ok: 'Cancella',
    keep: 'Mantieni',
    erased: 'Dati del cliente cancellati',
  },
  language: { label: 'Lingua', unknown: 'Non nota' },
}
