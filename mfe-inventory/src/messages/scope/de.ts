import type { Messages } from './en.ts'

export const messages: Messages = {
  everything: 'Alles, was Sie vermieten',
  unitOf: (unit, property) => `${unit}, ${property}`,
  label: 'Für',
  allUnits: (property) => `${property}, alle Einheiten`,
  edit: 'Bearbeiten',
  editOf: (sentence) => `Bearbeiten: ${sentence}`,
}
