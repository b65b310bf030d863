import type { Messages } from './en.ts'

export const messages: Messages = {
  everything: 'Tout ce que vous louez',
  unitOf: (unit, property) => `${unit}, ${property}`,
  label: 'Pour',
  allUnits: (property) => `${property}, tous les logements`,
  edit: 'Modifier',
  editOf: (sentence) => `Modifier\u00a0: ${sentence}`,
}
