import { de } from '../../languages/de.ts'
import type { AddressLine, DocumentsChange, Messages, PrintedField } from './en.ts'

const printedFields: Record<PrintedField, string> = {
  first_name: 'Ihr Name',
  business_name: 'Ihr Betriebsname',
  tax_id: 'Ihre Steuernummer',
  address: 'Ihre Adresse',
  'client.name': 'Der Name des Kunden',
  'client.address': 'Die Adresse des Kunden',
  property: 'Name oder Ort der Unterkunft',
  unit: 'Der Name der Einheit',
  services: 'Die Namen der Zusatzleistungen',
  payment_terms: 'Ihre Zahlungsbedingungen',
  small_business_note: 'Ihr Hinweis als Kleinunternehmer',
}

const addressLines: Record<AddressLine, string> = {
  street: 'die Straße',
  house_number: 'die Hausnummer',
  postal_code: 'die Postleitzahl',
  city: 'der Ort',
  country: 'das Land',
}

const sayChange = ({ cancels: { number, total }, replacement, otherTotals = [] }: DocumentsChange) => {
  const first = `Die Rechnung ${number} über ${de.euros(total)} wird mit einer Stornorechnung storniert`
  if (!replacement) return `${first}.`
  const totals = [replacement.total, ...otherTotals].map(de.euros).join(' oder ')
  if (replacement.status === 'issued') return `${first}, und eine neue Rechnung über ${totals} wird ausgestellt.`
  return `${first}. Die neue Rechnung über ${totals} bleibt ein Entwurf, weil etwas fehlt, das sie zeigen muss.`
}

