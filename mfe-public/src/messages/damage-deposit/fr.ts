import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  waiting: (amount, until) =>
    `Votre carte est nécessaire\u00a0: <b>${fr.euros(amount)}</b> y seront bloqués, puis libérés au plus tard le ${fr.longDay(until)}. Ils ne sont pas débités.`,
  block: (amount) => `Bloquer ${fr.euros(amount)}`,
  blockHint: 'Vous le faites sur une page du prestataire et revenez ensuite ici.',
  held: (amount, until) =>
    `<b>${fr.euros(amount)}</b> sont bloqués sur votre carte et seront libérés au plus tard le ${fr.longDay(until)}. Ils ne sont pas débités.`,
  released: (amount, day) =>
    `<b>${fr.euros(amount)}</b> ont été libérés le ${fr.longDay(day)}. Votre banque peut mettre quelques jours à l’afficher.`,
  captured: (amount, day) => `<b>${fr.euros(amount)}</b> ont été débités le ${fr.longDay(day)}.`,
  capturedInPart: (captured, amount, day) =>
    `<b>${fr.euros(captured)}</b> sur ${fr.euros(amount)} ont été débités le ${fr.longDay(day)}. Le reste a été libéré.`,
  lapsed: 'Plus rien n’est bloqué sur votre carte.',
  reason: (host) => `${host} écrit\u00a0:`,
  picture: 'Photo du dommage',
}
