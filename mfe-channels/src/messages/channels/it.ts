import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

const stays = (count: number) => it.plural(count, { one: '# soggiorno', other: '# soggiorni' })

export const messages: Messages = {
  title: 'Canali',
  intro:
    'Keyhaven e i Suoi portali si dicono a vicenda quali notti sono occupate: Keyhaven legge i loro calendari ogni 15 minuti, e loro leggono il Suo.',
  loading: 'Caricamento dei canali',
  noUnits: 'Ancora nulla da collegare',
  noUnitsHint: 'Aggiungere prima una struttura e un alloggio. Poi il suo calendario si può collegare ai portali.',
  addUnit: 'Aggiungi un alloggio',
  notConnected: 'Non collegato ad alcun portale',
  connect: 'Collega un portale',
  addresses: 'I nostri indirizzi',
  addressesOf: (unit) => `Indirizzi del calendario di ${unit}`,
  other: 'Un altro calendario',
  ago: {
    now: 'poco fa',
    minutes: (count) => it.plural(count, { one: '# minuto fa', other: '# minuti fa' }),
    hours: (count) => it.plural(count, { one: '# ora fa', other: '# ore fa' }),
    days: (count) => it.plural(count, { one: 'ieri', other: '# giorni fa' }),
  },
  feed: {
    fresh: (ago) => `Letto ${ago}`,
    never: 'Non ancora letto',
    stale: (ago) => `Ultima lettura: ${ago}`,
    next: 'Prossima volta:',
    asks: 'Vuoto all’improvviso',
    brings: (count, closures) =>
      closures > 0
        ? `${stays(count)}, ${it.plural(closures, { one: '# chiusura', other: '# chiusure' })}`
        : stays(count),
    conflicts: (count) => it.plural(count, { one: '# conflitto', other: '# conflitti' }),
    readByThem: (channel, ago) => `${channel} ha letto il nostro calendario ${ago}`,
    notReadByThem: (channel) => `${channel} non ha ancora letto il nostro calendario`,
    fetch: 'Leggi ora',
    fetched: (added, changed, removed) =>
      added + changed + removed === 0
        ? 'Letto. Non è cambiato nulla.'
        : `Letto. Nuovi: ${added}, cambiati: ${changed}, tolti: ${removed}.`,
    history: 'Che cosa è arrivato',
    historyOf: (name) => `Che cosa è arrivato da ${name}`,
    edit: 'Modifica',
    emptyTitle: (name) => `${name} è vuoto all’improvviso`,
    emptyText:
      'Conteneva soggiorni futuri e ora non ne ha più. Keyhaven non ha cambiato nulla. Sono stati annullati tutti?',
    emptyYes: 'Sì, toglili',
  },
  problems: {
    name: 'Non esiste un server con questo nome.',
    network: 'Il server non era raggiungibile.',
    certificate: 'Il certificato del server non è valido.',
    late: 'Il server non ha risposto entro 10 secondi.',
    large: 'Il calendario supera i 2 MB.',
    redirects: 'L’indirizzo reindirizza troppe volte.',
    private: 'L’indirizzo non è raggiungibile su Internet.',
    status: 'Il server ha risposto con un errore. L’indirizzo è cambiato sul portale?',
    busy: 'Il portale chiede di non essere interpellato per un po’. Keyhaven riprova più tardi.',
    login: 'L’indirizzo porta a una pagina web, spesso di accesso, e non a un calendario.',
    not_calendar: 'Quello che è arrivato non è un calendario.',
    truncated: 'Il calendario è arrivato senza la fine. Non ne è stato ripreso nulla.',
    broken: 'Il calendario è illeggibile.',
    too_many: 'Il calendario ha più di 5.000 eventi.',
  },
  httpStatus: (status) => `Stato ${status}`,
  leftOut: {
    cancelled: 'annullato sul portale',
    repeats: 'si ripete: le serie non vengono riprese',
    closure: 'una chiusura: le chiusure non vengono riprese',
    moving_closure: 'una chiusura che si sposta ogni giorno (preavviso o periodo prenotabile)',
    transparent: 'segnato come libero',
    past: 'è già finito',
    backwards: 'finisce prima di iniziare',
    zero: 'non ha notti',
    no_date: 'non ha una data leggibile',
    part_of_stay: 'parte di un soggiorno che c’è già',
    too_long: 'più lungo di due anni',
    repeated: 'una versione precedente di un altro evento',
    own: 'un Suo soggiorno, che torna indietro dal portale',
    elsewhere: 'arriva anche da un altro calendario di questo alloggio',
  },
  form: {
    title: (unit) => `Collega ${unit}`,
    editTitle: (name) => `Modifica ${name}`,
    portal: 'Portale',
    name: 'Nome',
    nameHint: 'Quello che preferisce. Vuoto: il nome del portale.',
    colour: 'Colore nel calendario',
    toUs: (channel) => `Da ${channel} a Keyhaven`,
    toThem: (channel) => `Da Keyhaven a ${channel}`,
    url: 'Indirizzo del calendario sul portale',
    closures: 'Riprendi anche le chiusure',
    closuresHint: 'Notti chiuse sul portale senza un ospite.',
    look: 'Guarda che cosa porta',
    save: 'Collega',
    saveChange: 'Salva',
    deleteHint:
      'I suoi soggiorni futuri escono dal calendario. Restano i soggiorni già iniziati e le prenotazioni che ne sono state fatte.',
    saveAnyway: 'Collega comunque',
    connected: 'Collegato. Viene letto ogni 15 minuti.',
    brings: (count) => it.plural(count, { one: 'Porta # soggiorno:', other: 'Porta # soggiorni:' }),
    bringsNothing: 'Il calendario si legge e per ora non porta nulla.',
    andMore: (count) => `e altri ${count}`,
    taken: 'queste notti qui sono occupate',
    closure: 'Chiusura',
    stay: 'Soggiorno',
    leftOut: (count) => it.plural(count, { one: '# evento tralasciato', other: '# eventi tralasciati' }),
    ours: 'Il nostro indirizzo',
    copy: 'Copia',
    copied: 'Copiato',
    paste: {
      airbnb:
        'Su Airbnb: «Calendario», scegliere l’annuncio, «Disponibilità», «Collega i calendari», «Collega a un altro sito web». Incollare lì questo indirizzo.',
      booking:
        'Su Booking.com: «Calendario e prezzi» (o «Tariffe e disponibilità»), «Sincronizza i calendari», «Aggiungi connessione al calendario». Incollare lì questo indirizzo.',
      vrbo: 'Su Vrbo: «Calendario», «Importa ed esporta», «Importa calendario». Incollare lì questo indirizzo.',
      smoobu: 'In Smoobu: «Impostazioni», «iCal», «Aggiungi». Incollare lì questo indirizzo.',
      google: 'In Google Calendar: «Altri calendari», «Da URL». Incollare lì questo indirizzo.',
      other: 'Incollare questo indirizzo dove l’altro programma importa i calendari (iCal, ICS).',
    },
    find: {
      airbnb:
        'Su Airbnb: «Calendario», scegliere l’annuncio, «Disponibilità», «Collega i calendari», «Collega a un altro sito web». Copiare il link del calendario di Airbnb.',
      booking:
        'Su Booking.com: «Calendario e prezzi» (o «Tariffe e disponibilità»), «Sincronizza i calendari», «Esporta». Copiare il link. Non disponibile dove è collegato un channel manager.',
      vrbo: 'Su Vrbo: «Calendario», «Importa ed esporta», «Esporta calendario». Copiare il link.',
      smoobu: 'In Smoobu: «Impostazioni», «iCal», «Esporta». Copiare il link.',
      google: 'In Google Calendar: nelle impostazioni del calendario, «Indirizzo segreto in formato iCal». Copiarlo.',
      other: 'Copiare l’indirizzo dove l’altro programma esporta il suo calendario (iCal, ICS).',
    },
  },
  exports: {
    intro:
      'Chi ha un indirizzo può leggere quali notti sono occupate. A ogni portale va dato il suo: tralascia ciò che è arrivato da quel portale.',
    any: 'Ogni altro programma',
    read: (ago) => `Ultima lettura: ${ago}`,
    neverRead: 'Mai letto',
    pending: 'Soggiorni in attesa',
    blocks: 'Blocchi',
    names: 'Nomi degli ospiti',
    rotate: 'Nuovo indirizzo',
    rotateQuestion: 'Assegnare un nuovo indirizzo?',
    rotateText: 'Da quel momento quello di prima non porta più da nessuna parte. Incollare il nuovo sul portale.',
    rotated: 'L’indirizzo ora è nuovo.',
  },
  runs: {
    intro:
      'Che cosa è risultato dalle ultime letture. Più letture di seguito senza novità, o con lo stesso errore, stanno in una riga.',
    none: 'Non è ancora arrivato nulla.',
    counts: (seen, added, changed, removed) =>
      `contenuti: ${seen} · nuovi: ${added} · cambiati: ${changed} · tolti: ${removed}`,
    nothingNew: 'Niente di nuovo',
    times: (count, since) => `(${count} volte dal ${since})`,
    body: 'Guarda il file',
    bodyTitle: 'Il calendario com’è arrivato',
  },
  conflicts: {
    title: (count) =>
      it.plural(count, {
        one: 'Un soggiorno attende la Sua decisione',
        other: '# soggiorni attendono la Sua decisione',
      }),
    taken: (channel) => `${channel} ha un soggiorno in notti che qui sono occupate`,
    moved: (channel) => `${channel} ha spostato un soggiorno che qui è prenotato`,
    cancelled: (channel) => `${channel} ha annullato un soggiorno che qui è prenotato`,
    theirs: (channel) => `Su ${channel}`,
    ours: 'Qui',
    guest: 'un ospite',
    block: 'Blocco',
    decisions: {
      keep_ours: 'Tieni il nostro',
      move_ours: 'Sposta il nostro…',
      drop_theirs: 'Scarta il loro per sempre',
      follow: 'Accetta la modifica',
    },
    hints: {
      taken:
        'Tieni il nostro: avvisare di persona l’ospite del portale. Se più avanti le notti si liberano, le occupa il suo soggiorno.',
      moved: 'Accetta la modifica: la prenotazione passa a queste notti, allo stesso prezzo.',
      cancelled: 'Accetta la modifica: la prenotazione viene annullata anche qui.',
    },
    dropQuestion: 'Scartare questo soggiorno per sempre?',
    dropText: 'Non torna più, nemmeno se le notti si liberano. Avvisare l’ospite sul portale.',
    moveTitle: 'Sposta il nostro in un altro alloggio',
    moveTo: 'Alloggio libero',
    noneFree: 'In queste notti nessun altro alloggio è libero.',
    move: 'Sposta',
    settled: 'Fatto.',
  },
  settings: {
    title: 'Quando un calendario non si può leggere',
    instant: 'Gli ospiti possono prenotare subito lo stesso',
    instantHint:
      'Disattivato: se un calendario non si legge da sei ore, gli ospiti richiedono l’alloggio invece di prenotarlo subito, finché tutti i suoi calendari non si leggono di nuovo.',
  },
  notice: {
    title: 'Canali',
    conflicts: (count) =>
      it.plural(count, {
        one: '1 soggiorno attende la Sua decisione',
        other: '# soggiorni attendono la Sua decisione',
      }),
    stale: (count) =>
      it.plural(count, { one: '1 calendario non si può leggere', other: '# calendari non si possono leggere' }),
  },
  bar: {
    stale: (count) => it.plural(count, { one: '1 portale non è aggiornato', other: '# portali non sono aggiornati' }),
  },
  popup: {
    onPortal: (channel) => `Su ${channel}`,
    summary: 'Nome sul portale',
    details: 'Dettagli',
    read: (ago) => `Calendario letto ${ago}`,
  },
}
