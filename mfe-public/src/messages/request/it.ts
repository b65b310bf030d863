import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/it'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: party.party,
  title: 'La Sua richiesta',
  loading: 'Caricamento della richiesta',
  missing: 'Questa richiesta non esiste',
  missingText: 'Forse il link è incompleto. Lo apra di nuovo dall’e-mail, oppure lo copi per intero.',
  missingMore:
    'Una richiesta che nessuno conferma viene eliminata dopo un giorno. Per contattare l’host, risponda a una delle sue e-mail.',
  failed: 'Impossibile caricare la richiesta',
  titles: {
    unconfirmed: 'Confermare tramite e-mail',
    lapsed: 'Non confermata in tempo',
    waiting: 'In attesa dell’host',
    accepted: 'Il Suo soggiorno è prenotato',
    declined: 'L’host ha rifiutato la richiesta',
    called_off: 'Il Suo soggiorno è stato annullato',
    expired: 'La Sua richiesta è scaduta',
    cancelled: 'Ha annullato',
  },
  unconfirmed: (host, email, until) =>
    `Apra il link nell’e-mail inviata a ${email}. Le notti sono tenute in sospeso per Lei${
      until ? ` fino a ${until}` : ''
    }; ${host} riceve la richiesta appena l’avrà confermata.`,
  unheld: (host, email) =>
    `Apra presto il link nell’e-mail inviata a ${email}: finché non conferma, le notti non sono tenute in sospeso per Lei e altri possono prenderle. ${host} avrà Sue notizie appena avrà confermato.`,
  lapsed: (host, email, until) =>
    `Le notti sono di nuovo libere per altri, e ${host} non ha ricevuto la richiesta. ${
      until ? `Finché nessun altro le prende, il link nella nostra e-mail a ${email} vale fino a ${until}.` : ''
    }`,
  waiting: (host, _email, until) =>
    `${host} ha la Sua richiesta e la accetterà o la rifiuterà. ${
      until ? `L’alloggio è tenuto in sospeso per Lei fino a ${until}. ` : ''
    }`,
  answerNext: (email) => `Prossimo passo: la risposta dell’host. La invieremo a ${email} e la mostreremo qui.`,
  past: { title: 'Il Suo soggiorno è terminato', text: 'I Suoi pagamenti e documenti restano in questa pagina.' },
  accepted: (host) => `${host} ha accettato e La aspetta con piacere.`,
  declined: (host) => `${host} non può offrirLe queste date. Nulla è prenotato e non c’è nulla da pagare.`,
  called_off: (host) => `${host} ha annullato il Suo soggiorno. Se non conosce il motivo, lo chieda qui sotto.`,
  expired: (host) => `${host} non ha risposto in tempo. Nulla è prenotato e non c’è nulla da pagare.`,
  cancelled: () => 'Nulla è più prenotato e l’alloggio è libero per altri.',
  withdrawn: 'Nulla era ancora prenotato, non c’è nulla da pagare e l’alloggio è libero per altri.',
  next: (day, payment) =>
    payment
      ? `Prossimo passo: il pagamento di ${it.euros(payment.amount)}${payment.isLate ? `, previsto per ${it.longDayWithWeekday(payment.due)}` : ` entro ${it.longDayWithWeekday(payment.due)}`}.${day ? ` Arrivo: ${it.longDayWithWeekday(day)}.` : ''}`
      : day
        ? `Prossimo passo: il Suo arrivo, ${it.longDayWithWeekday(day)}.`
        : '',
  instant: {
    title: 'La Sua prenotazione',
    unconfirmed: (host, email, until) =>
      `Apra il link nell’e-mail inviata a ${email}. Le notti sono tenute in sospeso per Lei${until ? ` fino a ${until}` : ''}; appena avrà confermato, il soggiorno presso ${host} sarà prenotato.`,
    lapsed: (_host, email, until) =>
      `Le notti sono di nuovo libere per altri, e nulla è prenotato. ${until ? `Finché nessun altro le prende, il link nella nostra e-mail a ${email} vale fino a ${until}.` : ''}`,
    accepted: (host) => `Non deve attendere altro: ${host} La aspetta con piacere.`,
    titles: { waiting: 'Paghi per prenotare', expired: 'Non pagato in tempo' },
    waiting: (host, amount, until) =>
      `Il soggiorno presso ${host} è prenotato appena ${it.euros(amount)} sono pagati con carta.${until ? ` Le notti sono tenute in sospeso per Lei fino a ${until}.` : ''}`,
    expired:
      'Il primo pagamento non è arrivato in tempo, quindi nulla è prenotato. Se ha comunque pagato, ricarichi questa pagina tra un minuto: il soggiorno sarà prenotato, oppure il denaro tornerà sulla Sua carta.',
    toConfirm: (host, email, amount, until) =>
      `Apra il link nell’e-mail inviata a ${email}. Le notti sono tenute in sospeso per Lei${until ? ` fino a ${until}` : ''}. Dopo la conferma paga ${it.euros(amount)} con carta, e il soggiorno presso ${host} è prenotato.`,
    confirm: {
      title: 'Confermi la Sua prenotazione',
      text: (host) =>
        `Controlli ancora una volta ciò che desidera prenotare. Con un clic il soggiorno presso ${host} è prenotato e il prezzo è dovuto.`,
      payText: (host, amount) =>
        `Controlli ancora una volta ciò che desidera prenotare. Con un clic il prezzo è dovuto; poi paga ${it.euros(amount)} con carta, e il soggiorno presso ${host} è prenotato.`,
      // The words are those of the law: docs/decisions/0053.
      press: (total) => `Prenota con obbligo di pagamento · ${it.euros(total)}`,
    },
    confirming: 'Prenotazione del soggiorno',
    notConfirmed: 'Il soggiorno non è stato prenotato',
  },
  instantEnded: 'Questo soggiorno non è più disponibile con prenotazione immediata: prima risponde l’host.',
  stay: 'Il Suo soggiorno',
  price: 'Prezzo',
  host: 'Il Suo host',
  wrote: (name) => `${name} scrive`,
  yourMessage: 'Il Suo messaggio',
  toCalendar: 'Aggiungi al calendario',
  otherDates: 'Chiedi altre date',
  facts: {
    where: 'Dove',
    in: 'Arrivo',
    out: 'Partenza',
    guests: 'Ospiti',
    guest: 'Ospite',
    reference: 'Riferimento',
  },
  // Of a stay that is confirmed.
  arrival: {
    title: 'Come arrivare',
    map: 'Apri la mappa',
    directions: 'Indicazioni',
    code: 'Codice della porta',
    later: (day) => `Come entrare: lo trova qui da ${it.longDayWithWeekday(day)}.`,
  },
  money: {
    paid: 'Pagato',
    left: 'Da pagare',
    back: 'Pagato in eccesso',
    settled: 'È tutto pagato.',
    documents: 'I Suoi documenti',
    invoice: (number) => `Fattura ${number} (PDF)`,
    cancellation: (number) => `Nota di credito ${number} (PDF)`,
  },
  others: 'Altre date e altri alloggi',
  nights: (count) => it.plural(count, { one: '# notte', other: '# notti' }),
  confirm: {
    title: 'Confermi la Sua richiesta',
    text: (host) =>
      `Controlli ancora una volta ciò che ha chiesto. Con un clic ${host} riceve la richiesta e Le risponde. Fino ad allora nulla è prenotato e non c’è nulla da pagare.`,
    press: () => 'Conferma la richiesta',
  },
  inTotal: 'in totale',
  stillFree: 'Le notti sono di nuovo libere per altri. Finché nessun altro le prende, può ancora confermare.',
  confirming: 'Conferma della richiesta',
  notConfirmed: 'La richiesta non è stata confermata',
  noEmail: 'Nessuna e-mail?',
  noEmailText: 'Può volerci un minuto. Controlli anche la cartella dello spam e verifichi l’indirizzo:',
  again: 'Invia di nuovo l’e-mail',
  sentAgain: (email) => `Inviata di nuovo a ${email}.`,
  wrong: 'L’indirizzo è sbagliato',
  cancel: { booking: 'Annulla la prenotazione', request: 'Ritira la richiesta', hold: 'Rinuncia a prenotare' },
  question: {
    booking:
      '<b>Annullare la prenotazione?</b> L’alloggio sarà subito libero per altri, e non si può tornare indietro.',
    request: '<b>Ritirare la richiesta?</b> L’alloggio sarà subito libero per altri, e non si può tornare indietro.',
    hold: '<b>Rinunciare a prenotare?</b> Non è ancora prenotato nulla, e l’alloggio sarà subito libero per altri.',
  },
  notCancelled: 'Non è stato annullato nulla.',
  cancelling: 'Annullamento in corso',
  yes: { booking: 'Sì, annulla', request: 'Sì, ritira', hold: 'Sì, rinuncia' },
  keep: 'Mantieni',
  decide: {
    title: 'Decidere su una richiesta',
    titles: {
      waiting: 'Un ospite desidera prenotare',
      accepted: 'Ha accettato questa richiesta',
      declined: 'Ha rifiutato questa richiesta',
      called_off: 'Ha annullato questo soggiorno',
      expired: 'Questa richiesta è scaduta',
      cancelled: 'L’ospite ha ritirato questa richiesta',
    },
    waiting: (guest, until) =>
      `${guest} attende la Sua risposta.${until ? ` Senza risposta, la richiesta scade il ${until}.` : ''}`,
    accepted: (guest) => `Il soggiorno è confermato, e ${guest} ha ricevuto un’e-mail.`,
    declined: (guest) => `Le date sono di nuovo libere, e ${guest} ha ricevuto un’e-mail.`,
    called_off: (guest) => `Le date sono di nuovo libere, e ${guest} ha ricevuto un’e-mail.`,
    expired: (guest) => `Non ha avuto risposta in tempo. Le date sono di nuovo libere, e ${guest} è già al corrente.`,
    cancelled: () => 'Le date sono di nuovo libere. Non c’è altro da fare.',
    notArrived: 'La Sua risposta non è arrivata.',
    sending: 'Invio della risposta',
    words: 'Due parole all’ospite (facoltativo)',
    wordsHint: (guest) => `${guest} le leggerà nell’e-mail, qualunque sia la Sua risposta.`,
    youWrote: 'Le Sue parole',
    terms: 'Accettato dall’ospite',
    accept: 'Accetta',
    decline: 'Rifiuta',
    stay: 'Il soggiorno',
  },
}
