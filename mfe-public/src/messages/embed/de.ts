import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Noch einmal versuchen',
  broken: 'Die Buchung konnte nicht angezeigt werden',
  brokenText: 'Ein Teil davon wurde nicht geladen oder ist fehlerhaft.',
  noOwner: 'Der Vermieter fehlt',
  noOwnerText:
    'Dem Element keyhaven-booking fehlt der Vermieter. Schreiben Sie owner="…" mit dem Namen aus dem Link Ihrer öffentlichen Seite.',
  badStart: 'Die Startseite ist nicht eindeutig',
  badStartText:
    'Die Attribute property und unit von keyhaven-booking sind die Nummern aus den Adressen Ihrer Keyhaven-Website, und zu unit gehört immer property.',
  unknown: 'Hier gibt es nichts zu buchen',
  unknownText: (owner) =>
    `Keyhaven kennt den Vermieter „${owner}“ nicht. Der Name steht im Link Ihrer öffentlichen Seite.`,
  notAllowed: 'Die Buchung kann auf dieser Seite nicht angezeigt werden',
  notAllowedText: (origin) =>
    `Wenn das Ihre Seite ist, fügen Sie ${origin} in den Einstellungen von Keyhaven zu den Websites hinzu, die Ihre Buchung einbetten dürfen.`,
  sandboxed:
    'Der Rahmen darum läuft in einer Sandbox. Wenn das Ihre Seite ist, ergänzen Sie allow-same-origin in seinem Attribut sandbox, oder lassen Sie das Attribut weg.',
  ownSite: 'Auf unserer eigenen Website buchen',
  unreachable: 'Die Buchung ist nicht erreichbar',
  booking: 'Buchung',
  by: 'Buchung mit Keyhaven',
}
