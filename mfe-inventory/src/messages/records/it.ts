import type { Messages } from './en.ts'

export const messages: Messages = {
  active: 'Attivo',
  inactive: 'Non attivo',
  edit: 'Modifica',
  editOf: (name) => `Modifica: ${name}`,
  name: 'Nome',
  description: 'Descrizione',
  property: 'Struttura',
  price: 'Prezzo',
}
