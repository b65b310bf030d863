import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as lines } from '@keyhaven/shared-contracts/domain/messages/discounts/fr'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/fr'
import type { Messages } from './en.ts'

const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })
const days = (count: number) => fr.plural(count, { one: '# jour', other: '# jours' })
const bookedAt = (daysAhead: number) =>
  daysAhead === 0 ? 'réservé le jour de l’arrivée' : `réservé ${days(daysAhead)} avant`

export const messages: Messages = {
  title: 'Remises',
  listed: 'discounts',
  newDiscount: 'Nouvelle remise',
  order:
    'Un seul ordre, chaque étape sur ce que la précédente laisse\u00a0: prix des nuits, tarif, durée du séjour, dernière minute ou réservation anticipée (la meilleure, jamais les deux), code promo. Les frais et les taxes ne sont jamais réduits.',
  empty: {
    title: 'Aucune remise pour l’instant',
    hint: 'Séjours longs, nuits libres de cette semaine, voyageurs qui réservent tôt\u00a0: une remise se déduit d’elle-même, sans code. Les plus courantes pour commencer\u00a0:',
  },
  kinds: { length_of_stay: 'Durée du séjour', last_minute: 'Dernière minute', early_bird: 'Réservation anticipée' },
  sentence: {
    length_of_stay: (count, percent) => `À partir de ${nights(count)}\u00a0: ${fr.percent(percent)} de remise`,
    last_minute: (count, percent) =>
      count === 0
        ? `Réservé le jour de l’arrivée\u00a0: ${fr.percent(percent)} de remise`
        : `Réservé au plus ${days(count)} avant l’arrivée\u00a0: ${fr.percent(percent)} de remise`,
    early_bird: (count, percent) =>
      `Réservé ${days(count)} ou plus avant l’arrivée\u00a0: ${fr.percent(percent)} de remise`,
  },
  overruled: (names) => `Pas pour ${names}\u00a0: leurs propres remises les remplacent.`,
  form: {
    kind: 'Remise pour',
    kinds: {
      length_of_stay: 'Les longs séjours',
      last_minute: 'Une réservation tardive (dernière minute)',
      early_bird: 'Une réservation anticipée',
    },
    nights: 'À partir de combien de nuits',
    days: {
      last_minute: 'Au plus tant de jours avant l’arrivée',
      early_bird: 'À partir de tant de jours avant l’arrivée',
    },
    percent: 'Pourcentage de remise',
    percentHint: 'Sur les nuits et les personnes supplémentaires.',
    scopeHint:
      'Si un logement ou un hébergement a ses propres remises de ce type, elles remplacent les plus générales.',
    deleting: 'Vos réservations gardent leur prix.',
  },
  example: {
    title: 'Exemple de calcul',
    titleOf: (unit) => `Exemple de calcul\u00a0: ${unit}`,
    hint: 'Ce que coûte un séjour avec vos prix et vos remises. Changez les jours pour en essayer un autre.',
    unit: 'Logement',
    arrival: 'Arrivée',
    nights: 'Nuits',
    bookedOn: 'Réservé le',
    plan: 'Tarif',
    plans: { flexible: 'Flexible', non_refundable: (percent) => `Non remboursable, ${fr.percent(percent)} de remise` },
    code: 'Code promo',
    noCode: 'Aucun',
    codeOf: (code, percent) => `${code}, ${fr.percent(percent)}`,
    stay: (arrival, count, daysAhead, guests) =>
      `${nights(count)} à partir du ${fr.longDayWithWeekday(arrival)}, ${bookedAt(daysAhead)}, ${fr.plural(guests, { one: '# voyageur', other: '# voyageurs' })}`,
    later: 'Choisissez une arrivée le jour de la réservation ou après, et le nombre de nuits.',
    notCounted: 'La remise de ce formulaire ne compte pas pour ce séjour.',
    total: 'Total',
  },
  lines: {
    ...lines,
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    nights: (count) => fr.plural(count, { one: 'Nuit', other: 'Nuits' }),
    extraPersons: (count) =>
      fr.plural(count, { one: '# personne supplémentaire, par nuit', other: '# personnes supplémentaires, par nuit' }),
  },
}
