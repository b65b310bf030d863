import { it } from '../../../domain/languages/it.ts'
import type { Messages } from './en.ts'
import { lists } from '../lists/it.ts'
import { records, usage } from '../records/it.ts'

export const messages: Messages = {
  retry: 'Riprova',
  loading: 'Caricamento',
  sending: 'Invio in corso',
  close: 'Chiudi',
  okay: 'OK',
  cancel: 'Annulla',
  keep: 'Mantieni',
  wentWrong: 'Qualcosa è andato storto.',
  request: (id) => `Numero della richiesta: ${id}`,
  problems: {
    timeout: 'Il server impiega troppo tempo a rispondere. Si prega di riprovare.',
    network: 'Il server non è raggiungibile. Controllare la connessione e riprovare.',
    blocked:
      'Qualcosa in questo browser ha bloccato la richiesta, probabilmente un ad blocker. Consentirla per questo sito e riprovare.',
    broken: 'Il server ha un problema. Si prega di riprovare.',
    refused: (status) => `Il server ha rifiutato questa richiesta (${status}).`,
    unreadable: 'Questa pagina non capisce la risposta del server. Si prega di ricaricarla.',
  },
  signedOutHereOnly: 'L’accesso qui è terminato, ma non è stato possibile informare il server.',

  day: {
    calendar: 'Calendario',
    placeholder: 'GG/MM/AAAA',
    missing: 'Inserire una data, ad esempio 24/12/2026.',
    wrong: 'Questa non è una data. Scriverla così: 24/12/2026.',
    tooEarly: (first) => `Scegliere il ${it.day(first)} o un giorno successivo.`,
    tooLate: (last) => `Scegliere il ${it.day(last)} o un giorno precedente.`,
    yesterday: 'ieri',
    today: 'oggi',
    tomorrow: 'domani',
    from: (label) => `${label} dal`,
    to: (label) => `${label} al`,
    between: 'al',
  },

  address: {
    street: 'Via',
    houseNumber: 'Numero civico',
    postalCode: 'CAP',
    city: 'Città',
    country: 'Paese',
    phone: 'Telefono',
  },

  form: {
    saved: 'Salvato',
    emailMeant: 'Intendevi',
    phoneStored: (phone: string) => `Salvato come ${phone}`,
    incomplete: 'Alcuni campi mancano o non sono corretti',
    sessionEnded: 'La sessione è terminata prima del salvataggio.',
    pageClosed: 'La pagina è stata chiusa prima del salvataggio.',
    restore: 'Ripristina i dati inseriti',
    restored: 'I dati inseriti sono stati ripristinati.',
    closeNote: 'Chiudi questo avviso',
    discardQuestion: 'Abbandonare le modifiche?',
    notSaved: 'I dati inseriti non sono stati salvati.',
    discard: 'Abbandona',
    keepEditing: 'Continua a modificare',
    showNew: 'Mostra la nuova versione',
    keepTyped: 'Mantieni i miei dati',
  },

  property: {
    name: 'Struttura',
    all: 'Tutte le strutture',
    unknown: 'Struttura sconosciuta',
    loading: 'Caricamento…',
    inactive: (name) => `${name} (non attiva)`,
    none: 'Nessuna struttura disponibile',
    searching: 'Ricerca in corso…',
    noMatch: (typed) => `Nessuna struttura corrisponde a «${typed}».`,
    more: (count, total) => `${it.number(count)} di ${it.number(total)}: scrivere per trovarne altre`,
    addFirst: 'Aggiungi prima una struttura',
  },

  list: {
    of: lists,
    active: 'Attivi',
    inactive: 'Non attivi',
    activeAndInactive: 'Attivi e non attivi',
    filters: (on: number) => (on > 0 ? `Filtri (${it.number(on)})` : 'Filtri'),
    resetFilters: 'Azzera i filtri',
    noMatch: (search) => `Nessun risultato per «${search}».`,
    noMatchWithFilters: (search) => `Nessun risultato per «${search}» con questi filtri.`,
    noMatchOfFilters: 'Nessun risultato con questi filtri.',
    downloadFailed: (why) => `Non è stato possibile creare il file. ${why}`,
    open: 'Apri',
  },

  record: {
    of: records,
    usage,
    save: 'Salva',
    update: 'Salva le modifiche',
    noChanges: 'Nessuna modifica',
    delete: 'Elimina',
    deleteQuestion: (name) => `Eliminare ${name}?`,
    deleteThis: (name) => `Elimina ${name}`,
    deleted: (name: string) => `Eliminato: ${name}`,
    lookingUp: 'Verifica delle conseguenze in corso',
  },

  card: {
    edit: 'Modifica',
    editOf: (title) => `Modifica: ${title}`,
  },

  upload: {
    uploading: 'Caricamento',
    uploaded: 'Caricato',
    preparing: 'Elaborazione',
    uploadedAndPreparing: 'Caricato. Elaborazione in corso, un momento…',
    percent: (percent) => `${percent}%`,
  },

  picture: {
    choose: 'Scegliere un’immagine o trascinarla qui',
    chooseOther: 'Scegliere un’altra immagine o trascinarla qui',
    types: 'JPEG, PNG, WebP o AVIF, fino a 5 MB',
    preview: 'Anteprima',
  },

  texts: {
    otherLanguages: (language) => `Sopra in ${language}, altre lingue:`,
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, testo mancante`,
    there: (language) => `${language}, testo presente`,
    wrong: (language) => `${language}, da correggere`,
    leftEmpty: 'Finché il campo è vuoto, gli ospiti leggono:',
  },
}
