import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/en'

export const messages = {
  title: 'Services',
  touristTax: 'Tourist tax',
  empty: {
    title: 'No services yet',
    hint: 'Breakfast, parking, final cleaning: what guests can add to a stay or always pay, once, for each night or for each person.',
    action: 'Add your first service',
  },
  type: 'Type',
  anyType: 'Any type',
  /** As the list says it. */
  types: { per_day: 'Per day', one_time: 'One-time' },
  /** As filter and form offer it. */
  typeOptions: { per_day: 'Per Day', one_time: 'One Time' },
  chargedPer: 'Charged for',
  charges: { unit: 'The unit', person: 'Each person', pet: 'Each pet' },
  charge: charges.charge,
  fromAge: 'From age',
  fromAgeHint:
    'Younger children are not charged. Leave it empty to charge all children; infants under 2 are never charged.',
  kind: 'What it is',
  kinds: { service: 'A service of yours', passed_on: 'Passed on: a tax, a deposit' },
  kindHints: {
    service: 'Promo codes reduce it, and it counts for cancellation fees and revenue.',
    passed_on: 'Promo codes do not reduce it, and it counts neither for cancellation fees nor as revenue.',
  },
  isPassedOn: 'passed on',
  vat: 'VAT',
  usualVat: { service: 'As services usually (rate of extras)', passed_on: 'As usual for what is passed on (none)' },
  vats: { none: 'None', lodging: 'Rate of lodging', extras: 'Rate of extras', own: 'A rate of its own' },
  vatPercent: 'VAT rate',
  vatHint: 'On the invoices of bookings too, as long as they are drafts.',
  /** Of a service by whose name it may be a tax or a deposit. */
  soundsPassedOn: (name: string) =>
    `“${name}” sounds like something you pass on. As a service of yours, promo codes reduce it and it bears VAT.`,
  makePassedOn: 'Make it passed on',
  usual: (names: string) => `A usual name. Guests read it in their own language, unless you translate it: ${names}.`,
  mandatory: 'Mandatory',
  mandatoryHint: 'Mandatory services are in every total and cannot be left out.',
  isMandatory: 'mandatory',
  yes: 'Yes',
  no: 'No',
  columns: {
    sold: 'Sold this year',
    edit: 'Edit Service',
  },
  bookings: (count: number) => en.plural(count, { one: '# booking', other: '# bookings' }),
  notSold: 'Nothing yet',
  form: { chooseType: 'Choose Type', chooseProperty: 'Choose Property' },
}
export type Messages = typeof messages
