import type { Messages } from './en.ts'

export const messages: Messages = {
  active: 'Actif',
  inactive: 'Inactif',
  edit: 'Modifier',
  editOf: (name) => `Modifier\u00a0: ${name}`,
  name: 'Nom',
  description: 'Description',
  property: 'Hébergement',
  price: 'Prix',
}
