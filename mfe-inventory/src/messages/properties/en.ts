export const messages = {
  title: 'Properties',
  empty: {
    title: 'No properties yet',
    hint: 'A property is a house with an address. Its units are what guests book.',
    action: 'Add your first property',
  },
  columns: { units: 'Units', address: 'Address', images: 'Images', edit: 'Edit' },
  form: {
    timeZone: 'Time zone',
    timeZoneHint: 'It decides which day it is at this property.',
  },
}
export type Messages = typeof messages
