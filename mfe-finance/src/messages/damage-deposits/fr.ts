import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Caution',
  states: {
    planned: 'Prévue',
    waiting: 'En attente du voyageur',
    held: 'Bloquée',
    released: 'Libérée',
    captured: 'Débitée',
    lapsed: 'Expirée',
  },
  says: {
    planned: (amount, from) => `${fr.euros(amount)} seront bloqués sur la carte du voyageur le ${fr.day(from)}.`,
    plannedWithoutCard: (amount, from) =>
      `${fr.euros(amount)} doivent être bloqués le ${fr.day(from)}. Il n’y a pas encore de carte\u00a0: un voyageur qui a réservé en ligne recevra un lien par e-mail ce jour-là.`,
    waitingWithoutCard: (amount) =>
      `${fr.euros(amount)} ne sont pas bloqués, faute de carte. Un voyageur qui a réservé en ligne a reçu un lien par e-mail.`,
    waiting: (amount) =>
      `${fr.euros(amount)} ne sont pas bloqués, car la banque ne l’a pas autorisé. Le voyageur a reçu un lien par e-mail.`,
    held: (amount, until) =>
      `${fr.euros(amount)} sont bloqués sur la carte du voyageur et seront libérés automatiquement le ${fr.day(until)}.`,
    released: (amount, day) => `${fr.euros(amount)} ont été libérés le ${fr.day(day)}.`,
    captured: (amount, day) => `${fr.euros(amount)} ont été débités le ${fr.day(day)}.`,
    capturedInPart: (captured, amount, day) =>
      `${fr.euros(captured)} sur ${fr.euros(amount)} ont été débités le ${fr.day(day)}. Le reste a été libéré.`,
    lapsed: (amount) =>
      `Rien n’est bloqué\u00a0: ${fr.euros(amount)} n’ont pas été autorisés à temps, ou la banque a levé le blocage et il n’a pas pu être renouvelé.`,
  },
  reason: 'Raison',
  picture: 'Photo du dommage',
  chargeLater: 'Un dommage peut être débité à partir de l’arrivée.',
  release: 'Libérer',
  releaseQuestion: (amount) => `Libérer la caution de ${fr.euros(amount)}\u00a0?`,
  releaseAbout: 'Plus rien ne pourra être débité ensuite. Le voyageur reçoit un e-mail.',
  keep: 'La garder',
  released: 'La caution est libérée',
  charge: 'Débiter un dommage',
  form: {
    title: 'Débiter un dommage',
    about:
      'Le voyageur reçoit tout cela par e-mail. Ce que vous ne débitez pas est libéré, et plus rien ne pourra être débité ensuite.',
    amount: 'Montant',
    most: (amount) => `${fr.euros(amount)} au maximum.`,
    reason: 'Raison, telle que le voyageur la lira',
    picture: 'Photo (si vous en avez une)',
    pictureHint: 'JPEG, PNG, WebP ou AVIF. Une grande photo est réduite.',
    save: 'Débiter',
    saved: 'Le dommage est débité, et le voyageur en est informé par e-mail',
  },
  list: {
    title: 'Cautions à vérifier',
    about: 'Séjours terminés, et cautions qui ne sont pas bloquées.',
    departed: (day) => `Départ le ${fr.day(day)}`,
    openBooking: (reference) => `Ouvrir la réservation ${reference}`,
  },
}
