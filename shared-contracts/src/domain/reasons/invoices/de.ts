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
  demoTakesNoCards: 'Ein Demokonto nimmt keine Karten an.',
  oneDeposit: 'Wählen Sie eine Art, die Anzahlung zu berechnen',
  ibanInvalid: 'Das ist keine gültige IBAN. Bitte prüfen Sie jedes Zeichen.',
  bicInvalid: 'Das ist kein gültiger BIC: 8 oder 11 Buchstaben und Ziffern',
  enterAccountHolder: 'Geben Sie den Namen des Kontoinhabers ein.',
  chooseDayFromWhichRatesApply: 'Wählen Sie den Tag, ab dem die Sätze gelten',
  documentIssued: 'Dieses Dokument ist bereits ausgestellt.',
  somethingInvoiceMustShowMissing: 'Es fehlt etwas, das die Rechnung zeigen muss.',
  requestStillWaitingAnswerAcceptFirst: 'Diese Anfrage wartet noch auf Ihre Antwort. Nehmen Sie sie zuerst an.',
  cancellationCannotCancelled: 'Eine Stornorechnung kann nicht storniert werden.',
  draftNeedsNoCancellation: 'Das ist ein Entwurf: Er braucht keine Stornorechnung.',
  invoiceCancelled: 'Diese Rechnung ist bereits storniert.',
  taxIdMissing: 'Ihre Angaben: Die Steuernummer fehlt.',
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
}
