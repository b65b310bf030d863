import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kunden',
  toList: 'Alle Kunden',
  formTitle: 'Kunde',
  export: 'CSV exportieren',
  import: 'Importieren',
  empty: {
    title: 'Noch keine Kunden',
    hint: 'Kunden sind die Gäste, die Ihre Einheiten buchen. Legen Sie sie einzeln an, oder importieren Sie eine Liste.',
    action: 'Ersten Kunden anlegen',
  },
  columns: {
    active: 'Aktiv',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    edit: 'Bearbeiten',
  },
  active: 'Aktiv',
  inactive: 'Inaktiv',
  similarName: 'Ähnlicher Name',
  edit: 'Bearbeiten',
  editOne: (name) => `${name} bearbeiten`,

  gone: 'Diesen Kunden gibt es nicht mehr',
  goneHint: 'Er wurde gelöscht, oder der Link stimmt nicht.',
  close: 'Schließen',

  form: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    active: 'Aktiv',
    company: 'Firma',
    vatId: 'USt-IdNr.',
    buyerReference: 'Referenz',
    buyerReferenceHint:
      'Was die Firma auf der Rechnung lesen will, etwa eine Bestellnummer. Behörden in Deutschland haben eine Leitweg-ID.',
    notes: 'Notizen',
    notesHint: 'Nur Sie sehen sie.',
    consequence: 'Buchungen und Rechnungen dieses Kunden bleiben, wie sie sind.',
  },
  ledger: payments,
  history: {
    stays: 'Aufenthalte',
    nights: 'Nächte',
    total: 'Gebucht',
    paid: 'Bezahlt',
    left: 'Noch offen',
    payments: 'Zahlungen',
    noPayments: 'Noch keine Zahlungen',
    noStays: 'Noch keine Aufenthalte',
    newBooking: 'Neue Buchung',
    staysOf: 'Aufenthalte und Zahlungen',
    staysSince: (stays, last) =>
      last === null
        ? 'Noch keine Aufenthalte'
        : `${de.plural(stays, { one: '# Aufenthalt', other: '# Aufenthalte' })}, der letzte ab ${de.day(last)}`,
  },
  privacy: {
    title: 'Wenn dieser Gast nach seinen Daten fragt',
    copy: 'Kopie speichern',
    copyHint: 'Alles über diesen Kunden als ZIP herunterladen',
    erase: 'Kundendaten löschen',
    question: (name) => `Die Daten von ${name} löschen?`,
    consequence:
      'Name, Adresse, Telefonnummer, E-Mail-Adresse, Nachrichten und Notizen werden endgültig gelöscht. Buchungen bleiben als Zahlen erhalten. Auf ausgestellten Rechnungen bleibt der Name so lange, wie Sie es in den Einstellungen unter „Ihre Daten“ gewählt haben.',
    ok: 'Löschen',
    keep: 'Behalten',
    erased: 'Kundendaten gelöscht',
  },
  language: { label: 'Sprache', unknown: 'Nicht bekannt' },
}
