import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Buongiorno ${name},`,
  notAsked: 'Se la richiesta non è Sua, può ignorare questa e-mail.',
  beforeLink: (action) => `${action}:`,
  openAddress: 'Oppure apra questo indirizzo:',
}
