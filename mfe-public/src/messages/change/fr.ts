import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  open: 'Modifier les dates ou les voyageurs',
  lead: (host) =>
    `Choisissez ce que vous préférez. La décision revient à ${host}\u00a0; d’ici là, votre réservation reste telle quelle et les nouvelles nuits ne sont pas en option pour vous.`,
  booked: 'Réservé',
  wanted: 'Souhaité',
  before: 'Avant',
  now: 'Nouveau',
  stay: (from, to, who) => `${fr.stay(from, to)}, ${party.party(who)}`,
  more: (amount) => `${fr.euros(amount)} de plus que maintenant`,
  less: (amount) => `${fr.euros(amount)} de moins que maintenant`,
  same: 'Le total reste le même',
  choose: 'Choisissez d’autres dates ou d’autres voyageurs pour voir le prix.',
  free: 'Libre à ces dates',
  price: 'Ce que cela coûterait',
  loadingPrice: 'Chargement du prix',
  priceFailed: 'Le prix n’a pas pu être chargé',
  terms: 'Ce que vous avez accepté en réservant reste valable, compté à partir du nouveau jour d’arrivée.',
  send: 'Demander cette modification',
  sending: 'Envoi de votre modification',
  notSent: 'Votre modification n’a pas été envoyée.',
  waiting: {
    lead: (host) =>
      `Choisissez ce que vous souhaitez à la place. ${host} reçoit la demande modifiée et y répond comme avant\u202f; les nouvelles nuits sont en option pour vous.`,
    send: 'Modifier la demande',
  },
  keep: 'Laisser tel quel',
  unavailable: (host) => `Écrivez à ${host}\u00a0: ce logement ne peut pas être modifié ici pour le moment.`,
  loading: 'Chargement des nuits libres',
  failed: 'Les nuits libres n’ont pas pu être chargées',
  news: {
    open: {
      title: 'Vous avez demandé une modification',
      text: (host) =>
        `${host} l’a reçue et l’acceptera ou la refusera\u00a0; vous recevrez la réponse par e-mail. D’ici là, votre réservation reste telle quelle et les nouvelles nuits ne sont pas en option pour vous.`,
    },
    accepted: {
      title: 'Votre modification est confirmée',
      text: (host) => `${host} est d’accord. Voici ci-dessous votre séjour tel qu’il est réservé maintenant.`,
    },
    declined: {
      title: 'Votre modification a été refusée',
      text: (host) => `${host} ne peut pas vous proposer cette modification. Votre séjour reste réservé comme avant.`,
    },
    overtaken: {
      title: 'Votre modification est close',
      text: (host) =>
        `${host} a modifié votre séjour entre-temps. Vous voyez ci-dessous comment il est réservé maintenant\u00a0; vous pouvez demander une autre modification.`,
    },
    expired: {
      title: 'Votre modification est restée sans réponse',
      text: (host) => `${host} n’a pas répondu à temps\u00a0: votre séjour reste réservé comme avant.`,
    },
  },
  withdraw: 'Retirer la modification',
  withdrawing: 'Retrait en cours',
  notWithdrawn: 'Elle n’a pas été retirée.',
  decide: {
    open: {
      title: 'Un voyageur souhaite modifier un séjour',
      text: (guest) =>
        `${guest} demande d’autres dates ou d’autres voyageurs. Rien ne change tant que vous n’acceptez pas, et les nouvelles nuits ne sont pas en option.`,
    },
    accepted: {
      title: 'Vous avez accepté cette modification',
      text: (guest) => `Le séjour est maintenant réservé ainsi, et ${guest} a été prévenu par e-mail.`,
    },
    declined: {
      title: 'Vous avez refusé cette modification',
      text: (guest) => `Le séjour reste réservé comme avant, et ${guest} a été prévenu par e-mail.`,
    },
    withdrawn: {
      title: 'Le voyageur a retiré cette modification',
      text: () => 'Le séjour reste réservé comme avant. Vous n’avez plus rien à faire.',
    },
    overtaken: {
      title: 'Cette modification ne convient plus',
      text: (guest) =>
        `La réservation a changé depuis la demande de ${guest}. Vous voyez ci-dessous comment elle est maintenant.`,
    },
    expired: {
      title: 'Cette modification est restée sans réponse',
      text: (guest) =>
        `La réponse n’est pas venue à temps\u00a0: le séjour reste réservé comme avant. ${guest} a été prévenu.`,
    },
  },
  replaces: (number) =>
    `Si vous acceptez, la facture émise ${number} sera annulée par un avoir et une nouvelle facture sera émise.`,
  leavesDraft: (number) =>
    `Si vous acceptez, la facture émise ${number} sera annulée par un avoir. La nouvelle facture restera un brouillon, car il manque une mention obligatoire.`,
  toBook: 'Le séjour avec la modification',
}
