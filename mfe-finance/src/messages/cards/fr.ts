import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Cartes et portefeuilles',
  loading: 'Chargement du compte de cartes',
  none: 'Les voyageurs ne peuvent pas encore payer par carte. Connectez votre propre compte Stripe : l’argent vous parvient directement, et les frais sont entre vous et Stripe.',
  connect: 'Connecter Stripe',
  account: 'Compte',
  at: (name) => `Stripe, ${name}`,
  since: (day) => `connecté le ${fr.day(day)}`,
  testMode: 'Mode test : aucun argent ne circule',
  disconnect: 'Déconnecter',
  disconnectQuestion: 'Déconnecter votre compte Stripe ?',
  disconnectAbout:
    'Les voyageurs ne pourront plus payer par carte. Ce qui a été payé reste dans vos comptes, et les remboursements se feront dans le tableau de bord de Stripe.',
  keep: 'Le garder',
  form: {
    about: 'Compte Stripe',
    key: 'Clé secrète',
    keyHint:
      'Dans le tableau de bord de Stripe, sous « Développeurs », « Clés API ». Une clé restreinte doit pouvoir écrire : Checkout Sessions, Payment Intents, Refunds et Webhook Endpoints. Elle est enregistrée chiffrée et n’est plus jamais affichée.',
    save: 'Connecter',
    saved: 'Les voyageurs peuvent maintenant payer par carte',
  },
  payments: 'Payé par carte',
  left: (amount) => `${fr.euros(amount)} peuvent retourner sur la carte`,
  refund: 'Rembourser sur la carte',
  refundOne: (amount) => `Rembourser sur la carte: ${fr.euros(amount)}`,
  states: { new: 'en route', done: 'remboursé', failed: 'échoué' },
  refundState: (amount, state) => `${fr.euros(amount)} ${state}`,
  refundForm: {
    title: 'Rembourser sur la carte',
    about: 'Remboursement',
    amount: 'Montant',
    reason: 'Raison',
    save: 'Rembourser',
    saved: 'Le remboursement est en route vers la carte',
  },
}
