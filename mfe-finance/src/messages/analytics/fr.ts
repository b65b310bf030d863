import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { ComparedDays } from './en.ts'
import type { Messages } from './en.ts'

const daysName = (days: ComparedDays) => {
  if (days === 'yearEarlier') return 'un an plus tôt'
  return days === 'daysBefore' ? 'les jours précédents' : days.name
}

export const messages: Messages = {
  title: 'Statistiques',
  loading: 'Chargement des statistiques',
  view: { label: 'Affichage', charts: 'Graphiques', tables: 'Tableaux' },
  chooseDays: 'Choisissez le premier et le dernier jour',
  tryOthers: 'Essayez d’autres jours ou un autre hébergement.',
  filters: {
    from: 'Du',
    to: 'Au',
    period: 'Période',
    customDates: 'Dates au choix',
    groupBy: 'Regrouper par',
    property: 'Hébergement',
    allProperties: 'Tous',
    noProperties: 'Aucun hébergement',
    unit: 'Logement',
    allUnits: 'Tous',
    noUnits: 'Aucun logement',
    loading: 'Chargement',
  },
  periods: { day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année' },
  presets: {
    upToToday: 'Jusqu’à aujourd’hui',
    whole: 'Mois et années entiers',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    thisYear: 'Cette année',
    lastYear: 'L’année dernière',
  },
  sections: {
    revenue: 'Chiffre d’affaires en bref',
    bookings: 'Réservations en bref',
    services: 'Prestations en bref',
    cancelled: 'Réservations annulées',
  },
  headings: {
    days: 'Jours',
    day: 'Jour',
    week: 'Semaine du',
    month: 'Mois',
    year: 'Année',
    property: 'Hébergement',
    unit: 'Logement',
    service: 'Prestation',
    monthOfArrival: 'Mois d’arrivée',
  },
  revenue: {
    name: {
      day: 'Chiffre d’affaires par jour',
      week: 'Chiffre d’affaires par semaine',
      month: 'Chiffre d’affaires par mois',
      year: 'Chiffre d’affaires par an',
    },
    loading: 'Chargement du chiffre d’affaires',
    empty: 'Aucun chiffre d’affaires sur cette période',
  },
  shares: {
    name: { property: 'Chiffre d’affaires par hébergement', unit: 'Chiffre d’affaires par logement' },
    loading: {
      property: 'Chargement du chiffre d’affaires par hébergement',
      unit: 'Chargement du chiffre d’affaires par logement',
    },
    empty: 'Aucun chiffre d’affaires à répartir',
  },
  bookings: {
    name: { property: 'Réservations par hébergement', unit: 'Réservations par logement' },
    loading: 'Chargement des réservations',
    empty: 'Aucune arrivée sur cette période',
  },
  services: {
    name: 'Ventes par prestation',
    loading: 'Chargement des prestations',
    empty: 'Aucune prestation vendue sur cette période',
  },
  cancelled: {
    name: 'Réservations créées et annulées par mois d’arrivée',
    loading: 'Chargement des réservations annulées',
    empty: 'Aucune arrivée sur cette période',
  },
  series: {
    revenue: 'Chiffre d’affaires',
    yearBefore: 'Année précédente',
    sales: 'Ventes',
    confirmed: 'Confirmées',
    total: 'Total',
    created: 'Créées',
    cancelled: 'Annulées',
    rate: 'Taux',
    occupiedNights: 'Nuits occupées',
    offeredNights: 'Nuits proposées',
    occupancy: 'Taux d’occupation',
    averageRate: 'Prix moyen',
    arrivals: 'Arrivées',
  },
  percent: (value, decimals) => fr.percent(value, decimals),
  points: (difference) =>
    fr.plural(difference, {
      one: `${fr.number(difference, 1)} point`,
      other: `${fr.number(difference, 1)} points`,
    }),
  compared: {
    unknown: (days) => `Aucune donnée pour comparer (${daysName(days)})`,
    alone: (days, figure) => `Comparaison (${daysName(days)})\u00a0: ${figure}`,
    same: (days) => `Inchangé (${daysName(days)})`,
    changed: (difference, days, figure) => `${difference} (${daysName(days)}\u00a0: ${figure})`,
    yearEarlierIs: (range) => `Un an plus tôt\u00a0: ${range}.`,
    daysBeforeAre: (range) => `Les jours précédents\u00a0: ${range}.`,
  },
  beside: {
    pending: (amount) => `${fr.euros(amount)} de plus si les séjours en attente ont lieu`,
    fees: (amount) => `plus ${fr.euros(amount)} de frais d’annulation`,
    passed_on: (amount) => `${fr.euros(amount)} collectés pour des tiers, hors chiffre d’affaires`,
    paid: (amount) => `${fr.euros(amount)} payés ces jours-là`,
  },
  keyFigures: {
    loading: 'Chargement du taux d’occupation',
    occupancy: {
      title: 'Taux d’occupation',
      explain: 'Comment est calculé le taux d’occupation',
      formula: (occupied, total) =>
        `Nuits occupées / nuits proposées\u00a0: ${fr.number(occupied)} / ${fr.plural(total, { one: '# nuit', other: '# nuits' })}. Les nuits occupées sont celles des séjours confirmés, des demandes en attente de réponse et des séjours de portails\u00a0; les nuits proposées sont toutes celles des logements actifs aujourd’hui, moins les nuits bloquées ou fermées.`,
      imported: (count) => `dont ${fr.plural(count, { one: '# nuit', other: '# nuits' })} de portails`,
    },
    averageRate: {
      title: 'Prix moyen',
      explain: 'Comment est calculé le prix moyen',
      formula: (revenue) =>
        `Chiffre d’affaires / nuits des séjours confirmés. Le chiffre d’affaires est de ${fr.euros(revenue)}, personnes supplémentaires et prestations comprises, remises déduites, comme dans «\u202fChiffre d’affaires en bref\u202f».`,
    },
    revenue: {
      title: 'Chiffre d’affaires',
      explain: 'Comment est calculé le chiffre d’affaires',
      formula:
        'Les nuits des séjours confirmés sur cette période, chacune avec sa part de personnes supplémentaires, de prestations et de remises.',
    },
  },
  chart: {
    loading: 'Chargement du graphique',
    spoken: (name) => `${name}, un graphique. Tous les chiffres sont dans l’affichage «\u202fTableaux\u202f».`,
    spokenWithPeak: (name, label, figure) =>
      `${name}, un graphique. Maximum\u00a0: ${label}, ${figure}. Tous les chiffres sont dans l’affichage «\u202fTableaux\u202f».`,
  },
  downloads: {
    label: (name, format) => `Télécharger ${name} en ${format}`,
    to: 'au',
    notDrawn: 'Le graphique n’est pas encore dessiné.',
    unsupported: 'Ce navigateur ne peut pas créer d’images.',
    failed: 'L’image n’a pas pu être créée.',
  },
}
