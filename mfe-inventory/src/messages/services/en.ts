import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/en'

export const messages = {
  title: 'Services',
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
  mandatory: 'Mandatory',
  mandatoryHint: 'Mandatory services are in every total and cannot be left out.',
  isMandatory: 'mandatory',
  yes: 'Yes',
  no: 'No',
  columns: {
    property: 'Associated property',
    sold: 'Sold this year',
    edit: 'Edit Service',
  },
  bookings: (count: number) => en.plural(count, { one: '# booking', other: '# bookings' }),
  notSold: 'Nothing yet',
  form: { chooseType: 'Choose Type', chooseProperty: 'Choose Property' },
}
export type Messages = typeof messages
