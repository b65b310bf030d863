import type { Messages } from './en.ts'

export const messages: Messages = {
  login: 'Log in bij Keyhaven: accommodaties, boekingen, gasten en facturen op één plek.',
  register: 'Open een account bij Keyhaven en ontvang boekingen voor uw accommodatie.',
  forgotPassword: 'Laat u een link sturen waarmee u een nieuw wachtwoord voor Keyhaven instelt.',
}
