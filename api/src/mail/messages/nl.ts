import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Beste ${name},`,
  notAsked: 'Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren.',
  beforeLink: (action) => `${action}:`,
  openAddress: 'Of open dit adres:',
}
