import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Tourist tax',
  titleOf: (municipality: string) => `Tourist tax · ${municipality}:`,
  portals: 'Collected by the portal that brought the guests.',
  declared: (persons: number, amount: number) =>
    `${en.plural(persons, { one: '# person', other: '# persons' })}; ${en.euros(amount)} were declared`,
  corrected: (day: string, by: string, before: number, amount: number) =>
    `Corrected on ${day} by ${by}: ${en.euros(before)} → ${en.euros(amount)}`,
  correct: 'Correct…',
  question: (reference: string) => `Who really stayed? ${reference}`,
  leave: 'Leave as it is',
  save: 'Save',
  about: 'Every person once, as they really stayed. The tax is worked out again; nothing else of the price changes.',
  adult: 'Adult',
  age: (age: number) => `${age} years`,
  row: (at: number) => `Row ${at}`,
  persons: 'Persons',
  ageOnArrival: 'Age on arrival',
  exempt: 'Exempt as',
  notExempt: 'No',
  birthday: 'Birthday during the stay',
  remove: 'Remove',
  removeRow: (at: number) => `Remove row ${at}`,
  add: 'Add persons',
  lowerTitle: 'Less than was declared',
  takeLower: (amount: number) => `Take ${en.euros(amount)}`,
  groups: { business: 'Business traveller', disabled: 'Person with a disability', residents: 'Resident' },
}
export type Messages = typeof messages
