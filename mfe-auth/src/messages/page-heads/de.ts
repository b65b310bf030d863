import type { Messages } from './en.ts'

export const messages: Messages = {
  login: 'Melden Sie sich bei Keyhaven an: Unterkünfte, Buchungen, Gäste und Rechnungen an einem Ort.',
  register: 'Eröffnen Sie ein Konto bei Keyhaven und nehmen Sie Buchungen für Ihre Unterkunft an.',
  forgotPassword: 'Lassen Sie sich einen Link senden, mit dem Sie ein neues Passwort für Keyhaven festlegen.',
}
