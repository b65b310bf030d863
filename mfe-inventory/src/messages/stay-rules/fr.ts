import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })
const days = (count: number) => fr.plural(count, { one: '# jour', other: '# jours' })
const hours = (count: number) => fr.plural(count, { one: '# heure', other: '# heures' })

export const messages: Messages = {
  title: 'Règles de séjour',
  listed: 'rules',
  intro:
    'Pour les voyageurs seulement\u00a0: ce que vous réservez vous-même n’y est pas soumis. De deux règles du même type, la plus précise l’emporte\u00a0: celle du logement avant celle de l’hébergement, une règle datée avant une règle permanente, la période la plus courte avant la plus longue.',
  newRule: 'Nouvelle règle',
  empty: {
    title: 'Aucune règle n’est nécessaire',
    hint: 'Sans règle, les voyageurs réservent toutes les nuits libres. Les règles disent combien de temps durent les séjours, quels jours ils commencent et finissent, et de combien de temps vous disposez entre deux. Trois règles courantes pour commencer\u00a0:',
  },
  limits: {
    title: 'D’après les réglages de votre site',
    maxNights: (count) => `${nights(count)} au plus`,
    horizon: (months) =>
      `Arrivée dans ${fr.plural(months, { one: 'le mois qui vient', other: 'les # mois qui viennent' })} au plus tard`,
    hint: 'Ces limites valent pour tout, quoi que dise une règle.',
    change: 'Modifier dans les réglages',
  },
  sentence: {
    or: 'ou',
    minNights: (count) => `${nights(count)} au moins`,
    maxNights: (count) => `${nights(count)} au plus`,
    arrival: (weekdays) => `Arrivée uniquement le ${weekdays}`,
    departure: (weekdays) => `Départ uniquement le ${weekdays}`,
    noArrival: 'Pas d’arrivée',
    noDeparture: 'Pas de départ',
    leadTime: (count) => `Réservé au moins ${hours(count)} avant l’arrivée`,
    horizon: (count) => `Arrivée dans ${days(count)} au plus`,
    preparation: (count) =>
      count === 0
        ? 'Aucun jour libre entre deux séjours'
        : fr.plural(count, { one: '# jour libre entre deux séjours', other: '# jours libres entre deux séjours' }),
    gap: (count) => `Intervalles plus courts que le minimum\u00a0: à partir de ${nights(count)}`,
    arriving: (weekdays) => `avec arrivée le ${weekdays}`,
    staying: (weekdays) => `avec une nuit du ${weekdays}`,
    touching: 'avec au moins une nuit dans la période',
    on: (weekdays) => `le ${weekdays}`,
    dates: fr.dayRange,
  },
  form: {
    kind: 'Type de règle',
    kinds: {
      min_nights: 'Séjour minimum',
      max_nights: 'Séjour maximum',
      arrival_weekdays: 'Jours d’arrivée',
      departure_weekdays: 'Jours de départ',
      closed_to_arrival: 'Pas d’arrivée certains jours',
      closed_to_departure: 'Pas de départ certains jours',
      lead_time: 'Délai avant l’arrivée',
      horizon: 'Combien de temps à l’avance',
      preparation: 'Jours libres entre deux séjours',
      gap_nights: 'Petits intervalles',
    },
    hints: {
      lead_time: 'À l’heure de l’hébergement, jusqu’à son heure d’arrivée, ou jusqu’à midi si aucune n’est indiquée.',
      horizon: 'La limite des réglages de votre site reste valable.',
      preparation: 'Pour le ménage et les clés. 0 permet d’arriver le jour d’un départ.',
      gap_nights:
        'Un intervalle libre plus court que le minimum peut être rempli par un séjour d’au moins autant de nuits.',
    },
    nights: 'Nuits',
    days: 'Jours',
    hours: 'Heures',
    allowed: 'Autorisé le',
    weekdays: 'Jours de la semaine',
    everyDay: 'Aucun choisi\u00a0: tous les jours.',
    on: 'Vaut',
    ons: { arrival: 'pour les séjours qui commencent alors', night: 'pour tout séjour qui y a une nuit' },
    from: 'Premier jour',
    to: 'Dernier jour',
    always: 'Laissez les deux vides et la règle vaut toujours.',
    deleting: 'Vos réservations et demandes restent telles quelles.',
  },
  preview: {
    title: 'Ce que les voyageurs peuvent réserver',
    titleOf: (unit) => `Ce que les voyageurs peuvent réserver\u00a0: ${unit}`,
    hint: 'Faites glisser sur des jours, ou maintenez Maj avec les flèches, pour voir quelles règles y valent.',
    unit: 'Logement',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    calendar: (unit, month) => `Jours de ${unit}, ${month}`,
    noArrival: 'pas d’arrivée',
    noDeparture: 'pas de départ',
    unbookable: 'personne ne peut réserver cette nuit',
    legend: {
      nights: 'Nuits d’un séjour qui commence alors',
      noArrival: 'Pas d’arrivée',
      noDeparture: 'Pas de départ',
      unbookable: 'Personne ne peut réserver cette nuit',
    },
    noRule: 'Aucune règle ne vaut ici.',
    partly: (wins, of) =>
      fr.plural(wins, { one: `# jour sur ${fr.number(of)}`, other: `# jours sur ${fr.number(of)}` }),
    beaten: (rule) => `ne vaut pas ici\u00a0: «\u00a0${rule}\u00a0» est plus précise`,
    add: 'Ajouter une règle pour ces jours',
    unbookableNights: (ranges) => `Personne ne peut réserver les nuits du ${ranges}`,
    unbookableHint: 'Les règles s’y contredisent.',
  },
  unbookable: {
    title: 'Enregistré. Personne ne peut plus réserver ces nuits, car des règles se contredisent\u00a0:',
    of: (unit, ranges) => `${unit}\u00a0: ${ranges}`,
    more: (count) => fr.plural(count, { one: '# autre logement', other: '# autres logements' }),
    moreRanges: (count) => `${fr.number(count)} de plus`,
  },
}
