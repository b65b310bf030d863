import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Paiements',
  loading: 'Chargement des paramètres de paiement',
  account: 'Compte pour les virements',
  accountHint: 'Les voyageurs qui paient par virement voient ce compte.',
  noAccount: 'Pas encore de compte\u00a0: les voyageurs ne savent pas où virer l’argent.',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  bicHint: 'Seules certaines banques hors de l’Espace économique européen en ont besoin.',
  rule: 'Ce qui est demandé aux voyageurs',
  agreedStays:
    'Pour les nouveaux séjours. Ceux déjà convenus gardent leur échéancier, et un hébergement peut avoir sa propre règle.',
  newAccount: (iban, holder) =>
    `Désormais, les voyageurs virent sur le compte ${iban}, ${holder}. Veuillez comparer encore une fois ce numéro avec votre relevé.`,
  accountGone: 'Les voyageurs ne voient plus de compte pour les virements.',
}
