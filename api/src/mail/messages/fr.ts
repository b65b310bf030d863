import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Bonjour ${name},`,
  notAsked: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail.',
  beforeLink: (action) => `${action}\u00a0:`,
  openAddress: 'Ou ouvrez cette adresse\u00a0:',
}
