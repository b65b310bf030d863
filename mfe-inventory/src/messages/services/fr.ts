import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Prestations',
  touristTax: 'Taxe de séjour',
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
  kind: 'Nature',
  kinds: { service: 'Une prestation à vous', passed_on: 'Collecté pour un tiers\u00a0: taxe, caution' },
  kindHints: {
    service: 'Les codes promo la réduisent, et elle compte pour les frais d’annulation et le chiffre d’affaires.',
    passed_on:
      'Les codes promo ne le réduisent pas, et il ne compte ni pour les frais d’annulation ni dans le chiffre d’affaires.',
  },
  isPassedOn: 'collecté',
  vat: 'TVA',
  usualVat: {
    service: 'Comme les prestations (taux des extras)',
    passed_on: 'Comme d’habitude pour ce qui est collecté (aucune)',
  },
  vats: { none: 'Aucune', lodging: 'Taux de l’hébergement', extras: 'Taux des extras', own: 'Un taux propre' },
  vatPercent: 'Taux de TVA',
  vatHint: 'Vaut aussi sur les factures des réservations tant qu’elles sont des brouillons.',
  soundsPassedOn: (name) =>
    `«\u00a0${name}\u00a0» ressemble à un montant que vous collectez pour un tiers. Comme prestation, les codes promo le réduisent et il porte la TVA.`,
  makePassedOn: 'Marquer comme collecté',
  usual: (names) =>
    `Un nom courant. Les voyageurs le lisent dans leur langue, sauf si vous le traduisez\u00a0: ${names}.`,
  mandatory: 'Obligatoire',
  mandatoryHint: 'Les prestations obligatoires sont comprises dans chaque total et ne peuvent pas être retirées.',
  isMandatory: 'obligatoire',
  yes: 'Oui',
  no: 'Non',
  columns: { sold: 'Vendu cette année', edit: 'Modifier' },
  bookings: (count) => fr.plural(count, { one: '# réservation', other: '# réservations' }),
  notSold: 'Rien encore',
  form: { chooseType: 'Choisir le type', chooseProperty: 'Choisir un hébergement' },
}
