import { fr } from '../../../domain/languages/fr.ts'
import type { Messages } from '../web/en.ts'
import type { records as english } from './en.ts'

const wordsByNoun: Record<string, ReturnType<typeof english>> = {
  Client: { add: 'Nouveau client', edit: 'Modifier le client', saved: 'Client enregistré' },
  Property: { add: 'Nouvel hébergement', edit: 'Modifier l’hébergement', saved: 'Hébergement enregistré' },
  Unit: { add: 'Nouveau logement', edit: 'Modifier le logement', saved: 'Logement enregistré' },
  Season: { add: 'Nouvelle saison', edit: 'Modifier la saison', saved: 'Saison enregistrée' },
  Rule: { add: 'Nouvelle règle', edit: 'Modifier la règle', saved: 'Règle enregistrée' },
  Discount: { add: 'Nouvelle remise', edit: 'Modifier la remise', saved: 'Remise enregistrée' },
  Service: { add: 'Nouvelle prestation', edit: 'Modifier la prestation', saved: 'Prestation enregistrée' },
  'Tourist tax': {
    add: 'Nouvelle taxe de séjour',
    edit: 'Modifier la taxe de séjour',
    saved: 'Taxe de séjour enregistrée',
  },
  Promocode: { add: 'Nouveau code promo', edit: 'Modifier le code promo', saved: 'Code promo enregistré' },
}

export const records: typeof english = (what) =>
  wordsByNoun[what] ?? {
    add: `Ajouter\u00a0: ${what}`,
    edit: `Modifier\u00a0: ${what}`,
    saved: `Enregistrement réussi\u00a0: ${what}`,
  }

const cascade = (units: number, services: number) => {
  const words = [
    units ? fr.plural(units, { one: '# logement', other: '# logements' }) : [],
    services ? fr.plural(services, { one: '# prestation', other: '# prestations' }) : [],
  ].flat()
  if (words.length === 0) return []
  return [`Seront aussi supprimés\u00a0: ${fr.list(words)}.`]
}

const bookingsKept = (bookings: number, upcoming: number) => {
  if (bookings === 0) return []
  const words = fr.plural(bookings, { one: '# réservation est conservée', other: '# réservations sont conservées' })
  if (upcoming === 0) return [`${words}.`]
  if (bookings === 1) return [`${words}, et elle est encore à venir.`]
  if (upcoming === bookings) return [`${words}, toutes encore à venir.`]
  return [`${words}, dont ${fr.number(upcoming)} encore à venir.`]
}

export const usage: Messages['record']['usage'] = ({ units, services, bookings, upcoming, archives }) =>
  [
    ...cascade(units, services),
    ...bookingsKept(bookings, upcoming),
    archives
      ? 'L’élément sera archivé\u00a0: retiré de vos listes, mais toujours visible sur les anciennes réservations et factures.'
      : 'Aucune réservation n’en dépend\u00a0: la suppression sera définitive.',
  ].join(' ')
