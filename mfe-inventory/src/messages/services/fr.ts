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
  nature: 'De quoi s’agit-il\u00a0?',
  natureOpen:
    'C’est collecté pour un tiers, sans qu’il soit dit à quel titre. Choisissez taxe ou caution, et vos voyageurs le liront.',
  natures: { extra: 'Extra', fee: 'Frais obligatoires', tax: 'Taxe', deposit: 'Caution' },
  natureHints: {
    extra: 'Les voyageurs peuvent l’ajouter, ou l’ont toujours si vous le rendez obligatoire.',
    fee: 'Dans chaque séjour, comme le ménage. Aucun code promo ne les réduit.',
    tax: 'Reversée à la commune. Elle ne compte ni pour les codes et les frais d’annulation, ni dans le chiffre d’affaires.',
    deposit:
      'Rendue au voyageur. Elle ne compte ni pour les codes et les frais d’annulation, ni dans le chiffre d’affaires.',
  },
  marks: { fee: 'frais obligatoires', tax: 'taxe', deposit: 'caution' },
  notReduced: 'sans codes promo',
  discountable: 'Les codes promo le réduisent',
  discountableHint: 'Un extra obligatoire qu’aucun code promo ne réduit, ce sont des frais obligatoires.',
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
    `«\u00a0${name}\u00a0» ressemble à un montant que vous collectez pour un tiers. Comme extra ou frais à vous, il porte la TVA et compte dans le chiffre d’affaires.`,
  makeIt: { tax: 'En faire une taxe', deposit: 'En faire une caution' },
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
