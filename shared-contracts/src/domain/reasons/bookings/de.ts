import { de } from '../../languages/de.ts'
import { messages as general } from '../general/de.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  enterAges: general.enterAges,
  oneAdult: general.oneAdult,
  unitTakenNow: general.unitTakenNow,
  unitNotBookable: general.unitNotBookable,
  propertyNotActive: general.propertyNotActive,
  takenNights: general.takenNights,
  taxBelowDeclared: ({ declared, now }) =>
    `Gemeldet waren ${de.euros(declared)} Ortstaxe; für diese Gäste sind es ${de.euros(now)}. Bestätigen Sie den niedrigeren Betrag.`,
  owesNoTax: 'Für diesen Aufenthalt fällt keine Ortstaxe an.',
  birthdayOutsideStay: 'Der Geburtstag muss eine Nacht des Aufenthalts sein.',
  chooseColumns: 'Wählen Sie für jede Spalte, wohin sie gehört',
  firstTaken: ({ taken, others }) => `${taken} wird übernommen; ${others.join(', ')} kommt in die Notizen`,
  addressLinesRead: ({ lines }) => `Mehrere Zeilen wurden als eine Adresse gelesen: ${lines.join(' / ')}`,
  zeroAdded: ({ read, written }) =>
    `${written} wird als ${read} gelesen: Tabellenprogramme lassen die führende Null weg`,
  notesCut: ({ most }) => `Die Notizen sind länger als ${de.number(most)} Zeichen: Der Rest fällt weg`,
  chooseAcceptOrDecline: 'Wählen Sie annehmen oder ablehnen',
  depositPaidRequired: 'Bitte angeben, ob die Anzahlung bezahlt ist.',
  chooseDepositDue: 'Wählen Sie, bis wann die Anzahlung fällig ist.',
  chooseCurrentOrKeep: 'Wählen Sie, ob der Preis neu berechnet wird',
  nameInvoiceNumber: 'Nennen Sie die Rechnung mit ihrer Nummer',
  choosePaidOrUnpaid: 'Wählen Sie bezahlt oder unbezahlt',
  chooseOpen: 'Wählen Sie offen',
  chooseOneStages: 'Wählen Sie einen der Abschnitte',
  listUnitIds: 'Nennen Sie die Nummern der Einheiten, wie 1,2,3',
  listAtLeastOneUnit: 'Nennen Sie mindestens eine Einheit',
  windowEndsBeforeBegins: 'Der Zeitraum endet, bevor er beginnt.',
  choosePreviewOrImport: 'Wählen Sie Vorschau oder Import',
  enterPhoneNumberOrEmailAddress: 'Geben Sie eine Telefonnummer oder eine E-Mail-Adresse ein',
  chooseWhatPaid: 'Wählen Sie, was bezahlt wurde',
  amountAboveZero: 'Geben Sie einen Betrag über 0\u00a0€ ein',
  chooseHowPaid: 'Wählen Sie, wie bezahlt wurde',
  hasPayments:
    'Zu dieser Buchung sind Zahlungen erfasst, darum kann sie nicht gelöscht werden. Stornieren Sie sie stattdessen.',
  workbookNotCsv:
    'Das ist eine Arbeitsmappe und keine CSV-Datei. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie zuerst als CSV.',
  notTextFileChooseCsvFile: 'Das ist keine Textdatei. Wählen Sie eine CSV-Datei.',
  fileEmpty: 'Diese Datei ist leer.',
  fileBrokenQuotationMarkNeverClosed: 'Diese Datei ist beschädigt: Ein Anführungszeichen wird nie geschlossen.',
  unitDoesNotBelongSelectedProperty: 'Diese Einheit gehört nicht zur gewählten Unterkunft.',
  promoCodeNoLongerValid: 'Dieser Gutscheincode gilt nicht mehr.',
  demoAccountSendsNoMail: 'Ein Demokonto verschickt keine E-Mails.',
  guestHasNoAddress: 'Für diesen Gast ist keine E-Mail-Adresse bekannt. Tragen Sie sie zuerst beim Kunden ein.',
  paymentAhead: 'Eine Zahlung, die noch nicht da ist, kann nicht eingetragen werden: Wählen Sie einen Tag bis heute.',
  dueOnArrival: 'Dieser Teil ist bei der Anreise fällig: Danach können Sie daran erinnern.',
  nothingDue: 'Für diese Buchung ist nichts fällig.',
  remindedToday: 'Dieser Gast wurde in den letzten 24 Stunden schon erinnert.',
  notConfirmedNothingToTell:
    'Diese Buchung ist noch nicht bestätigt, deshalb gibt es dem Gast noch nichts mitzuteilen.',
  hasIssuedInvoice:
    'Zu dieser Buchung gibt es eine ausgestellte Rechnung, darum kann sie nicht gelöscht werden. Stornieren Sie sie stattdessen.',
  fileTooBig: ({ file }) => `„${file}“ ist zu groß (höchstens 2 MB)`,
  enterNightsChange: 'Geben Sie für diese Nächte einen Preis oder eine Regel ein.',
  closedByOtherRule: 'Eine andere Regel sperrt einige dieser Tage: Ändern Sie sie unter Aufenthaltsregeln.',
  nightsChangedSince: 'Diese Nächte wurden inzwischen geändert, darum wurde nichts rückgängig gemacht.',
  cannotUndoNights: 'Das lässt sich nicht rückgängig machen.',
  enterFee: 'Geben Sie die Stornogebühr ein, 0 oder mehr',
  feeAtMost: ({ total }) => `Die Stornogebühr kann höchstens ${de.euros(total)} betragen`,
  refundTooLarge: ({ paid }) => `Sie können höchstens ${de.euros(paid)} zurückzahlen: Mehr wurde nicht bezahlt.`,
  refundAtMost: ({ paid }) => `Sie können höchstens ${de.euros(paid)} zurückzahlen.`,
  wasPaid: ({ paid }) =>
    `Für diese Buchung wurden ${de.euros(paid)} bezahlt, darum kann sie nicht gelöscht werden. Stornieren Sie sie stattdessen.`,
  serviceOfOtherProperty: ({ service }) => `„${service}“ gehört nicht zur gewählten Unterkunft.`,
  serviceNotActive: ({ service }) => `„${service}“ ist nicht aktiv.`,
  nameColumns: ({ columns }) => `Die erste Zeile muss die Spalten nennen: ${columns.join(', ')}.`,
  noLastNameColumn: 'Die Spalte „Last name“ fehlt.',
  noContactColumn: 'Eine Spalte „Email“ oder „Phone“ fehlt.',
  noRows: 'Diese Datei hat Spaltennamen, aber keine Zeilen.',
  tooManyCells:
    'Diese Datei hat viel mehr Zellen als eine Liste von Kunden. Lassen Sie unnötige Spalten weg, oder teilen Sie sie in mehrere Dateien.',
  tooManyRows: ({ rows, most }) =>
    `Diese Datei hat ${de.number(rows)} Zeilen. Auf einmal können höchstens ${de.number(most)} importiert werden: Teilen Sie sie auf mehrere Dateien auf.`,
}
