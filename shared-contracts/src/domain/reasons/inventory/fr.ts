import { fr } from '../../languages/fr.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  codeMixesAlphabets: 'Utilisez les lettres d’un seul alphabet : certaines ne font que ressembler à d’autres',
  provideDescriptionEveryImage: 'Décrivez chaque image.',
  provideDescriptionEveryImageBeforeSaving: 'Décrivez chaque image avant d’enregistrer.',
  provideDescriptionEveryImageBeforeUpdating: 'Décrivez chaque image avant d’enregistrer les modifications.',
  listPictureIdsOrder: 'Indiquez les numéros des images dans l’ordre',
  enterValidDate: 'Saisissez une date valide',
  chooseAtLeastOneUnit: 'Choisissez au moins un logement',
  enterPriceAtLeastOneUnit: 'Saisissez le prix d’au moins un logement',
  yearOutOfRange: 'Choisissez une année entre 1900 et 2198',
  chooseChargedPer: 'Choisissez pour qui il est facturé.',
  chooseMandatory: 'Choisissez s’il est obligatoire.',
  enterDepositDays: 'Indiquez dans combien de jours il est dû.',
  enterDepositPercent: 'Indiquez le pourcentage du total.',
  chooseServiceKind: 'Choisissez une prestation ou un montant collecté pour un tiers.',
  chooseServiceVat: 'Choisissez la TVA qui s’applique.',
  chooseInstant: 'Choisissez si les voyageurs réservent instantanément.',
  enterInstantHours: 'Indiquez combien d’heures avant l’arrivée.',
  baseCapacityCannotGreaterThanMax: 'La capacité de base ne peut pas dépasser la capacité maximale.',
  noExtraPersons:
    'Si la capacité de base et la capacité maximale sont égales, il n’y a pas de prix par personne supplémentaire.',
  unitBookedStaysProperty: 'Un logement déjà réservé reste dans son hébergement.',
  serviceBookedStaysProperty: 'Une prestation déjà réservée reste à son hébergement.',
  propertyTaxed: 'Un de ces hébergements a déjà une autre taxe de séjour. Retirez-la d’abord.',
  chooseTaxCategory: 'Choisissez la catégorie de chaque hébergement : les montants en dépendent.',
  enterDayOfYear: 'Saisissez un jour de l’année, mois et jour comme 04-30',
  rateDatedTwice: 'Deux tarifs commencent le même jour.',
  chooseExemptGroups: 'Choisissez des groupes dans la liste.',
  choosePortals: 'Choisissez des portails dans la liste.',
  seasonOverlaps: 'Le logement a déjà une autre saison pendant ces nuits.',
  chooseRuleKind: 'Choisissez ce que dit la règle.',
  chooseWeekdays: 'Choisissez au moins un jour de la semaine.',
  chooseRuleDates: 'Choisissez le premier et le dernier jour.',
  lastDayBeforeFirst: 'Le dernier jour ne peut pas précéder le premier.',
  ruleUnitOrProperty: 'Choisissez un logement ou un hébergement, pas les deux.',
  ruleDays: ({ min, max }) => `Saisissez un nombre de jours de ${min} à ${max}`,
  tooManyRules: ({ max }) => `Il peut y avoir au plus ${max} règles.`,
  promoCodeKnown: 'Vous avez déjà un code promo avec ce code.',
  dateCannotPast: 'La date ne peut pas être dans le passé.',
  enterBeds: 'Indiquez le nombre de lits, de 1 à 50',
  enterTime: 'Indiquez une heure, comme 15 ou 15:00',
  untilAfterFrom: 'La fin des arrivées doit suivre leur début',
  enterPercent: 'Indiquez un pourcentage de 0 à 100',
  enterDaysBefore: 'Indiquez un nombre entier de jours avant l’arrivée, de 1 à 365',
  stepsInOrder: 'Chaque palier demande moins de jours que le précédent et ne peut pas coûter moins',
  enterCoordinates: 'Indiquez la latitude et la longitude, par exemple 47.80, 13.30',
  imageTooBig: ({ file }) => `L’image «\u202f${file}\u202f» est trop volumineuse (500 Ko au plus)`,
  tooManyImages: ({ most }) => `${most} images au plus sont possibles`,
  demoFull: ({ most }) =>
    `La démo a de la place pour ${most} images à vous. Inscrivez-vous pour en ajouter autant que vous voulez.`,
  nightTooDear: ({ price }) => `Une nuit coûterait plus de ${fr.number(price)} euros`,
  seasonInTheWay: ({ unit, name, first, last, others }) => {
    const nights = last === first ? `le ${fr.day(first)}` : `du ${fr.day(first)} au ${fr.day(last)}`
    const more = fr.plural(others, {
      one: ' # autre saison se chevauche aussi.',
      other: ' # autres saisons se chevauchent aussi.',
    })
    return `${unit} a déjà la saison «\u202f${name}\u202f» ${nights}.${others > 0 ? more : ''}`
  },
}
