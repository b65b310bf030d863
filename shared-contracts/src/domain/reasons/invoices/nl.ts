import { nl } from '../../languages/nl.ts'
import type { AddressLine, DocumentsChange, Messages, PrintedField } from './en.ts'

const printedFields: Record<PrintedField, string> = {
  first_name: 'Uw naam',
  business_name: 'Uw bedrijfsnaam',
  tax_id: 'Uw belastingnummer',
  address: 'Uw adres',
  'client.name': 'De naam van de klant',
  'client.address': 'Het adres van de klant',
  property: 'De naam of plaats van de accommodatie',
  unit: 'De naam van de eenheid',
  services: 'De namen van de extra’s',
  payment_terms: 'Uw betalingsvoorwaarden',
  small_business_note: 'Uw vermelding van de kleineondernemersregeling',
}

const addressLines: Record<AddressLine, string> = {
  street: 'de straat',
  house_number: 'het huisnummer',
  postal_code: 'de postcode',
  city: 'de plaats',
  country: 'het land',
}

const sayChange = ({ cancels: { number, total }, replacement, otherTotals = [] }: DocumentsChange) => {
  const first = `Factuur ${number} van ${nl.euros(total)} wordt met een creditnota geannuleerd`
  if (!replacement) return `${first}.`
  const totals = [replacement.total, ...otherTotals].map(nl.euros).join(' of ')
  if (replacement.status === 'issued') return `${first}, en er wordt een nieuwe factuur van ${totals} opgemaakt.`
  return `${first}. De nieuwe factuur van ${totals} blijft een concept, omdat er iets ontbreekt dat erop moet staan.`
}

export const messages: Messages = {
  lastDayMustNotBeforeFirst: 'De laatste dag kan niet voor de eerste liggen.',
  choosePropertyOrUnit: 'Kies accommodatie of eenheid',
  chooseWhatDownload: 'Kies wat er wordt gedownload',
  chooseWhetherInvoicesIssuedAutomatically: 'Kies of facturen automatisch worden opgemaakt',
  twoRatesBeginOnSameDay: 'Twee tarieven beginnen op dezelfde dag',
  onlyLettersDigits: 'Alleen letters, cijfers, - en /',
  chooseUnpaid: 'Kies onbetaald',
  keyUnknown: 'De aanbieder kent deze sleutel niet. Kopieer de geheime of een beperkte sleutel uit het dashboard.',
  providerUnavailable: 'De aanbieder is nu even niet bereikbaar. Probeer het over enkele minuten opnieuw.',
  signatureWrong: 'Deze handtekening is niet van de aanbieder.',
  otherAmountPaid: 'De aanbieder meldt een ander bedrag dan gevraagd was.',
  refundFailed: 'De aanbieder heeft deze terugbetaling geweigerd. De reden staat in het dashboard.',
  demoTakesNoCards: 'Een demoaccount neemt geen kaarten aan.',
  oneDeposit: 'Kies één manier om de aanbetaling te berekenen',
  ibanInvalid: 'Dit is geen geldige IBAN. Controleer elk teken.',
  bicInvalid: 'Dit is geen geldige BIC: 8 of 11 letters en cijfers',
  enterAccountHolder: 'Vul de naam van de rekeninghouder in.',
  chooseDayFromWhichRatesApply: 'Kies de dag vanaf wanneer de tarieven gelden',
  documentIssued: 'Dit document is al opgemaakt.',
  somethingInvoiceMustShowMissing: 'Er ontbreekt iets dat op de factuur moet staan.',
  requestStillWaitingAnswerAcceptFirst: 'Deze aanvraag wacht nog op uw antwoord. Accepteer haar eerst.',
  cancellationCannotCancelled: 'Een creditnota kan niet worden geannuleerd.',
  draftNeedsNoCancellation: 'Dit is een concept: er is geen creditnota nodig.',
  invoiceCancelled: 'Deze factuur is al geannuleerd.',
  taxIdMissing: 'Uw gegevens: het belastingnummer ontbreekt.',
  clientNameMissing: 'De klant: de naam ontbreekt.',
  clockBehind: ({ number }) =>
    `Het laatste document, ${number}, heeft een latere datum dan de klok van deze server. Documenten worden op datum genummerd, dus kan er niets worden opgemaakt totdat de klok goed staat.`,
  documentsChange: (change) =>
    `Er is nog niets opgeslagen, omdat dit opgemaakte documenten wijzigt. ${sayChange(change)} Laad de pagina opnieuw om eerst de vraag te krijgen.`,
  addressIncomplete: ({ client, lines }) =>
    `De factuur heeft het volledige adres van ${client} nodig: ${nl.list(lines.map((line) => addressLines[line]))} ${lines.length === 1 ? 'ontbreekt' : 'ontbreken'}.`,
  ownLineMissing: ({ line }) => `Uw gegevens: ${addressLines[line]} ontbreekt.`,
  clientLineMissing: ({ line }) => `De klant: ${addressLines[line]} ontbreekt.`,
  noFee: 'Deze boeking heeft geen annuleringskosten om te factureren.',
  chooseRateOfSettings: 'Kies een van de btw-tarieven uit de factuurinstellingen',
  lettersReplaced: 'Sommige letters staan in geen enkel lettertype van het document. Ze zouden als � worden afgedrukt.',
  lettersNotPrinted: ({ field, letters }) => `${printedFields[field]}: ${letters.join(' ')}`,
}
