import type { Messages } from './en.ts'

export const messages: Messages = {
  close: 'Zavřít',
  zoom: 'Přiblížit',
  previous: 'Předchozí fotka',
  next: 'Další fotka',
  failed: 'Tuto fotku se nepodařilo načíst.',
}
