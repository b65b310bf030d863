import type { Messages } from './en.ts'

export const messages: Messages = {
  active: 'Aktiv',
  inactive: 'Inaktiv',
  edit: 'Bearbeiten',
  editOf: (name) => `${name} bearbeiten`,
  name: 'Name',
  description: 'Beschreibung',
  property: 'Unterkunft',
  price: 'Preis',
}
