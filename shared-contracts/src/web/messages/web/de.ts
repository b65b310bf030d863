import { de } from '../../../domain/languages/de.ts'
import type { Messages } from './en.ts'
import { lists } from '../lists/de.ts'
import { records, usage } from '../records/de.ts'

export const messages: Messages = {
  retry: 'Erneut versuchen',
  loading: 'Wird geladen',
  sending: 'Wird gesendet',
  close: 'Schließen',
  okay: 'Okay',
  cancel: 'Abbrechen',
  keep: 'Behalten',
  wentWrong: 'Etwas ist schiefgegangen.',
  request: (id) => `Anfragenummer ${id}`,
  problems: {
    timeout: 'Der Server braucht zu lange. Bitte versuchen Sie es noch einmal.',
    network: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    blocked:
      'Etwas in diesem Browser hat die Anfrage blockiert, wahrscheinlich ein Werbeblocker. Erlauben Sie sie für diese Seite und versuchen Sie es noch einmal.',
    broken: 'Der Server hat ein Problem. Bitte versuchen Sie es noch einmal.',
    refused: (status) => `Der Server hat diese Anfrage abgelehnt (${status}).`,
    unreadable: 'Diese Seite versteht die Antwort des Servers nicht. Bitte laden Sie sie neu.',
  },
  signedOutHereOnly: 'Sie sind hier abgemeldet, aber der Server konnte nicht benachrichtigt werden.',

  day: {
    calendar: 'Kalender',
    placeholder: 'TT.MM.JJJJ',
    missing: 'Geben Sie ein Datum ein, zum Beispiel 24.12.2026.',
    wrong: 'Das ist kein Datum. Schreiben Sie es so: 24.12.2026.',
    tooEarly: (first) => `Wählen Sie den ${de.day(first)} oder einen späteren Tag.`,
    tooLate: (last) => `Wählen Sie den ${de.day(last)} oder einen früheren Tag.`,
    yesterday: 'gestern',
    today: 'heute',
    tomorrow: 'morgen',
    from: (label) => `${label} von`,
    to: (label) => `${label} bis`,
    between: 'bis',
  },

  address: {
    street: 'Straße',
    houseNumber: 'Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    phone: 'Telefon',
  },

  form: {
    saved: 'Gespeichert',
    emailMeant: 'Meinten Sie',
    phoneStored: (phone: string) => `Gespeichert als ${phone}`,
    incomplete: 'Einige Felder fehlen oder sind falsch',
    sessionEnded: 'Ihre Sitzung endete, bevor dies gespeichert war.',
    pageClosed: 'Die Seite wurde geschlossen, bevor dies gespeichert war.',
    restore: 'Eingaben wiederherstellen',
    restored: 'Ihre Eingaben sind wieder da.',
    closeNote: 'Hinweis schließen',
    discardQuestion: 'Änderungen verwerfen?',
    notSaved: 'Ihre Eingaben sind nicht gespeichert.',
    discard: 'Verwerfen',
    keepEditing: 'Weiter bearbeiten',
    showNew: 'Neue Fassung zeigen',
    keepTyped: 'Meine Eingaben behalten',
  },

  property: {
    name: 'Unterkunft',
    all: 'Alle Unterkünfte',
    unknown: 'Unbekannte Unterkunft',
    loading: 'Wird geladen …',
    inactive: (name) => `${name} (inaktiv)`,
    none: 'Noch keine Unterkünfte',
    searching: 'Suche läuft …',
    noMatch: (typed) => `Keine Unterkunft passt zu „${typed}“.`,
    more: (count, total) => `${de.number(count)} von ${de.number(total)}: tippen, um weitere zu finden`,
    addFirst: 'Zuerst eine Unterkunft anlegen',
  },

  list: {
    of: lists,
    active: 'Aktiv',
    inactive: 'Inaktiv',
    activeAndInactive: 'Aktiv und inaktiv',
    filters: (on: number) => (on > 0 ? `Filter (${de.number(on)})` : 'Filter'),
    resetFilters: 'Filter zurücksetzen',
    noMatch: (search) => `Nichts passt zu „${search}“.`,
    noMatchWithFilters: (search) => `Mit diesen Filtern passt nichts zu „${search}“.`,
    noMatchOfFilters: 'Zu diesen Filtern passt nichts.',
    downloadFailed: (why) => `Die Datei konnte nicht erstellt werden. ${why}`,
    open: 'Öffnen',
  },

  record: {
    of: records,
    usage,
    save: 'Speichern',
    update: 'Änderungen speichern',
    noChanges: 'Keine Änderungen',
    delete: 'Löschen',
    deleteQuestion: (name) => `${name} löschen?`,
    deleteThis: (name) => `${name} löschen`,
    deleted: (name: string) => `${name} ist gelöscht`,
    lookingUp: 'Es wird nachgesehen, was davon abhängt',
  },

  card: {
    edit: 'Bearbeiten',
    editOf: (title) => `${title} bearbeiten`,
  },

  upload: {
    uploading: 'Wird hochgeladen',
    uploaded: 'Hochgeladen',
    preparing: 'Wird verarbeitet',
    uploadedAndPreparing: 'Hochgeladen. Die Verarbeitung dauert noch einen Moment …',
    percent: (percent) => `${percent}\u00a0%`,
  },

  picture: {
    choose: 'Bild auswählen oder hier ablegen',
    chooseOther: 'Anderes Bild auswählen oder hier ablegen',
    types: 'JPEG, PNG, WebP oder AVIF, bis 5 MB',
    preview: 'Vorschau',
  },

  texts: {
    otherLanguages: (language) => `Oben auf ${language}, weitere Sprachen:`,
    inLanguage: (what, language) => `${what} (${language})`,
    missing: (language) => `${language}, noch kein Text`,
    there: (language) => `${language}, Text vorhanden`,
    wrong: (language) => `${language}, bitte korrigieren`,
    leftEmpty: 'Solange hier nichts steht, lesen Gäste:',
  },
}
