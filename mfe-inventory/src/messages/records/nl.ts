import type { Messages } from './en.ts'

export const messages: Messages = {
  active: 'Actief',
  inactive: 'Niet actief',
  edit: 'Bewerken',
  editOf: (name) => `${name} bewerken`,
  name: 'Naam',
  description: 'Beschrijving',
  property: 'Accommodatie',
  price: 'Prijs',
}
