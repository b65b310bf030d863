import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  skipToContent: 'Vai al contenuto',
  openNavigation: 'Apri la navigazione',
  closeNavigation: 'Chiudi la navigazione',
  search: 'Cerca',
  logout: 'Esci',
  dashboard: 'Panoramica',
  loading: 'Caricamento',
  loadingPage: 'Caricamento della pagina',
  retry: 'Riprova',
  reload: 'Ricarica',
  late: 'L’operazione richiede più tempo del previsto. La connessione potrebbe essere lenta, oppure una parte di Keyhaven non è stata caricata.',

  theme: {
    name: 'Tema',
    toDark: 'Passa al tema scuro',
    toLight: 'Passa al tema chiaro',
  },
  language: {
    name: 'Lingua',
    failed: 'Non è stato possibile caricare questa lingua. Controllare la connessione e riprovare.',
  },

  owner: {
    back: 'Indietro',
    logIn: 'Accedi',
    signUp: 'Registrati',
    rights: (year) => `© ${year} Keyhaven. Tutti i diritti riservati.`,
    legal: 'Note legali e privacy',
    legalNotice: 'Note legali',
    privacyPolicy: 'Informativa sulla privacy',
  },

  demo: {
    notice: (until) =>
      `Questo è un account demo tutto Suo. I dati sono inventati e verranno eliminati il <until>${it.moment(until)}</until>.`,
    /** The same where there is little room. */
    short: (until) => `Account demo, eliminato il <until>${it.moment(until)}</until>`,
    noticeOfDay: 'Questo è un account demo tutto Suo. I dati sono inventati e verranno eliminati dopo 24 ore.',
    register: 'Crea un account',
    leaveQuestion: 'Uscire dalla demo?',
    noWayBack: 'Non sarà possibile tornare a questa: «Esplora la demo» ne avvia ogni volta una nuova.',
    leave: 'Esci dalla demo',
    stay: 'Resta',
  },

  ending: {
    notice: (until) =>
      `L’account verrà eliminato il <until>${it.moment(until)}</until>. Gli ospiti non trovano più gli alloggi.`,
    toSettings: 'Mantienilo o salva una copia',
  },

  personals: {
    hello: (firstName) => `Salve ${firstName}!`,
    wanted: 'Prima di usare il resto dell’applicazione, completare i dati personali nelle impostazioni.',
    okay: 'OK',
  },

  finder: {
    everything: 'Cerca ovunque',
    withKeys: (keys) => `Cerca ovunque (${keys})`,
    control: 'Ctrl',
    hint: 'Ospite, prenotazione, alloggio, fattura o pagina',
    close: 'Esc, chiudi la ricerca',
    escape: 'Esc',
    found: 'Risultati',
    goTo: 'Vai a',
    failed: (source) => `${source}: la ricerca non è riuscita.`,
    nothing: (text) => `Nessun risultato per «${text}»`,
    tryThis: 'Provare con il nome di un ospite, un numero come B-000042 o un giorno come 21/11/2026.',
    searching: 'Ricerca in corso…',
    count: (count) => it.plural(count, { one: '# risultato', other: '# risultati' }),
    typeToSearch: 'Scrivere per cercare',
    keys: '<key>↑</key> <key>↓</key> per scegliere, <key>Invio</key> per aprire',
  },

  report: {
    copy: 'Copia',
    copied: 'Copiato',
    copyYourself: 'Selezionare il testo e copiarlo a mano',
    details: 'Dettagli per l’assistenza',
  },
  notFound: {
    title: 'Pagina non trovata',
    why: 'L’indirizzo può contenere un errore di battitura, oppure la pagina non esiste più.',
    toDashboard: 'Vai alla panoramica',
    toHome: 'Vai alla pagina iniziale',
  },
  stopped: {
    title: 'Questa pagina ha smesso di funzionare',
    why: 'È successo qualcosa di inatteso.',
  },
  unavailable: {
    title: (page) => `${page}: al momento la pagina non può essere mostrata`,
    titleOfPage: 'Al momento questa pagina non può essere mostrata',
    turnOn: 'Attiva',
    rest: 'Tutto il resto continua a funzionare.',
    stopped: 'Qualcosa al suo interno si è interrotto in modo inatteso.',
    because: {
      network: 'Non è stato possibile caricare i file. Controllare la connessione e riprovare.',
      timeout: 'La risposta non è arrivata in tempo. Riprovare tra poco.',
      integrity: 'I file non sono quelli pubblicati, quindi non sono stati eseguiti.',
      incompatible: 'Serve un’altra versione di questa applicazione. Ricaricare la pagina per ottenerla.',
      evaluation: 'Si è verificato un errore durante l’avvio.',
      missing: 'Qui non è pubblicata.',
      hung: 'L’ultima volta che è stata aperta qui, la pagina si è bloccata.',
      off: 'È disattivata in questa scheda.',
      shell: 'Una parte di Keyhaven stesso non è stata caricata. Ricaricare la pagina per riprovare.',
      unreadable: 'L’elenco delle versioni non dice chiaramente dove si trova.',
    },
  },
}
