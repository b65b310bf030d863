import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Noch einmal versuchen',
  broken: 'Die Buchung konnte nicht angezeigt werden',
  brokenText: 'Ein Teil davon wurde nicht geladen oder ist fehlerhaft.',
  notShown: 'Die Buchung kann auf dieser Seite nicht angezeigt werden',
  bookThere: 'Sie können stattdessen auf unserer eigenen Website buchen.',
  contact: 'Bitte wenden Sie sich zum Buchen direkt an uns.',
  ownSite: 'Auf unserer eigenen Website buchen',
  unreachable: 'Die Buchung ist nicht erreichbar',
  booking: 'Buchung',
  by: 'Buchung mit Keyhaven',
  // To the owner of the page around, in the console.
  noOwnerText:
    'Dem Element keyhaven-booking fehlt der Vermieter. Schreiben Sie owner="…" mit dem Namen aus dem Link Ihrer öffentlichen Seite.',
  badStartText:
    'Die Attribute property und unit von keyhaven-booking sind die Nummern aus den Adressen Ihrer Keyhaven-Website, und zu unit gehört immer property.',
  unknownText: (owner) =>
    `Keyhaven kennt den Vermieter „${owner}“ nicht. Der Name steht im Link Ihrer öffentlichen Seite.`,
  notAllowedText: (origin) =>
    `Wenn das Ihre Seite ist, fügen Sie ${origin} in den Einstellungen von Keyhaven zu den Websites hinzu, die Ihre Buchung einbetten dürfen.`,
  sandboxed:
    'Der Rahmen darum läuft in einer Sandbox. Wenn das Ihre Seite ist, ergänzen Sie allow-same-origin in seinem Attribut sandbox, oder lassen Sie das Attribut weg.',
}
