import type { Messages } from './en.ts'

export const messages: Messages = {
  greeting: (name) => `Guten Tag ${name},`,
  notAsked: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  beforeLink: (action) => `${action}:`,
  openAddress: 'Oder öffnen Sie diese Adresse:',
}
