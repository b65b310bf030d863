import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Prestations',
  empty: {
    title: 'Aucune prestation pour l’instant',
    hint: 'Petit-déjeuner, parking, ménage\u00a0: ce que les voyageurs peuvent ajouter à un séjour, une seule fois ou par jour.',
    action: 'Ajouter une première prestation',
  },
  type: 'Type',
  anyType: 'Tous les types',
  types: { per_day: 'Par jour', one_time: 'Une fois' },
  typeOptions: { per_day: 'Par jour', one_time: 'Une fois' },
  columns: { property: 'Hébergement', sold: 'Vendu cette année', edit: 'Modifier' },
  bookings: (count) => fr.plural(count, { one: '# réservation', other: '# réservations' }),
  notSold: 'Rien encore',
  form: { chooseType: 'Choisir le type', chooseProperty: 'Choisir un hébergement' },
}
