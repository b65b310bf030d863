import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Services',
  empty: {
    title: 'No services yet',
    hint: 'Breakfast, parking, final cleaning: what guests can add to a stay, once or for each day.',
    action: 'Add your first service',
  },
  type: 'Type',
  anyType: 'Any type',
  /** As the list says it. */
  types: { per_day: 'Per day', one_time: 'One-time' },
  /** As filter and form offer it. */
  typeOptions: { per_day: 'Per Day', one_time: 'One Time' },
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
