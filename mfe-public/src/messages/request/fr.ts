import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  party: party.party,
  title: 'Votre demande',
  loading: 'Chargement de la demande',
  missing: 'Cette demande n’existe pas',
  missingText: 'Le lien est peut-être incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail, ou le copier en entier.',
  missingMore:
    'Une demande que personne ne confirme est supprimée au bout d’un jour. Pour joindre votre hôte, répondez à l’un de ses e-mails.',
  failed: 'Impossible de charger la demande',
  titles: {
    unconfirmed: 'Veuillez confirmer par e-mail',
    lapsed: 'Pas confirmée à temps',
    waiting: 'En attente de votre hôte',
    accepted: 'Votre séjour est réservé',
    declined: 'Votre hôte a refusé votre demande',
    called_off: 'Votre séjour a été annulé',
    expired: 'Votre demande a expiré',
    cancelled: 'Vous avez annulé',
  },
  unconfirmed: (host, email, until) =>
    `Ouvrez le lien dans l’e-mail que nous avons envoyé à ${email}. Les nuits sont en option pour vous${
      until ? ` jusqu’au ${until}` : ''
    }\u202f; ${host} recevra votre demande dès que vous l’aurez confirmée.`,
  unheld: (host, email) =>
    `Ouvrez sans tarder le lien dans l’e-mail que nous avons envoyé à ${email}\u00a0: tant que vous n’avez pas confirmé, les nuits ne sont pas en option pour vous et d’autres peuvent les prendre. ${host} aura de vos nouvelles dès que vous aurez confirmé.`,
  lapsed: (host, email, until) =>
    `Les nuits sont de nouveau libres pour d’autres, et ${host} n’a pas reçu votre demande. ${
      until
        ? `Tant que personne d’autre ne les prend, le lien dans notre e-mail à ${email} est valable jusqu’au ${until}.`
        : ''
    }`,
  waiting: (host, _email, until) =>
    `${host} a votre demande et va l’accepter ou la refuser. ${
      until ? `Le logement est en option pour vous jusqu’au ${until}. ` : ''
    }`,
  answerNext: (email) =>
    `Prochaine étape\u00a0: la réponse de votre hôte. Nous l’enverrons à ${email} et l’afficherons ici.`,
  past: { title: 'Votre séjour est terminé', text: 'Vos paiements et vos documents restent sur cette page.' },
  accepted: (host) => `${host} a accepté et se réjouit de votre séjour.`,
  declined: (host) => `${host} ne peut pas vous proposer ces dates. Rien n’est réservé, et il n’y a rien à payer.`,
  called_off: (host) => `${host} a annulé votre séjour. Si vous ne savez pas pourquoi, demandez-le ci-dessous.`,
  expired: (host) => `${host} n’a pas répondu à temps. Rien n’est réservé, et il n’y a rien à payer.`,
  cancelled: () => 'Plus rien n’est réservé, et le logement est libre pour d’autres.',
  withdrawn: 'Rien n’était réservé, il n’y a rien à payer, et le logement est libre pour d’autres.',
  next: (day, payment) =>
    payment
      ? `Prochaine étape\u00a0: votre paiement de ${fr.euros(payment.amount)}${payment.isLate ? `, attendu pour le ${fr.longDayWithWeekday(payment.due)}` : ` d’ici le ${fr.longDayWithWeekday(payment.due)}`}.${day ? ` Vous arrivez le ${fr.longDayWithWeekday(day)}.` : ''}`
      : day
        ? `Prochaine étape\u00a0: votre arrivée le ${fr.longDayWithWeekday(day)}.`
        : '',
  instant: {
    title: 'Votre réservation',
    unconfirmed: (host, email, until) =>
      `Ouvrez le lien dans l’e-mail que nous avons envoyé à ${email}. Les nuits sont en option pour vous${until ? ` jusqu’au ${until}` : ''}\u202f; dès que vous aurez confirmé, votre séjour chez ${host} sera réservé.`,
    lapsed: (_host, email, until) =>
      `Les nuits sont de nouveau libres pour d’autres, et rien n’est réservé. ${until ? `Tant que personne d’autre ne les prend, le lien dans notre e-mail à ${email} est valable jusqu’au ${until}.` : ''}`,
    accepted: (host) => `Vous n’avez plus rien à attendre\u00a0: ${host} se réjouit de votre séjour.`,
    titles: { waiting: 'Payez pour réserver', expired: 'Pas payé à temps' },
    waiting: (host, amount, until) =>
      `Votre séjour chez ${host} est réservé dès que ${fr.euros(amount)} sont payés par carte.${until ? ` Les nuits sont en option pour vous jusqu’au ${until}.` : ''}`,
    expired:
      'Le premier paiement n’est pas arrivé à temps, rien n’est donc réservé. Si vous avez tout de même payé, rechargez cette page dans une minute\u00a0: le séjour sera alors réservé, ou l’argent reviendra sur votre carte.',
    toConfirm: (host, email, amount, until) =>
      `Ouvrez le lien dans l’e-mail que nous avons envoyé à ${email}. Les nuits sont en option pour vous${until ? ` jusqu’au ${until}` : ''}. Après confirmation, vous payez ${fr.euros(amount)} par carte, et votre séjour chez ${host} est réservé.`,
    confirm: {
      title: 'Confirmez votre réservation',
      text: (host) =>
        `Vérifiez encore une fois ce que vous réservez. En un clic, votre séjour chez ${host} est réservé et son prix est dû.`,
      payText: (host, amount) =>
        `Vérifiez encore une fois ce que vous réservez. En un clic, le prix est dû\u202f; vous payez ensuite ${fr.euros(amount)} par carte, et votre séjour chez ${host} est réservé.`,
      // The words are those of the law: docs/decisions/0053.
      press: (total) => `Réserver avec obligation de paiement · ${fr.euros(total)}`,
    },
    confirming: 'Réservation de votre séjour',
    notConfirmed: 'Votre séjour n’a pas été réservé',
  },
  instantEnded: 'Ce séjour ne peut plus être réservé instantanément, votre hôte y répond donc d’abord.',
  stay: 'Votre séjour',
  price: 'Prix',
  host: 'Votre hôte',
  wrote: (name) => `${name} écrit`,
  yourMessage: 'Votre message',
  toCalendar: 'Ajouter à mon agenda',
  otherDates: 'Demander d’autres dates',
  facts: {
    where: 'Où',
    in: 'Arrivée',
    out: 'Départ',
    guests: 'Voyageurs',
    guest: 'Voyageur',
    reference: 'Référence',
  },
  // Of a stay that is confirmed.
  arrival: {
    title: 'Venir sur place',
    map: 'Ouvrir la carte',
    directions: 'Itinéraire',
    code: 'Code de la porte',
    later: (day) => `Comment entrer : vous le lirez ici à partir du ${fr.longDayWithWeekday(day)}.`,
  },
  money: {
    paid: 'Payé',
    left: 'Reste à payer',
    back: 'Payé en trop',
    settled: 'Tout est payé.',
    documents: 'Vos documents',
    invoice: (number) => `Facture ${number} (PDF)`,
    cancellation: (number) => `Avoir ${number} (PDF)`,
  },
  others: 'Autres dates et autres logements',
  nights: (count) => fr.plural(count, { one: '# nuit', other: '# nuits' }),
  confirm: {
    title: 'Confirmez votre demande',
    text: (host) =>
      `Vérifiez encore une fois ce que vous demandez. En un clic, ${host} reçoit votre demande et y répond. D’ici là, rien n’est réservé et il n’y a rien à payer.`,
    press: () => 'Confirmer la demande',
  },
  inTotal: 'au total',
  stillFree:
    'Les nuits sont de nouveau libres pour d’autres. Tant que personne d’autre ne les prend, vous pouvez encore confirmer.',
  confirming: 'Confirmation de votre demande',
  notConfirmed: 'Votre demande n’a pas été confirmée',
  noEmail: 'Pas d’e-mail\u202f?',
  noEmailText: 'Cela peut prendre une minute. Regardez aussi dans vos indésirables et vérifiez l’adresse\u00a0:',
  again: 'Renvoyer l’e-mail',
  sentAgain: (email) => `Renvoyé à ${email}.`,
  wrong: 'L’adresse est fausse',
  cancel: { booking: 'Annuler la réservation', request: 'Retirer la demande', hold: 'Renoncer à réserver' },
  question: {
    booking:
      '<b>Annuler votre réservation\u202f?</b> Le logement sera aussitôt libre pour d’autres, et c’est irréversible.',
    request:
      '<b>Retirer votre demande\u202f?</b> Le logement sera aussitôt libre pour d’autres, et c’est irréversible.',
    hold: '<b>Renoncer à réserver\u202f?</b> Rien n’est encore réservé, et le logement sera aussitôt libre pour d’autres.',
  },
  notCancelled: 'Rien n’a été annulé.',
  cancelling: 'Annulation en cours',
  yes: { booking: 'Oui, annuler', request: 'Oui, retirer', hold: 'Oui, renoncer' },
  keep: 'Conserver',
  decide: {
    title: 'Répondre à une demande',
    titles: {
      waiting: 'Un voyageur souhaite réserver',
      accepted: 'Vous avez accepté cette demande',
      declined: 'Vous avez refusé cette demande',
      called_off: 'Vous avez annulé ce séjour',
      expired: 'Cette demande a expiré',
      cancelled: 'Le voyageur a retiré cette demande',
    },
    waiting: (guest, until) =>
      `${guest} attend votre réponse.${until ? ` Sans réponse, la demande expire le ${until}.` : ''}`,
    accepted: (guest) => `Le séjour est confirmé, et ${guest} a reçu un e-mail.`,
    declined: (guest) => `Les dates sont de nouveau libres, et ${guest} a reçu un e-mail.`,
    called_off: (guest) => `Les dates sont de nouveau libres, et ${guest} a reçu un e-mail.`,
    expired: (guest) =>
      `Elle est restée sans réponse. Les dates sont de nouveau libres, et ${guest} a reçu un message.`,
    cancelled: () => 'Les dates sont de nouveau libres. Vous n’avez plus rien à faire.',
    notArrived: 'Votre réponse n’est pas arrivée.',
    sending: 'Envoi de votre réponse',
    words: 'Quelques mots au voyageur (facultatif)',
    wordsHint: (guest) => `${guest} les lira dans l’e-mail, quelle que soit votre réponse.`,
    youWrote: 'Vos mots',
    terms: 'Accepté par le voyageur',
    accept: 'Accepter',
    decline: 'Refuser',
    stay: 'Le séjour',
  },
}
