export const messages = {
  /** Of a record of any kind. */
  active: 'Active',
  inactive: 'Inactive',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  /** Headings and labels. */
  name: 'Name',
  description: 'Description',
  property: 'Property',
  price: 'Price',
}
export type Messages = typeof messages
