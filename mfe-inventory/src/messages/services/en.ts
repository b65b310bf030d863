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
  nature: 'What is it?',
  /** Of what is passed on without a word what. */
  natureOpen: 'It is passed on, and nobody said as what. Choose tax or deposit, and your guests read it.',
  natures: { extra: 'Extra', fee: 'Mandatory fee', tax: 'Tax', deposit: 'Deposit' },
  natureHints: {
    extra: 'Guests can add it, or always have it if you make it mandatory.',
    fee: 'In every stay, like final cleaning. No promo code reduces it.',
    tax: 'Passed on to the municipality. Neither codes nor cancellation fees count it, and it is no revenue.',
    deposit: 'The guest gets it back. Neither codes nor cancellation fees count it, and it is no revenue.',
  },
  /** As the list says it. */
  marks: { fee: 'mandatory fee', tax: 'tax', deposit: 'deposit' },
  notReduced: 'no promo codes',
  discountable: 'Promo codes reduce it',
  discountableHint: 'A mandatory extra that no promo code reduces is a mandatory fee.',
  isPassedOn: 'passed on',
  vat: 'VAT',
  usualVat: { service: 'As services usually (rate of extras)', passed_on: 'As usual for what is passed on (none)' },
  vats: { none: 'None', lodging: 'Rate of lodging', extras: 'Rate of extras', own: 'A rate of its own' },
  vatPercent: 'VAT rate',
  vatHint: 'On the invoices of bookings too, as long as they are drafts.',
  /** Of a service by whose name it may be a tax or a deposit. */
  soundsPassedOn: (name: string) =>
    `“${name}” sounds like something you pass on. As an extra or a fee of yours it bears VAT and counts as revenue.`,
  makeIt: { tax: 'Make it a tax', deposit: 'Make it a deposit' },
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
