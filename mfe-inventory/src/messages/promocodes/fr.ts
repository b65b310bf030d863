import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Codes promo',
  empty: {
    title: 'Aucun code promo pour l’instant',
    hint: 'Un code promo retire un pourcentage ou un montant du séjour, tant qu’il est valable.',
    action: 'Ajouter un premier code',
  },
  validUntil: 'Valable jusqu’au',
  columns: { discount: 'Remise', used: 'Utilisé', edit: 'Modifier' },
  amount: (value) => fr.euros(value),
  percent: (value) => fr.percent(value),
  bookings: (count) => fr.plural(count, { one: '# réservation', other: '# réservations' }),
  saved: (amount) => `${fr.euros(amount)} de remise`,
  notUsed: 'Pas encore',
  form: {
    code: 'Code',
    kind: 'Pourcentage ou montant',
    kinds: { percent: 'Pourcentage', amount: 'Montant' },
    discount: 'Remise en pourcentage',
    amount: 'Remise en euros',
    amountHint: 'Au plus ce que coûte le séjour.',
  },
  conditions: {
    title: 'Conditions',
    none: 'Aucune',
    validFrom: 'Réservable à partir du',
    stayFrom: 'Première nuit',
    stayTo: 'Dernière nuit',
    stayHint: 'Toutes les nuits du séjour sont dans cette période.',
    minNights: 'Nuits minimum',
    units: 'Logements',
    allUnits: 'Tous les logements',
    archivedUnit: 'Logement archivé',
    maxUses: 'Utilisations au total',
    maxUsesPerGuest: 'Utilisations par voyageur',
    unlimited: 'Illimité',
    usesHint: 'Comptent les réservations non annulées et les demandes en attente.',
  },
  // In few words, for the list.
  bound: {
    from: (day) => `Réservable à partir du ${fr.day(day)}`,
    dates: ({ from, to }) => {
      if (!to) return `Nuits à partir du ${fr.day(from ?? '')}`
      return from ? `Nuits du ${fr.day(from)} au ${fr.day(to)}` : `Nuits jusqu’au ${fr.day(to)}`
    },
    nights: (count) => fr.plural(count, { one: 'Dès # nuit', other: 'Dès # nuits' }),
    units: (count) => fr.plural(count, { one: '# logement', other: '# logements' }),
    uses: (count) => fr.plural(count, { one: '# utilisation', other: '# utilisations' }),
    usesPerGuest: (count) => `${fr.number(count)} par voyageur`,
  },
}
