import { de } from '../../../domain/languages/de.ts'
import type { Messages } from './en.ts'

/** Details that an electronic invoice can lack, by the field where they are entered. */
const xmlFields: Record<string, string> = {
  tax_id: 'Ihre Steuernummer',
  'address.country': 'ein bekanntes Land in Ihren Angaben',
  'address.postal_code': 'Ihre Postleitzahl',
  'address.city': 'Ihr Ort',
  'address.phone': 'Ihre Telefonnummer',
  'client.name': 'der Name des Kunden',
  'client.address.country': 'ein bekanntes Land beim Kunden',
  'client.address.postal_code': 'die Postleitzahl des Kunden',
  'client.address.city': 'der Ort des Kunden',
  'client.email': 'die E-Mail-Adresse des Kunden',
}

export const messages: Messages = {
  invoice: (number, recipient) => `Rechnung ${number} für ${recipient}`,
  cancellation: (number, recipient) => `Stornorechnung ${number} für ${recipient}`,
  download: 'Herunterladen',
  downloadOf: (document) => `${document} herunterladen`,
  issue: 'Ausstellen',
  issueOf: (document) => `${document} ausstellen`,
  mailIt: 'E-Mail …',
  mailOf: (document) => `${document} per E-Mail senden`,
  issued: (number) => `Rechnung ${number} wurde ausgestellt`,
  cancel: 'Stornieren',
  cancelOf: (document) => `${document} stornieren`,
  acceptFirst: 'Zuerst die Anfrage annehmen',
  addressMissing: 'Die Adresse des Gastes fehlt',
  xml: 'XRechnung',
  xmlOf: (document) => `XRechnung zu ${document}`,
  lackingForXml: (fields) => `Für eine E-Rechnung fehlt: ${de.list(fields.map((field) => xmlFields[field] ?? field))}`,

  cancelQuestion: (number) => `Rechnung ${number} stornieren?`,
  cancelThis: (number) => `${number} stornieren`,
  reverses: (number, total, recipient) =>
    `Ein zweiter Beleg mit eigener Nummer storniert ${number} und hebt ${de.euros(total)} auf. Senden Sie beide an ${recipient}.`,
  staysInList: 'Die Rechnung bleibt als storniert in der Liste; ihre Nummer wird nicht noch einmal vergeben.',
  bookingStays:
    'Die Buchung und ihre Zahlungen bleiben, wie sie sind. Ist die Buchung nicht storniert, bekommt sie einen neuen Entwurf.',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
  cancelled: (cancellation, number) => `${cancellation} storniert ${number}.`,
  cancelledWithDraft: (cancellation, number) =>
    `${cancellation} storniert ${number}. Für die Buchung gibt es einen neuen Entwurf.`,

  addressOf: (recipient) => `Adresse von ${recipient}`,
  saveAndIssue: 'Speichern und ausstellen',
  notIssued: (recipient) => `Die Rechnung für ${recipient} wurde nicht ausgestellt`,
  missing: 'Auf der Rechnung fehlen diese Angaben:',
  lettersMissing: 'Einige Buchstaben lassen sich nicht drucken',
  nameOnDocument: 'Name auf diesem Dokument',
  nameOnDocumentHint: 'Zum Beispiel in lateinischen Buchstaben. Beim Kunden selbst ändert sich nichts.',
  places: {
    personals: 'Persönliche Daten in den Einstellungen ändern',
    settings: 'Einstellungen für Rechnungen öffnen',
    booking: 'Buchung und Kunden öffnen',
  },
  mail: {
    title: 'E-Mail an den Gast',
    wordsHint: (most) => `Ihr Gast liest sie in der E-Mail. Höchstens ${de.number(most)} Zeichen.`,
    to: 'An',
    subject: 'Betreff',
    files: 'Anhang',
    preview: 'Vorschau der E-Mail',
    loading: 'Vorschau wird geladen',
    arrival: (on) => `Am ${de.day(on)} auch Wegbeschreibung und Türcode schicken`,
    dontSend: 'Nicht senden',
    send: 'Senden',
    sent: (to) => `An ${to} gesendet`,
    words: 'Ihre Worte an den Gast (freiwillig)',
  },
}
