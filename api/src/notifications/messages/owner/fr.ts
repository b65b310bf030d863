import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, guest, check_in) => `${event}\u00a0: ${guest}, ${fr.longDay(check_in)}`,
  guest: (name, email) => `Voyageur\u00a0: ${name}, ${email}`,
  wrote: (name) => `${name} écrit\u00a0:`,
  reply: 'Répondez à cet e-mail pour écrire au voyageur.',
  openBooking: 'Ouvrir la réservation',
  newRequest: {
    event: 'Nouvelle demande',
    text: (until) =>
      `Un voyageur souhaite réserver ce séjour. Acceptez ou refusez sa demande jusqu’au ${until}\u202f; les nuits restent en option jusque-là.`,
    action: 'Accepter ou refuser',
  },
  newBooking: {
    event: 'Nouvelle réservation',
    text: 'Un voyageur a réservé ce séjour instantanément. La réservation est confirmée, vous n’avez pas à y répondre.',
  },
  changeWanted: {
    event: 'Modification demandée',
    text: 'Un voyageur souhaite modifier un séjour confirmé. Rien ne change tant que vous n’acceptez pas, et les nouvelles nuits ne sont pas mises en option.',
    action: 'Accepter ou refuser',
  },
  changeWithdrawn: {
    event: 'Modification retirée',
    text: 'Le voyageur ne demande plus cette modification. Le séjour reste réservé comme avant.',
  },
  guestCancelled: {
    event: 'Annulée par le voyageur',
    text: 'Le voyageur a annulé, et les nuits sont de nouveau libres.',
  },
  unanswered: {
    event: 'Demande expirée',
    text: 'Vous n’avez pas répondu à temps à cette demande. Elle a expiré et les nuits sont de nouveau libres. Nous avons prévenu le voyageur. Vous pouvez encore prendre la réservation\u00a0: ouvrez-la et confirmez-la.',
  },
}
