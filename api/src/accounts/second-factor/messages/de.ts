import type { Messages } from './en.ts'

export const messages: Messages = {
  codeUsed: 'Anmeldung bei Keyhaven mit einem Wiederherstellungscode',
  factorChanged: 'Die Zwei-Faktor-Anmeldung wurde geändert',
  changes: {
    'app-on':
      'Eine Authenticator-App wurde eingerichtet. Ab jetzt fragt die Anmeldung mit Ihrem Passwort auch nach ihrem Code.',
    'app-off': 'Die Authenticator-App wurde ausgeschaltet. Nach ihren Codes wird nicht mehr gefragt.',
    'passkey-added': 'Ein Passkey wurde hinzugefügt. Mit ihm melden Sie sich ohne Passwort an.',
    'passkey-removed': 'Ein Passkey wurde entfernt. Mit ihm ist keine Anmeldung mehr möglich.',
    'new-codes': 'Es wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    'code-used':
      'Jemand, vermutlich Sie, hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Dieser Code gilt nicht mehr.',
    'turned-off':
      'Wir haben die Zwei-Faktor-Anmeldung ausgeschaltet, wie von Ihnen gewünscht. Ihr Passwort allein genügt nun zur Anmeldung.',
  },
  notYou: (address, support) =>
    `Wenn Sie das nicht waren, wählen Sie unter ${address} ein neues Passwort und schreiben Sie umgehend an ${support}.`,
  wasYou: 'Wenn Sie das waren, müssen Sie nichts weiter tun.',
}
