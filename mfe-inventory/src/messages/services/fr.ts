import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Prestations',
  empty: {
    title: 'Aucune prestation pour l’instant',
    hint: 'Petit-déjeuner, parking, ménage\u00a0: ce que les voyageurs peuvent ajouter ou paient toujours, une seule fois, par nuit ou par personne.',
    action: 'Ajouter une première prestation',
  },
  type: 'Type',
  anyType: 'Tous les types',
  types: { per_day: 'Par jour', one_time: 'Une fois' },
  typeOptions: { per_day: 'Par jour', one_time: 'Une fois' },
  chargedPer: 'Facturé pour',
  charges: { unit: 'Le logement', person: 'Chaque personne', pet: 'Chaque animal' },
  charge: charges.charge,
  fromAge: 'À partir de l’âge de',
  fromAgeHint:
    'Les enfants plus jeunes ne paient pas. Si le champ est vide, tous les enfants paient\u00a0; les bébés de moins de 2 ans ne paient jamais.',
  mandatory: 'Obligatoire',
  mandatoryHint: 'Les prestations obligatoires sont comprises dans chaque total et ne peuvent pas être retirées.',
  isMandatory: 'obligatoire',
  yes: 'Oui',
  no: 'Non',
  columns: { property: 'Hébergement', sold: 'Vendu cette année', edit: 'Modifier' },
  bookings: (count) => fr.plural(count, { one: '# réservation', other: '# réservations' }),
  notSold: 'Rien encore',
  form: { chooseType: 'Choisir le type', chooseProperty: 'Choisir un hébergement' },
}
