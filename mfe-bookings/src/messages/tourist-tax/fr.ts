import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Taxe de séjour',
  titleOf: (municipality) => `Taxe de séjour · ${municipality} :`,
  portals: 'Le portail qui a amené les voyageurs la collecte.',
  declared: (persons, amount) =>
    `${fr.plural(persons, { one: '# personne', other: '# personnes' })} ; ${fr.euros(amount)} déclarés`,
  corrected: (day, by, before, amount) => `Corrigée le ${day} par ${by} : ${fr.euros(before)} → ${fr.euros(amount)}`,
  correct: 'Corriger…',
  question: (reference) => `Qui a vraiment séjourné ? ${reference}`,
  leave: 'Laisser ainsi',
  save: 'Enregistrer',
  about:
    'Chaque personne une fois, comme elle a vraiment séjourné. La taxe est recalculée ; rien d’autre ne change dans le prix.',
  adult: 'Adulte',
  age: (age) => `${age} ans`,
  row: (at) => `Ligne ${at}`,
  persons: 'Personnes',
  ageOnArrival: 'Âge à l’arrivée',
  exempt: 'Exonérée comme',
  notExempt: 'Non',
  birthday: 'Anniversaire pendant le séjour',
  remove: 'Supprimer',
  removeRow: (at) => `Supprimer la ligne ${at}`,
  add: 'Ajouter des personnes',
  lowerTitle: 'Moins que déclaré',
  takeLower: (amount) => `Prendre ${fr.euros(amount)}`,
  groups: { business: 'Voyageur d’affaires', disabled: 'Personne handicapée', residents: 'Résident' },
}
