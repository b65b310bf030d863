import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
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
  instant: {
    needsDeposit: 'Les réservations instantanées exigent l’acompte',
    hint: 'Qui réserve instantanément paie l’acompte par carte dans l’heure, et c’est ce paiement qui réserve. Il faut un compte pour les cartes, ci-dessous\u00a0; sans acompte, rien ne change.',
    on: 'Les réservations instantanées valent une fois l’acompte payé par carte.',
  },
  reminders: {
    title: 'Rappels',
    hint: 'Les voyageurs reçoivent un e-mail dans leur langue. Ce qui est dû à l’arrivée n’est jamais réclamé par e-mail, et aucun séjour n’est annulé automatiquement.',
    daysBefore: 'Jours avant l’échéance',
    daysAfter: 'Jours après, en cas de retard',
    never: 'Aucun rappel',
    words: 'Vos mots avant l’échéance',
    overdueWords: 'Vos mots en cas de retard',
    wordsHint: 'Vide pour les mots habituels. Le montant, la date et le mode de paiement sont toujours indiqués.',
    name: 'Rappel',
    before: (count) => `${fr.plural(count, { one: '# jour', other: '# jours' })} avant l’échéance`,
    after: (count) => `${fr.plural(count, { one: '# jour', other: '# jours' })} après, en cas de retard`,
    off: 'Les voyageurs ne reçoivent pas de rappel de paiement.',
  },
  newAccount: (iban, holder) =>
    `Désormais, les voyageurs virent sur le compte ${iban}, ${holder}. Veuillez comparer encore une fois ce numéro avec votre relevé.`,
  accountGone: 'Les voyageurs ne voient plus de compte pour les virements.',
}
