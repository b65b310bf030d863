import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: 'JavaScript est nécessaire pour réserver. Veuillez l’activer et recharger la page.',
  request: 'JavaScript est nécessaire pour confirmer, modifier et annuler. Veuillez l’activer et recharger la page.',
}