export const messages: Messages = {
  lastDayMustNotBeforeFirst: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  choosePropertyOrUnit: 'Wählen Sie Unterkunft oder Einheit',
  chooseWhatDownload: 'Wählen Sie, was heruntergeladen wird',
  chooseWhetherInvoicesIssuedAutomatically: 'Wählen Sie, ob Rechnungen automatisch ausgestellt werden',
  twoRatesBeginOnSameDay: 'Zwei Steuersätze beginnen am selben Tag',
  onlyLettersDigits: 'Nur Buchstaben, Ziffern, - und /',
  chooseUnpaid: 'Wählen Sie unbezahlt',
  keyUnknown:
    'Der Anbieter kennt diesen Schlüssel nicht. Kopieren Sie den geheimen oder einen eingeschränkten Schlüssel aus dessen Dashboard.',
  providerUnavailable:
    'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  signatureWrong: 'Diese Signatur ist nicht die des Anbieters.',
  otherAmountPaid: 'Der Anbieter meldet einen anderen Betrag, als gefordert war.',
  refundFailed: 'Der Anbieter hat diese Erstattung abgelehnt. Den Grund finden Sie in dessen Dashboard.',
  nothingHeld: 'Für diesen Aufenthalt ist auf keiner Karte etwas reserviert.',
  captureAfterArrival: 'Ab dem Tag der Anreise können Sie etwas davon einbehalten.',
  captureAtMost: ({ held }) => `Sie können höchstens ${de.euros(held)} einbehalten: Mehr ist nicht reserviert.`,
  captureRefused: 'Der Anbieter hat das abgelehnt. Den Grund finden Sie in dessen Dashboard.',
  demoTakesNoCards: 'Ein Demokonto nimmt keine Karten an.',
  oneDeposit: 'Wählen Sie eine Art, die Anzahlung zu berechnen',
  ibanInvalid: 'Das ist keine gültige IBAN. Bitte prüfen Sie jedes Zeichen.',
  bicInvalid: 'Das ist kein gültiger BIC: 8 oder 11 Buchstaben und Ziffern',
  enterAccountHolder: 'Geben Sie den Namen des Kontoinhabers ein.',
  onlyDigits: 'Nur Ziffern',
  rateTwice: 'Jeden Satz nur einmal',
  chooseChart: 'Wählen Sie SKR03 oder SKR04',
  accountLengthBetween: '4 bis 8 Stellen',
  accountDigits: ({ digits }) => `Ein Konto mit ${digits} Stellen`,
  chooseDebtors: 'Wählen Sie ein Konto für alle oder eines je Kunde',
  cashNotBelowZero: 'Weniger als nichts ist in keiner Kasse',
  chooseFormat: 'Wählen Sie CSV oder Excel',
  chooseLanguage: 'Wählen Sie eine Sprache',
  oneBusinessYear: ({ from, to }) =>
    `Ein Buchungsstapel gehört zu einem Wirtschaftsjahr. Wählen Sie Tage vom ${de.day(from)} bis zum ${de.day(to)} und erstellen Sie für die anderen eine zweite Datei.`,
  accountingIncomplete: 'In den Angaben zur Buchhaltung fehlt etwas, das ein Buchungsstapel nennen muss.',
  chartMissing: 'Der Kontenrahmen fehlt.',
  adviserNumberMissing: 'Die Beraternummer fehlt.',
  clientNumberMissing: 'Die Mandantennummer fehlt.',
  revenueAccountMissing: ({ rates }) =>
    `Es fehlt das Erlöskonto für ${de.list(rates.map((rate) => de.percent(rate)))}.`,
  chooseDayFromWhichRatesApply: 'Wählen Sie den Tag, ab dem die Sätze gelten',
  documentIssued: 'Dieses Dokument ist bereits ausgestellt.',
  somethingInvoiceMustShowMissing: 'Es fehlt etwas, das die Rechnung zeigen muss.',
  requestStillWaitingAnswerAcceptFirst: 'Diese Anfrage wartet noch auf Ihre Antwort. Nehmen Sie sie zuerst an.',
  cancellationCannotCancelled: 'Eine Stornorechnung kann nicht storniert werden.',
  draftNeedsNoCancellation: 'Das ist ein Entwurf: Er braucht keine Stornorechnung.',
  invoiceCancelled: 'Diese Rechnung ist bereits storniert.',
  taxIdMissing: 'Ihre Angaben: Die Steuernummer fehlt.',
  draftHasNoXml: 'Ein Entwurf hat noch keine E-Rechnung. Stellen Sie ihn zuerst aus.',
  xmlLacksSomething:
    'Diesem Dokument fehlt, was eine E-Rechnung braucht. Ausgestellt ändert es sich nicht mehr: Ergänzen Sie die Angaben, stornieren Sie es und stellen Sie ein neues aus.',
  ownCountryUnknown: 'Ihre Angaben: Dieses Land kennen wir nicht.',
  clientCountryUnknown: 'Der Kunde: Dieses Land kennen wir nicht.',
  ownPhoneMissing: 'Ihre Angaben: Die Telefonnummer fehlt.',
  clientEmailMissing: 'Der Kunde: Die E-Mail-Adresse fehlt.',
  clientNameMissing: 'Der Kunde: Der Name fehlt.',
  clockBehind: ({ number }) =>
    `Das letzte Dokument, ${number}, trägt ein späteres Datum als die Uhr dieses Servers. Dokumente werden nach dem Datum nummeriert, darum kann nichts ausgestellt werden, bis die Uhr stimmt.`,
  documentsChange: (change) =>
    `Es wurde noch nichts gespeichert, weil das ausgestellte Dokumente ändert. ${sayChange(change)} Laden Sie die Seite neu, damit Sie vorher gefragt werden.`,
  addressIncomplete: ({ client, lines }) =>
    `Die Rechnung braucht die vollständige Adresse von ${client}. Es ${lines.length === 1 ? 'fehlt' : 'fehlen'}: ${de.list(lines.map((line) => addressLines[line]))}.`,
  ownLineMissing: ({ line }) => `Ihre Angaben: Es fehlt ${addressLines[line]}.`,
  clientLineMissing: ({ line }) => `Der Kunde: Es fehlt ${addressLines[line]}.`,
  noFee: 'Für diese Buchung gibt es keine Stornogebühr, über die eine Rechnung auszustellen wäre.',
  chooseRateOfSettings: 'Wählen Sie einen der Steuersätze aus den Einstellungen für Rechnungen',
  lettersReplaced: 'Einige Buchstaben gibt es in keiner Schrift des Dokuments. Sie würden als � gedruckt.',
  lettersNotPrinted: ({ field, letters }) => `${printedFields[field]}: ${letters.join(' ')}`,
  tooManyLineParts: 'Wählen Sie höchstens 20 Buchungen für eine Zeile',
  chooseLines: 'Wählen Sie die Zeilen, die verbucht werden',
  chooseLineState: 'Wählen Sie offen, verbucht oder ignoriert',
  chooseStatement: 'Wählen Sie einen Kontoauszug',
  chooseDayForm: 'Wählen Sie, wie die Tage geschrieben sind',
  chooseDecimal: 'Wählen Sie das Dezimalzeichen: Komma oder Punkt',
  statementTooBig: ({ file, megabytes }) =>
    `${file} ist größer als ${de.number(megabytes)} MB. Laden Sie den Auszug für weniger Tage herunter.`,
  tooManyLines: ({ max }) =>
    `Diese Datei hat mehr als ${de.number(max)} Zeilen. Laden Sie den Auszug für weniger Tage herunter.`,
  entryUnreadable: ({ line }) =>
    `Zeile ${de.number(line)} der Datei: Diesem Umsatz fehlt der Betrag oder der Tag. Es wurde nichts importiert.`,
  statementBroken: ({ line }) =>
    `Diese Datei ist in Zeile ${de.number(line)} beschädigt. Laden Sie sie noch einmal von Ihrer Bank herunter.`,
  otherCamt: 'Diese Datei enthält Meldungen Ihrer Bank, nicht den Auszug. Laden Sie den Auszug als CAMT.053 herunter.',
  noCamt: 'Das ist kein Kontoauszug. Laden Sie den Auszug bei Ihrer Bank als CAMT.053 oder CSV herunter.',
  noLines: 'In dieser Datei ist keine Zahlung.',
  csvNoDay: 'Wählen Sie die Spalte mit dem Tag der Zahlung.',
  csvNoAmount: 'Wählen Sie die Spalte mit dem Betrag.',
  csvNoSuchDay: ({ cell }) => (cell ? `„${cell}“ ist kein Tag.` : 'Der Tag fehlt.'),
  csvNoSuchAmount: ({ cell }) => `„${cell}“ ist kein Betrag.`,
  statementTooMuch: 'Diese Datei zu lesen dauert zu lange. Laden Sie den Auszug für weniger Tage herunter.',
  lineNotOpen: 'Diese Zeile wurde inzwischen verbucht oder ignoriert.',
  lineIsBooked: 'Diese Zeile ist verbucht. War das falsch, tragen Sie bei der Buchung eine Rückzahlung ein.',
  lineNotInEuros: ({ currency }) => `Diese Zeile ist in ${currency}. Nur Euro können verbucht werden.`,
  partsSum: ({ amount }) => `Die Beträge müssen zusammen ${de.euros(amount)} ergeben.`,
  bookingTwice: 'Diese Buchung ist zweimal gewählt',
}
