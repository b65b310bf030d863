import type { Messages } from './en.ts'

export const messages: Messages = {
  activation: {
    subject: 'Aktivieren Sie Ihr Keyhaven-Konto',
    text: 'Bitte aktivieren Sie Ihr Konto, um die Registrierung abzuschließen. Der Link funktioniert einmal und läuft nach 48 Stunden ab.',
    action: 'Konto aktivieren',
  },
  registered: {
    subject: 'Sie haben bereits ein Keyhaven-Konto',
    text: 'Jemand, vermutlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es bereits ein Konto, deshalb haben wir nichts geändert.',
    signIn: (address) =>
      `Unter ${address} können Sie sich anmelden. Wenn Sie Ihr Passwort vergessen haben, können Sie ein neues wählen:`,
  },
  choosePassword: 'Neues Passwort wählen',
  reset: {
    subject: 'Wählen Sie ein neues Keyhaven-Passwort',
    active:
      'Sie haben ein neues Passwort angefordert. Der Link funktioniert einmal und läuft nach einer Stunde ab. Bis Sie ihn verwenden, bleibt Ihr Passwort unverändert.',
    inactive:
      'Ihr Konto ist noch nicht aktiv. Wählen Sie ein Passwort, um es zu aktivieren. Der Link funktioniert einmal und läuft nach einer Stunde ab.',
    notAsked: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
  },
  passwordChanged: {
    subject: 'Ihr Keyhaven-Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert. Überall sonst wurden Sie abgemeldet.',
    notYou: (address, support) =>
      `Wenn Sie das nicht waren, wählen Sie unter ${address} ein neues Passwort und schreiben Sie umgehend an ${support}.`,
  },
  byYourself: 'Wenn Sie die Änderung selbst vorgenommen haben, müssen Sie nichts weiter tun.',
  addressChanged: {
    subject: 'Die E-Mail-Adresse Ihres Keyhaven-Kontos wurde geändert',
    text: 'Die E-Mail-Adresse Ihres Kontos wurde geändert. Mit dieser hier können Sie sich nicht mehr anmelden.',
    notYou: (support) => `Wenn Sie das nicht waren, schreiben Sie bitte umgehend an ${support}.`,
  },
  newAddress: {
    subject: 'Das ist jetzt die E-Mail-Adresse Ihres Keyhaven-Kontos',
    text: (address) =>
      `Melden Sie sich ab jetzt unter ${address} mit dieser Adresse an. Auch unsere E-Mails kommen von nun an hier an.`,
    unknown: (support) =>
      `Wenn Sie noch nie von Keyhaven gehört haben, hat sich jemand bei seiner Adresse vertippt. Bitte sagen Sie uns Bescheid: ${support}.`,
  },
}
