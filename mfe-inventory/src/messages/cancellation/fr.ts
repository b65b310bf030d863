import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  terms: 'Conditions',
  hint: 'Les voyageurs les voient avec le prix et les acceptent avec leur demande. Les séjours déjà réservés gardent les leurs.',
  forNew: 'Utiliser aussi ces conditions pour les nouveaux hébergements',
  plan: {
    offer: 'Proposer aussi un tarif non remboursable',
    hint: 'Les voyageurs choisissent entre les deux\u00a0: vos conditions ci-dessus, ou celles-ci pour moins cher. La remise vaut pour les nuits et les personnes supplémentaires.',
    percent: 'Pourcentage de remise',
    terms: 'Conditions du tarif non remboursable',
    summary: (percent) => `non remboursable pour ${fr.percent(percent)} de moins`,
  },
  payments: {
    title: 'Acompte et échéances',
    usual: 'Comme dans les paramètres de paiement',
    own: 'Une règle propre',
    hint: 'Les paramètres de paiement se trouvent dans ceux des factures. Les nouveaux séjours suivent la règle, ceux des voyageurs aussi\u00a0; les séjours déjà convenus gardent leur échéancier. Sur chaque réservation, vous pouvez demander un autre acompte.',
  },
  presets: {
    flexible: 'Flexible : gratuite jusqu’à la veille de l’arrivée',
    moderate: 'Modérée : gratuite jusqu’à 5 jours avant, ensuite 50 %',
    strict: 'Stricte : gratuite jusqu’à 30 jours avant, ensuite 100 %',
    non_refundable: 'Non remboursable : toujours 100 %',
  },
  names: {
    flexible: 'Flexible',
    moderate: 'Modérée',
    strict: 'Stricte',
    non_refundable: 'Non remboursable',
  },
  own: 'Paliers personnels',
  step: (number) => `Palier ${number}`,
  until: 'Jusqu’à (jours avant l’arrivée)',
  percent: 'Pourcentage du total',
  afterwards: 'Ensuite, pourcentage du total',
  add: 'Ajouter un palier',
  remove: 'Supprimer',
  removeStep: (number) => `Supprimer le palier ${number}`,
  preview: (total, arrival) =>
    `Ce que lisent les voyageurs, pour un séjour de ${fr.euros(total)} à partir du ${fr.longDay(arrival)} :`,
}
