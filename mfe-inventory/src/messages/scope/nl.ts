import type { Messages } from './en.ts'

export const messages: Messages = {
  everything: 'Alles wat u verhuurt',
  unitOf: (unit, property) => `${unit}, ${property}`,
  label: 'Voor',
  allUnits: (property) => `${property}, alle eenheden`,
  edit: 'Bewerken',
  editOf: (sentence) => `Bewerken: ${sentence}`,
}
