import type { Messages } from './en.ts'

export const messages: Messages = {
  keyMade: {
    subject: 'Für Ihr Keyhaven-Konto wurde ein API-Schlüssel erstellt',
    text: (name) =>
      `Der Schlüssel „${name}“ wurde erstellt. Jede Software, die ihn hat, kann ohne Ihr Passwort auf Ihr Konto zugreifen.`,
    notYou: (support) =>
      `Wenn Sie das nicht waren, widerrufen Sie ihn unter „Einstellungen“, „Verbindungen“, wählen Sie ein anderes Passwort und schreiben Sie umgehend an ${support}.`,
    action: 'Schlüssel ansehen',
  },
  turnedOff: {
    subject: 'Ein Webhook Ihres Keyhaven-Kontos wurde ausgeschaltet',
    text: (url, failure) =>
      `Wir konnten ${url} nicht erreichen und haben den Webhook ausgeschaltet. Letzter Versuch: ${failure}`,
    onceItWorks:
      'Sobald die Adresse wieder funktioniert, schalten Sie ihn unter „Einstellungen“, „Verbindungen“ ein und senden Sie noch einmal, was er verpasst hat.',
    action: 'Webhooks ansehen',
  },
  failures: {
    name: 'Es gibt keinen Server mit diesem Namen.',
    lookup: 'Der Name des Servers konnte nicht nachgeschlagen werden.',
    refused: 'Der Server lehnt Verbindungen ab.',
    broken: 'Der Server hat die Verbindung abgebrochen.',
    certificate: 'Das Zertifikat des Servers ist nicht gültig.',
    other: 'Der Server war nicht erreichbar.',
    protocol: 'Die Adresse beginnt weder mit http noch mit https.',
    private: 'Die Adresse liegt nicht im offenen Internet.',
    redirects: 'Der Server leitet zu oft weiter.',
    large: 'Die Antwort des Servers ist zu groß.',
    late: 'Der Server hat zu spät geantwortet.',
  },
  answered: (status) => `Der Server hat mit ${status} geantwortet.`,
}
