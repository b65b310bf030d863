import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/it'
import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  open: 'Modifica date o ospiti',
  lead: (host) =>
    `Scelga che cosa preferisce. Decide ${host}; fino ad allora la prenotazione resta com’è e le nuove notti non sono tenute in sospeso per Lei.`,
  booked: 'Prenotato',
  wanted: 'Desiderato',
  before: 'Prima',
  now: 'Nuovo',
  stay: (from, to, who) => `${it.stay(from, to)}, ${party.party(who)}`,
  more: (amount) => `${it.euros(amount)} in più di adesso`,
  less: (amount) => `${it.euros(amount)} in meno di adesso`,
  same: 'Il totale resta uguale',
  choose: 'Scelga altre date o altri ospiti per vedere il prezzo.',
  free: 'Libero in queste date',
  price: 'Quanto costerebbe',
  loadingPrice: 'Caricamento del prezzo',
  priceFailed: 'Non è stato possibile caricare il prezzo',
  terms: 'Vale ancora quello che ha accettato prenotando, contato dal nuovo giorno di arrivo.',
  send: 'Chiedi questa modifica',
  sending: 'Invio della modifica',
  notSent: 'La modifica non è stata inviata.',
  waiting: {
    lead: (host) =>
      `Scelga ciò che preferisce. ${host} riceve la richiesta modificata e risponde come prima; le nuove notti sono tenute in sospeso per Lei.`,
    send: 'Modifica la richiesta',
  },
  keep: 'Lascia com’è',
  unavailable: (host) => `Scriva a ${host}: al momento questo alloggio non può essere modificato qui.`,
  loading: 'Caricamento delle notti libere',
  failed: 'Non è stato possibile caricare le notti libere',
  news: {
    open: {
      title: 'Ha chiesto una modifica',
      text: (host) =>
        `${host} l’ha ricevuta e la accetterà o rifiuterà; riceverà la risposta per e-mail. Fino ad allora la prenotazione resta com’è e le nuove notti non sono tenute in sospeso per Lei.`,
    },
    accepted: {
      title: 'La Sua modifica è confermata',
      text: (host) => `${host} ha accettato. Qui sotto trova il soggiorno com’è prenotato ora.`,
    },
    declined: {
      title: 'La Sua modifica è stata rifiutata',
      text: (host) => `${host} non può offrirLe questa modifica. Il Suo soggiorno resta prenotato com’era.`,
    },
    overtaken: {
      title: 'La Sua modifica è chiusa',
      text: (host) =>
        `Nel frattempo ${host} ha modificato il Suo soggiorno. Qui sotto vede com’è prenotato ora; può chiedere un’altra modifica.`,
    },
    expired: {
      title: 'La Sua modifica è rimasta senza risposta',
      text: (host) => `${host} non ha risposto in tempo: il soggiorno resta prenotato com’era.`,
    },
  },
  withdraw: 'Ritira la modifica',
  withdrawing: 'Ritiro in corso',
  notWithdrawn: 'Non è stata ritirata.',
  decide: {
    open: {
      title: 'Un ospite desidera modificare un soggiorno',
      text: (guest) =>
        `${guest} chiede altre date o altri ospiti. Finché non accetta non cambia nulla, e le nuove notti non sono tenute in sospeso.`,
    },
    accepted: {
      title: 'Ha accettato questa modifica',
      text: (guest) => `Il soggiorno ora è prenotato così e ${guest} è stato avvisato per e-mail.`,
    },
    declined: {
      title: 'Ha rifiutato questa modifica',
      text: (guest) => `Il soggiorno resta prenotato com’era e ${guest} è stato avvisato per e-mail.`,
    },
    withdrawn: {
      title: 'L’ospite ha ritirato questa modifica',
      text: () => 'Il soggiorno resta prenotato com’era. Non deve fare altro.',
    },
    overtaken: {
      title: 'Questa modifica non corrisponde più',
      text: (guest) =>
        `La prenotazione non è più quella di quando ${guest} ha chiesto la modifica. Qui sotto vede com’è ora.`,
    },
    expired: {
      title: 'Questa modifica è rimasta senza risposta',
      text: (guest) =>
        `La risposta non è arrivata in tempo: il soggiorno resta prenotato com’era. ${guest} è stato avvisato.`,
    },
  },
  replaces: (number) =>
    `Se accetta, la fattura emessa ${number} viene annullata da una nota di credito e viene emessa una nuova fattura.`,
  leavesDraft: (number) =>
    `Se accetta, la fattura emessa ${number} viene annullata da una nota di credito. La nuova fattura resta una bozza, perché manca un dato obbligatorio.`,
  toBook: 'Il soggiorno con la modifica',
}
