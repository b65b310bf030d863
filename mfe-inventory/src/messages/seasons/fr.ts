import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

const nights = (first: Day, last: Day) => (first === last ? fr.day(first) : `${fr.day(first)} – ${fr.day(last)}`)
const others = (count: number) => fr.plural(count, { one: '# autre saison', other: '# autres saisons' })

export const messages: Messages = {
  title: 'Tarifs saisonniers',
  loading: 'Chargement des saisons',
  listed: 'saisons',
  copyTo: (year) => `Copier vers ${year}`,
  newSeason: 'Nouvelle saison',
  stayRules: 'Règles de séjour',
  discounts: 'Remises',
  anotherUnit: 'Un autre logement',
  noProperty: {
    title: 'Aucun hébergement pour l’instant',
    hint: 'Les saisons fixent les prix des logements, et les logements appartiennent à un hébergement.',
    action: 'Ajouter un hébergement',
  },
  noUnit: {
    title: 'Cet hébergement n’a pas encore de logement',
    hint: 'Ajoutez un logement pour voir ce que coûtent ses nuits.',
    action: 'Ajouter un logement',
  },
  toolbar: {
    property: 'Hébergement',
    unit: 'Logement',
    allUnits: 'Tous les logements',
    previousYear: 'Année précédente',
    year: 'Année',
    nextYear: 'Année suivante',
  },
  unit: {
    normally: (price) => `Normalement ${price} par nuit`,
    normallyInactive: (price) => `Normalement ${price} par nuit · inactif`,
    strip: (unit, year) => `Nuits de ${unit} en ${year}`,
    list: (unit, year) => `Saisons de ${unit} en ${year}`,
    none: (year, price) => `Aucune saison en ${year}\u00a0: chaque nuit coûte ${price}.`,
  },
  strip: {
    nights,
    night: (night, price, season) =>
      `${fr.weekdayShort(night)} ${fr.day(night)}, ${fr.euros(price)}, ${season ?? 'prix de base'}`,
    range: (first, last, count) =>
      `${fr.day(first)} – ${fr.day(last)}, ${fr.plural(count, { one: '# nuit', other: '# nuits' })}`,
    basePrice: 'Prix de base',
    weekend: 'Week-end',
    today: 'Aujourd’hui',
    how: 'Faites glisser sur des nuits pour leur donner un prix\u00a0; choisissez une saison pour la modifier.',
    keys: 'Les flèches passent d’une nuit à l’autre. Entrée commence une saison, Entrée à nouveau la termine.',
  },
  form: {
    save: 'Enregistrer',
    name: 'Nom',
    nameExample: 'Été',
    firstNight: 'Première nuit',
    lastNight: 'Dernière nuit',
    pricePerNight: 'Prix par nuit',
    normally: (price) => `Normalement ${fr.euros(price)}`,
    normalInGrey: 'Le prix normal de chaque logement est affiché en gris. Laissez un champ vide pour le conserver.',
    sameForAll: (units) =>
      fr.plural(units, { one: 'Le même prix pour # logement', other: 'Le même prix pour les # logements' }),
    sameForAllUnits: 'Le même prix pour tous les logements',
    deleting: (price) =>
      `Ses nuits coûteront de nouveau ${price}, le prix de base. Les réservations gardent le prix auquel elles ont été faites.`,
  },
  weekdays: {
    title: 'D’autres prix certains jours',
    none: 'Aucun',
    wrong: 'à corriger',
    weekend: 'Vendredi et samedi',
    weekendHint: 'Les nuits du vendredi au dimanche. Vide, le prix habituel s’applique.',
    eachDay: 'Chaque jour',
    hint: 'Ce qui reste vide coûte le prix habituel, affiché en gris.',
  },
  copy: {
    title: (from, to) => `Copier les saisons de ${from} vers ${to}`,
    submit: (count) => fr.plural(count, { one: 'Copier # saison', other: 'Copier # saisons' }),
    units: 'Logements',
    chooseUnits: 'Choisir des logements',
    chooseNone: 'Tout désélectionner',
    chooseAll: (count) =>
      fr.plural(count, {
        one: 'Sélectionner # logement de cet hébergement',
        other: 'Sélectionner les # logements de cet hébergement',
      }),
    priceChange: 'Variation des prix',
    priceChangeHint: 'Avec 3, chaque prix augmente de 3\u202f%\u00a0; avec -3, il baisse de 3\u202f%.',
    none: (year) => `Aucune saison de ces logements ne commence en ${year}.`,
    preview: {
      label: (year) => `Saisons de ${year}`,
      season: 'Saison',
      nights: (year) => `Nuits en ${year}`,
      pricePerNight: 'Prix par nuit',
      noLeapDay: 'Écartée\u00a0: il n’y a pas de 29\u00a0février.',
      overlaps: (season, first, last) => `Écartée\u00a0: chevauche «\u202f${season}\u202f», ${nights(first, last)}.`,
      more: (count) => `… et ${others(count)}`,
    },
    notice: {
      copied: (count, year) =>
        fr.plural(count, {
          one: `# saison copiée vers ${year}.`,
          other: `# saisons copiées vers ${year}.`,
        }),
      leftOut: (count, year) =>
        fr.plural(count, {
          one: `Une a été écartée, car ${year} a déjà des saisons sur ces nuits\u00a0:`,
          other: `# ont été écartées, car ${year} a déjà des saisons sur ces nuits\u00a0:`,
        }),
      more: others,
      show: (year) => `Afficher ${year}`,
    },
  },
}
