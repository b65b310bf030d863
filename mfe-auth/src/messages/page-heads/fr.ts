import type { Messages } from './en.ts'

export const messages: Messages = {
  login: 'Connectez-vous à Keyhaven\u00a0: hébergements, réservations, voyageurs et factures au même endroit.',
  register: 'Ouvrez un compte Keyhaven et recevez des réservations pour votre hébergement.',
  forgotPassword: 'Recevez un lien pour définir un nouveau mot de passe Keyhaven.',
}
