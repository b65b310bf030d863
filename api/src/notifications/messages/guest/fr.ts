import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, property, check_in) => `${event}\u00a0: ${property}, ${fr.longDay(check_in)}`,
  wrote: (name) => `${name} écrit\u00a0:`,
  youWrote: 'Vous avez écrit\u00a0:',
  questions: (host) => `Des questions\u202f? Répondez à cet e-mail pour joindre ${host}.`,
  notYours: (host) =>
    `Si ce séjour n’est pas le vôtre, quelqu’un s’est trompé en saisissant son adresse. Répondez à cet e-mail pour que ${host} puisse la corriger.`,
  confirm: {
    event: 'Confirmez votre demande',
    text: (host, until) =>
      `Merci de confirmer que vous souhaitez réserver ce séjour chez ${host}. Les nuits sont en option pour vous jusqu’au ${until}, et votre hôte recevra votre demande dès que vous l’aurez confirmée.`,
    unheld: (host) =>
      `Merci de confirmer sans tarder que vous souhaitez réserver ce séjour chez ${host}. D’ici là, les nuits ne sont pas en option pour vous et d’autres peuvent les prendre.`,
    afterwards:
      'Ensuite, le lien fonctionne encore pendant une journée, tant que personne d’autre n’a réservé les nuits.',
    action: 'Confirmer la demande',
    notAsked:
      'Si vous n’avez pas demandé ce séjour, vous pouvez ignorer cet e-mail. La demande prendra fin d’elle-même et nous ne vous écrirons plus.',
  },
  confirmBooking: {
    event: 'Confirmez votre réservation',
    text: (host, until) =>
      `Merci de confirmer que vous souhaitez réserver ce séjour chez ${host}. Les nuits sont en option pour vous jusqu’au ${until}. Dès que vous aurez confirmé, votre séjour sera réservé.`,
    action: 'Confirmer la réservation',
    notAsked:
      'Si vous n’avez pas demandé ce séjour, vous pouvez ignorer cet e-mail. Rien n’est réservé et nous ne vous écrirons plus.',
  },
  toPay: {
    event: 'Payer pour réserver',
    text: (host, amount, until) =>
      `Votre séjour chez ${host} est réservé dès que ${fr.euros(amount)} sont payés par carte. Nous vous gardons les nuits jusqu’au ${until}. Sans paiement, elles sont de nouveau libres pour d’autres, et cela ne vous coûte rien.`,
    action: 'Payer maintenant',
    confirm: (host, amount, until) =>
      `Veuillez confirmer que vous souhaitez réserver ce séjour chez ${host}. Nous vous gardons les nuits jusqu’au ${until}. Ensuite, vous payez ${fr.euros(amount)} par carte, et votre séjour est réservé.`,
  },
  unpaid: {
    event: 'Votre séjour n’a pas été réservé',
    text: () =>
      'Le premier paiement n’est pas arrivé à temps, rien n’est donc réservé. Cela ne vous coûte rien, et vous pouvez réserver à nouveau.',
    action: 'Voir la réservation',
  },
  sentBack: {
    event: 'Votre paiement vous est rendu',
    text: (amount) =>
      `Votre paiement de ${fr.euros(amount)} est arrivé alors que le séjour ne vous était plus gardé. Nous le renvoyons sur votre carte ; cela prend quelques jours.`,
  },
  received: {
    event: 'Votre demande est arrivée',
    text: (host, until) =>
      `${host} a reçu votre demande et peut y répondre jusqu’au ${until}. Les nuits sont en option pour vous jusque-là. Sans réponse, la demande expire et ne vous coûte rien.`,
    action: 'Voir ou annuler la demande',
    notAtOnce: 'Ce séjour ne peut plus être réservé instantanément. C’est donc maintenant une demande à votre hôte.',
  },
  bookedAtOnce: {
    event: 'Votre séjour est réservé',
    text: (host) => `Votre séjour chez ${host} est réservé. Vous n’avez plus rien à attendre.`,
  },
  accepted: {
    event: 'Votre séjour est confirmé',
    text: (host) => `Bonne nouvelle\u00a0: ${host} a confirmé votre séjour.`,
    action: 'Voir le séjour',
  },
  declined: {
    event: 'Votre demande a été refusée',
    text: (host) =>
      `${host} ne peut pas vous proposer ce séjour, votre demande est donc close. Elle ne vous coûte rien.`,
    action: 'Voir la demande',
  },
  calledOff: {
    event: 'Votre séjour a été annulé',
    text: (host) =>
      `${host} a annulé votre séjour. Si vous n’en connaissez pas la raison, répondez à cet e-mail pour la demander.`,
    action: 'Voir le séjour',
  },
  feeWaived: {
    event: 'Les frais d’annulation sont levés',
    text: (host) => `${host} renonce aux frais de votre séjour annulé. Vous ne devez rien.`,
  },
  booked: {
    event: 'Votre séjour est confirmé',
    text: (host) => `${host} a réservé ce séjour pour vous.`,
  },
  asBooked: {
    event: 'Votre séjour',
    text: (host) => `Voici comment votre séjour chez ${host} est réservé.`,
  },
  feePayment: (host) => `Merci de les régler à ${host}. Si vous ne savez pas comment, répondez à cet e-mail.`,
  refund: (host, amount) => `${host} vous rembourse ${fr.euros(amount)}.`,
  otherDates: {
    title: 'Autres dates',
    text: (property) => `Voyez ce qui est encore libre à l’adresse «\u00a0${property}\u00a0».`,
    action: 'Voir les dates libres',
  },
  changed: {
    event: 'Votre séjour a été modifié',
    text: (host) => `${host} a modifié votre séjour. Le voici tel qu’il est réservé maintenant.`,
  },
  change: {
    sent: {
      event: 'Votre demande de modification est envoyée',
      text: (host) =>
        `${host} a reçu votre demande de modification et vous répondra. D’ici là, rien ne change\u00a0: votre séjour reste réservé comme avant, et aucune option n’est mise sur les nouvelles nuits.`,
    },
    accepted: {
      event: 'Votre modification est confirmée',
      text: (host) => `${host} a accepté votre modification. Voici votre séjour tel qu’il est réservé maintenant.`,
    },
    declined: {
      event: 'Votre modification a été refusée',
      text: (host) => `${host} ne peut pas vous proposer cette modification. Votre séjour reste réservé comme avant.`,
    },
    overtaken: {
      event: 'Votre modification est close',
      text: (host) =>
        `${host} a modifié votre séjour après votre demande de modification\u00a0; nous l’avons donc close. Voici votre séjour tel qu’il est réservé maintenant. Vous pouvez demander une autre modification sur votre page.`,
    },
    expired: {
      event: 'Votre modification est restée sans réponse',
      text: (host) =>
        `${host} n’a pas répondu à temps\u00a0: votre séjour reste réservé comme avant. Besoin de quelque chose\u00a0? Répondez à cet e-mail.`,
    },
  },
  arrival: {
    event: 'Votre arrivée',
    text: (host) => `Votre séjour chez ${host} approche. Voici comment venir et entrer.`,
  },
  payment: {
    before: {
      event: 'Rappel de paiement',
      text: (host, amount, due) =>
        `Petit rappel : pour votre séjour chez ${host}, ${fr.euros(amount)} sont à payer d’ici le ${fr.longDay(due)}.`,
    },
    late: {
      event: 'Votre paiement est en retard',
      text: (host, amount, due) =>
        `Pour votre séjour chez ${host}, ${fr.euros(amount)} étaient à payer d’ici le ${fr.longDay(due)} et ne sont pas encore arrivés. Merci de payer rapidement, ou de répondre à cet e-mail si quelque chose n’est pas clair.`,
    },
    paidAlready: 'Si vous venez de payer, vous pouvez ignorer cet e-mail : un virement prend un ou deux jours.',
  },
  damage: {
    wanted: {
      event: 'Une carte pour votre caution',
      text: (host, amount, until) =>
        `Pour votre séjour, ${host} demande une caution de ${fr.euros(amount)}. Elle est bloquée sur une carte sans être débitée, et libérée le ${fr.longDay(until)} si rien n’a été abîmé. Merci de choisir la carte sur votre page : cela prend une minute.`,
      action: 'Choisir une carte',
    },
    captured: {
      event: 'Votre caution a été débitée',
      text: (host, amount, held) => `${host} a débité ${fr.euros(amount)} de votre caution de ${fr.euros(held)}.`,
      rest: 'Le reste est libéré. Selon votre banque, vous le verrez d’ici quelques jours.',
      picture: 'Une photo se trouve sur votre page.',
    },
    released: {
      event: 'Votre caution est libérée',
      text: (host, amount) =>
        `Votre caution de ${fr.euros(amount)} pour le séjour chez ${host} est libérée ; rien n’a été débité. Selon votre banque, vous le verrez d’ici quelques jours.`,
    },
  },
  documentText: (host) => `${host} vous envoie en pièce jointe le document de ce séjour.`,
  expired: {
    event: 'Votre demande a expiré',
    text: (host) =>
      `${host} n’a pas répondu à temps, votre demande a donc expiré. Elle ne vous coûte rien et vous pouvez en faire une nouvelle.`,
    action: 'Voir la demande',
  },
  cancelled: {
    event: 'Vous avez annulé votre séjour',
    text: 'Vous avez annulé ce séjour et nous avons prévenu votre hôte.',
    action: 'Voir la demande',
  },
}
