import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, guest, check_in) => `${event}: ${guest}, ${it.longDay(check_in)}`,
  guest: (name, email) => `Ospite: ${name}, ${email}`,
  wrote: (name) => `${name} scrive:`,
  reply: 'Risponda a questa e-mail per scrivere all’ospite.',
  openBooking: 'Apri la prenotazione',
  newRequest: {
    event: 'Nuova richiesta',
    text: (until) =>
      `Un ospite desidera prenotare questo soggiorno. Accetti o rifiuti entro il ${until}; fino ad allora le notti restano in sospeso.`,
    action: 'Accetta o rifiuta',
  },
  newBooking: {
    event: 'Nuova prenotazione',
    text: 'Un ospite ha prenotato questo soggiorno con prenotazione immediata. È già confermata: non deve rispondere.',
  },
  changeWanted: {
    event: 'Richiesta di modifica',
    text: 'Un ospite desidera modificare un soggiorno confermato. Finché non accetta non cambia nulla, e le nuove notti non sono tenute in sospeso.',
    action: 'Accetta o rifiuta',
  },
  changeWithdrawn: {
    event: 'Modifica ritirata',
    text: 'L’ospite non chiede più questa modifica. Il soggiorno resta prenotato com’era.',
  },
  guestCancelled: {
    event: 'Annullata dall’ospite',
    text: 'L’ospite ha annullato e le notti sono di nuovo libere.',
  },
  unanswered: {
    event: 'Richiesta scaduta',
    text: 'Non ha risposto in tempo a questa richiesta, che quindi è scaduta: le notti sono di nuovo libere. Abbiamo avvisato l’ospite. Può ancora prendere la prenotazione: la apra e la confermi.',
  },
}
