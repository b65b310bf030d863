import { de } from '../../languages/de.ts'
import { maxStayNights } from '../../stay.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  enterAges: 'Wählen Sie das Alter jedes Kindes, von 0 bis 17.',
  oneAdult: 'Mindestens ein Gast muss erwachsen sein.',
  lastNightMustNotBeforeFirst: 'Die letzte Nacht darf nicht vor der ersten liegen.',
  chooseAcceptOrDecline: 'Wählen Sie annehmen oder ablehnen',
  selectCheckIn: 'Bitte wählen Sie den Tag der Anreise.',
  selectCheckOut: 'Bitte wählen Sie den Tag der Abreise.',
  selectProperty: 'Bitte wählen Sie eine Unterkunft.',
  selectClient: 'Bitte wählen Sie einen Kunden.',
  depositPaidRequired: 'Bitte angeben, ob die Anzahlung bezahlt ist.',
  depositAmountRequired: 'Bitte den Betrag der Anzahlung eingeben.',
  depositAmountMustAtLeast0: 'Die Anzahlung kann nicht unter 0 liegen.',
  selectService: 'Bitte wählen Sie eine Zusatzleistung.',
  chooseServicesFromList: 'Wählen Sie Zusatzleistungen aus der Liste',
  chooseCurrentOrKeep: 'Wählen Sie, ob der Preis neu berechnet wird',
  nameInvoiceNumber: 'Nennen Sie die Rechnung mit ihrer Nummer',
  choosePaidOrUnpaid: 'Wählen Sie bezahlt oder unbezahlt',
  chooseOneStages: 'Wählen Sie einen der Abschnitte',
  listUnitIdsLike12: 'Nennen Sie die Nummern der Einheiten, wie 1,2,3',
  listAtLeastOneUnit: 'Nennen Sie mindestens eine Einheit',
  windowEndsBeforeBegins: 'Der Zeitraum endet, bevor er beginnt.',
  chooseYesOrNo: 'Wählen Sie ja oder nein',
  choosePreviewOrImport: 'Wählen Sie Vorschau oder Import',
  firstNameRequired: 'Bitte den Vornamen eingeben',
  lastNameRequired: 'Bitte den Nachnamen eingeben',
  enterPhoneNumberOrEmailAddress: 'Geben Sie eine Telefonnummer oder eine E-Mail-Adresse ein',
  chooseDayPayment: 'Wählen Sie den Tag der Zahlung',
  chooseWhatPaid: 'Wählen Sie, was bezahlt wurde',
  enterAmount: 'Geben Sie einen Betrag ein',
  enterAmountAbove0: 'Geben Sie einen Betrag über 0\u00a0€ ein',
  chooseHowPaid: 'Wählen Sie, wie bezahlt wurde',
  enterReasonRefund: 'Geben Sie den Grund der Rückzahlung ein',
  hasPayments:
    'Zu dieser Buchung sind Zahlungen erfasst, darum kann sie nicht gelöscht werden. Stornieren Sie sie stattdessen.',
  chooseCsvFile: 'Wählen Sie eine CSV-Datei.',
  workbookNotCsv:
    'Das ist eine Arbeitsmappe und keine CSV-Datei. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie zuerst als CSV.',
  notTextFileChooseCsvFile: 'Das ist keine Textdatei. Wählen Sie eine CSV-Datei.',
  fileEmpty: 'Diese Datei ist leer.',
  fileBrokenQuotationMarkNeverClosed: 'Diese Datei ist beschädigt: Ein Anführungszeichen wird nie geschlossen.',
  unitTakenNow: 'Die Einheit ist belegt.',
  unitNotBookable: 'Diese Einheit kann nicht gebucht werden: Sie ist inaktiv oder nicht verfügbar.',
  unitDoesNotBelongSelectedProperty: 'Diese Einheit gehört nicht zur gewählten Unterkunft.',
  propertyNotActive: 'Diese Unterkunft ist nicht aktiv.',
  promoCodeNoLongerValid: 'Dieser Gutscheincode gilt nicht mehr.',
  demoAccountSendsNoMail: 'Ein Demokonto verschickt keine E-Mails.',
  guestHasNoAddress: 'Für diesen Gast ist keine E-Mail-Adresse bekannt. Tragen Sie sie zuerst beim Kunden ein.',
  notConfirmedNothingToTell:
    'Diese Buchung ist noch nicht bestätigt, deshalb gibt es dem Gast noch nichts mitzuteilen.',
  hasIssuedInvoice:
    'Zu dieser Buchung gibt es eine ausgestellte Rechnung, darum kann sie nicht gelöscht werden. Stornieren Sie sie stattdessen.',
  fileTooBig: ({ file }) => `„${file}“ ist zu groß (höchstens 2 MB)`,
  tooManyUnits: ({ maximum }) => `Höchstens ${de.number(maximum)} Einheiten auf einmal`,
  windowTooLong: 'Ein Zeitraum kann höchstens 400 Nächte haben.',
  blockTooLong: `Eine Sperrung kann höchstens ${maxStayNights} Nächte dauern.`,
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `${de.day(range.check_in)} bis ${de.day(range.check_out)}`)
    return `Die Einheit ist belegt vom ${named.join(', vom ')}${isMore ? ' und an weiteren Tagen' : ''}.`
  },
  enterFee: 'Geben Sie die Stornogebühr ein, 0 oder mehr',
  feeAtMost: ({ total }) => `Die Stornogebühr kann höchstens ${de.euros(total)} betragen`,
  refundTooLarge: ({ paid }) => `Sie können höchstens ${de.euros(paid)} zurückzahlen: Mehr wurde nicht bezahlt.`,
  refundAtMost: ({ paid }) => `Sie können höchstens ${de.euros(paid)} zurückzahlen.`,
  wasPaid: ({ paid }) =>
    `Für diese Buchung wurden ${de.euros(paid)} bezahlt, darum kann sie nicht gelöscht werden. Stornieren Sie sie stattdessen.`,
  serviceOfOtherProperty: ({ service }) => `„${service}“ gehört nicht zur gewählten Unterkunft.`,
  serviceNotActive: ({ service }) => `„${service}“ ist nicht aktiv.`,
  columnTwice: ({ column }) => `Die Spalte „${column}“ kommt zweimal vor.`,
  nameColumns: ({ columns }) => `Die erste Zeile muss die Spalten nennen: ${columns.join(', ')}.`,
  noLastNameColumn: 'Die Spalte „Last name“ fehlt.',
  noContactColumn: 'Eine Spalte „Email“ oder „Phone“ fehlt.',
  noRows: 'Diese Datei hat Spaltennamen, aber keine Zeilen.',
  tooManyRows: ({ rows, most }) =>
    `Diese Datei hat ${de.number(rows)} Zeilen. Auf einmal können höchstens ${de.number(most)} importiert werden: Teilen Sie sie auf mehrere Dateien auf.`,
}
