import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Codes promo',
  empty: {
    title: 'Aucun code promo pour l’instant',
    hint: 'Un code promo donne aux voyageurs une remise en pourcentage sur tout le séjour, tant qu’il est valable.',
    action: 'Ajouter un premier code',
  },
  validUntil: 'Valable jusqu’au',
  columns: { discount: 'Remise', used: 'Utilisé', edit: 'Modifier' },
  percent: (value) => fr.percent(value),
  bookings: (count) => fr.plural(count, { one: '# réservation', other: '# réservations' }),
  saved: (amount) => `${fr.euros(amount)} de remise`,
  notUsed: 'Pas encore',
  form: { code: 'Code', discount: 'Remise en pourcentage' },
}
