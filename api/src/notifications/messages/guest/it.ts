import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, property, check_in) => `${event}: ${property}, ${it.longDay(check_in)}`,
  wrote: (name) => `${name} scrive:`,
  youWrote: 'Ha scritto:',
  questions: (host) => `Domande? Risponda a questa e-mail per contattare ${host}.`,
  notYours: (host) =>
    `Se questo soggiorno non è Suo, qualcuno ha sbagliato a scrivere il proprio indirizzo. Risponda a questa e-mail, così ${host} potrà correggerlo.`,
  confirm: {
    event: 'Confermi la Sua richiesta',
    text: (host, until) =>
      `Confermi che desidera prenotare questo soggiorno presso ${host}. Teniamo in sospeso le notti per Lei fino al ${until}; l’host riceverà la Sua richiesta non appena l’avrà confermata.`,
    unheld: (host) =>
      `Confermi presto che desidera prenotare questo soggiorno presso ${host}. Fino ad allora le notti non sono tenute in sospeso per Lei e altri possono prenderle.`,
    afterwards: 'Dopo, il link funziona ancora per un giorno, purché nessun altro abbia prenotato le notti.',
    action: 'Conferma la richiesta',
    notAsked:
      'Se non ha chiesto questo soggiorno, può ignorare questa e-mail. La richiesta decade da sola e non Le scriveremo più.',
  },
  confirmBooking: {
    event: 'Confermi la Sua prenotazione',
    text: (host, until) =>
      `Confermi che desidera prenotare questo soggiorno presso ${host}. Teniamo in sospeso le notti per Lei fino al ${until}. Non appena avrà confermato, il Suo soggiorno sarà prenotato.`,
    action: 'Conferma la prenotazione',
    notAsked:
      'Se non ha chiesto questo soggiorno, può ignorare questa e-mail. Non è prenotato nulla e non Le scriveremo più.',
  },
  toPay: {
    event: 'Paghi per prenotare',
    text: (host, amount, until) =>
      `Il Suo soggiorno presso ${host} è prenotato non appena ${it.euros(amount)} sono pagati con carta. Teniamo in sospeso le notti per Lei fino al ${until}. Senza pagamento tornano libere per altri, e non Le costa nulla.`,
    action: 'Paga ora',
    confirm: (host, amount, until) =>
      `Confermi che desidera prenotare questo soggiorno presso ${host}. Teniamo in sospeso le notti per Lei fino al ${until}. Poi paga ${it.euros(amount)} con carta, e il Suo soggiorno è prenotato.`,
  },
  unpaid: {
    event: 'Il Suo soggiorno non è stato prenotato',
    text: () =>
      'Il primo pagamento non è arrivato in tempo, quindi nulla è prenotato. Non Le costa nulla, e può prenotare di nuovo.',
    action: 'Vedi la prenotazione',
  },
  sentBack: {
    event: 'Il Suo pagamento torna indietro',
    text: (amount) =>
      `Il Suo pagamento di ${it.euros(amount)} è arrivato quando il soggiorno non era più tenuto per Lei. Lo rimandiamo sulla Sua carta; ci vuole qualche giorno.`,
  },
  received: {
    event: 'La Sua richiesta è arrivata',
    text: (host, until) =>
      `${host} ha ricevuto la Sua richiesta e può rispondere fino al ${until}. Fino ad allora le notti restano in sospeso per Lei. Senza risposta la richiesta scade e non Le costa nulla.`,
    action: 'Vedi o annulla la richiesta',
    notAtOnce: 'Questo soggiorno non è più disponibile con prenotazione immediata: ora è una richiesta al Suo host.',
  },
  bookedAtOnce: {
    event: 'Il Suo soggiorno è prenotato',
    text: (host) => `Il Suo soggiorno presso ${host} è prenotato. Non deve attendere altro.`,
  },
  accepted: {
    event: 'Il Suo soggiorno è confermato',
    text: (host) => `Buone notizie: ${host} ha confermato il Suo soggiorno.`,
    action: 'Vedi il soggiorno',
  },
  declined: {
    event: 'La Sua richiesta è stata rifiutata',
    text: (host) => `${host} non può offrirLe questo soggiorno, quindi la Sua richiesta è chiusa. Non Le costa nulla.`,
    action: 'Vedi la richiesta',
  },
  calledOff: {
    event: 'Il Suo soggiorno è stato annullato',
    text: (host) =>
      `${host} ha annullato il Suo soggiorno. Se non ne conosce il motivo, può chiederlo rispondendo a questa e-mail.`,
    action: 'Vedi il soggiorno',
  },
  feeWaived: {
    event: 'La penale di annullamento è stata tolta',
    text: (host) => `${host} ha rinunciato alla penale per il Suo soggiorno annullato. Non deve nulla.`,
  },
  booked: {
    event: 'Il Suo soggiorno è confermato',
    text: (host) => `${host} ha prenotato questo soggiorno per Lei.`,
  },
  asBooked: {
    event: 'Il Suo soggiorno',
    text: (host) => `Ecco come è prenotato il Suo soggiorno da ${host}.`,
  },
  feePayment: (host) => `La preghiamo di pagarla a ${host}. Se non sa come, risponda a questa e-mail.`,
  refund: (host, amount) => `${host} Le restituirà ${it.euros(amount)}.`,
  otherDates: {
    title: 'Altre date',
    text: (property) => `Veda che cosa è ancora libero in «${property}».`,
    action: 'Vedere le date libere',
  },
  changed: {
    event: 'Il Suo soggiorno è stato modificato',
    text: (host) => `${host} ha modificato il Suo soggiorno. Ora è prenotato così.`,
  },
  change: {
    sent: {
      event: 'La Sua richiesta di modifica è stata inviata',
      text: (host) =>
        `${host} ha ricevuto la Sua richiesta di modifica e Le risponderà. Fino ad allora non cambia nulla: il Suo soggiorno resta prenotato com’è, e le nuove notti non sono tenute in sospeso.`,
    },
    accepted: {
      event: 'La Sua modifica è confermata',
      text: (host) => `${host} ha accettato la Sua modifica. Ora il soggiorno è prenotato così.`,
    },
    declined: {
      event: 'La Sua modifica è stata rifiutata',
      text: (host) => `${host} non può offrirLe questa modifica. Il Suo soggiorno resta prenotato com’era.`,
    },
    overtaken: {
      event: 'La Sua modifica è chiusa',
      text: (host) =>
        `Dopo la Sua richiesta di modifica ${host} ha modificato il soggiorno, perciò l’abbiamo chiusa. Ora il soggiorno è prenotato così; sulla Sua pagina può chiedere un’altra modifica.`,
    },
    expired: {
      event: 'La Sua modifica è rimasta senza risposta',
      text: (host) =>
        `${host} non ha risposto in tempo: il soggiorno resta prenotato com’era. Se Le serve ancora qualcosa, risponda a questa e-mail.`,
    },
  },
  arrival: {
    event: 'Come arrivare',
    text: (host) => `Il Suo soggiorno da ${host} è vicino. Ecco come arrivare ed entrare.`,
  },
  payment: {
    before: {
      event: 'Promemoria di pagamento',
      text: (host, amount, due) =>
        `Un promemoria: per il suo soggiorno presso ${host} sono da pagare ${it.euros(amount)} entro il ${it.longDay(due)}.`,
    },
    late: {
      event: 'Il suo pagamento è in ritardo',
      text: (host, amount, due) =>
        `Per il suo soggiorno presso ${host} erano da pagare ${it.euros(amount)} entro il ${it.longDay(due)} e non sono ancora arrivati. La preghiamo di pagare presto, o di rispondere a questa e-mail se qualcosa non va.`,
    },
    paidAlready: 'Se ha appena pagato, può ignorare questa e-mail: un bonifico richiede uno o due giorni.',
  },
  damage: {
    wanted: {
      event: 'Una carta per la Sua cauzione',
      text: (host, amount, until) =>
        `Per il Suo soggiorno ${host} chiede una cauzione di ${it.euros(amount)}. L’importo viene bloccato su una carta e non addebitato, e viene sbloccato il ${it.longDay(until)} se nulla è stato danneggiato. Scelga la carta nella Sua pagina: basta un minuto.`,
      action: 'Scegli una carta',
    },
    captured: {
      event: 'La Sua cauzione è stata addebitata',
      text: (host, amount, held) =>
        `${host} ha addebitato ${it.euros(amount)} della Sua cauzione di ${it.euros(held)}.`,
      rest: 'Il resto è sbloccato. A seconda della banca, lo vedrà entro qualche giorno.',
      picture: 'Nella Sua pagina trova una foto.',
    },
    released: {
      event: 'La Sua cauzione è sbloccata',
      text: (host, amount) =>
        `La Sua cauzione di ${it.euros(amount)} per il soggiorno presso ${host} è sbloccata; nulla è stato addebitato. A seconda della banca, lo vedrà entro qualche giorno.`,
    },
  },
  documentText: (host) => `${host} Le invia in allegato il documento di questo soggiorno.`,
  expired: {
    event: 'La Sua richiesta è scaduta',
    text: (host) =>
      `${host} non ha risposto in tempo, quindi la Sua richiesta è scaduta. Non Le costa nulla e può inviarne un’altra.`,
    action: 'Vedi la richiesta',
  },
  cancelled: {
    event: 'Ha annullato il Suo soggiorno',
    text: 'Ha annullato questo soggiorno e abbiamo informato l’host.',
    action: 'Vedi la richiesta',
  },
}
