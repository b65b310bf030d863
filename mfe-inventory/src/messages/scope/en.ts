/** Names of what a rule or a discount is about: everything, a property, a unit. */
export const messages = {
  everything: 'Everything you let',
  unitOf: (unit: string, property: string) => `${unit}, ${property}`,
  /** Of the input that chooses it. */
  label: 'For',
  allUnits: (property: string) => `${property}, all units`,
  edit: 'Edit',
  editOf: (sentence: string) => `Edit: ${sentence}`,
}
export type Messages = typeof messages
