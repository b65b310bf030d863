import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: 'Voor boeken is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  request: 'Voor bevestigen, wijzigen en annuleren is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
}
