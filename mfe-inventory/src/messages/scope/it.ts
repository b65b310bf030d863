import type { Messages } from './en.ts'

export const messages: Messages = {
  everything: 'Tutto ciò che affitta',
  unitOf: (unit, property) => `${unit}, ${property}`,
  label: 'Per',
  allUnits: (property) => `${property}, tutti gli alloggi`,
  edit: 'Modifica',
  editOf: (sentence) => `Modifica: ${sentence}`,
}
