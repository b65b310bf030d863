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
  nothingHeld: 'Voor dit verblijf is op geen kaart iets gereserveerd.',
  captureAfterArrival: 'Vanaf de dag van aankomst kunt u er iets van inhouden.',
  captureAtMost: ({ held }) => `U kunt hoogstens ${nl.euros(held)} inhouden: meer is er niet gereserveerd.`,
  captureRefused: 'De aanbieder heeft dit geweigerd. De reden staat in het dashboard.',
  demoTakesNoCards: 'Een demoaccount neemt geen kaarten aan.',
  oneDeposit: 'Kies één manier om de aanbetaling te berekenen',
  ibanInvalid: 'Dit is geen geldige IBAN. Controleer elk teken.',
  bicInvalid: 'Dit is geen geldige BIC: 8 of 11 letters en cijfers',
  enterAccountHolder: 'Vul de naam van de rekeninghouder in.',
  onlyDigits: 'Alleen cijfers',
  rateTwice: 'Elk tarief één keer',
  chooseChart: 'Kies SKR03 of SKR04',
  accountLengthBetween: '4 tot 8 cijfers',
  accountDigits: ({ digits }) => `Een rekening van ${digits} cijfers`,
  chooseDebtors: 'Kies één rekening of één per klant',
  cashNotBelowZero: 'Minder dan niets zit er in geen enkele kas',
  chooseFormat: 'Kies CSV of Excel',
  chooseLanguage: 'Kies een taal',
  oneBusinessYear: ({ from, to }) =>
    `Een boekingsbestand hoort bij één boekjaar. Kies dagen van ${nl.day(from)} tot en met ${nl.day(to)} en maak een tweede bestand voor de andere.`,
  accountingIncomplete: 'In de boekhoudinstellingen ontbreekt iets wat een boekingsbestand moet vermelden.',
  chartMissing: 'Het rekeningschema ontbreekt.',
  adviserNumberMissing: 'Het nummer van de boekhouder ontbreekt.',
  clientNumberMissing: 'Uw klantnummer ontbreekt.',
  revenueAccountMissing: ({ rates }) =>
    `De opbrengstrekening voor ${nl.list(rates.map((rate) => nl.percent(rate)))} ontbreekt.`,
  chooseDayFromWhichRatesApply: 'Kies de dag vanaf wanneer de tarieven gelden',
  documentIssued: 'Dit document is al opgemaakt.',
  somethingInvoiceMustShowMissing: 'Er ontbreekt iets dat op de factuur moet staan.',
  requestStillWaitingAnswerAcceptFirst: 'Deze aanvraag wacht nog op uw antwoord. Accepteer haar eerst.',
  cancellationCannotCancelled: 'Een creditnota kan niet worden geannuleerd.',
  draftNeedsNoCancellation: 'Dit is een concept: er is geen creditnota nodig.',
  invoiceCancelled: 'Deze factuur is al geannuleerd.',
  taxIdMissing: 'Uw gegevens: het belastingnummer ontbreekt.',
  draftHasNoXml: 'Een concept heeft nog geen e-factuur. Geef het eerst uit.',
  xmlLacksSomething:
    'Aan dit document ontbreekt wat een e-factuur nodig heeft. Eenmaal uitgegeven verandert het niet meer: vul de gegevens aan, annuleer het en geef een nieuw uit.',
  ownCountryUnknown: 'Uw gegevens: dit land kennen wij niet.',
  clientCountryUnknown: 'De klant: dit land kennen wij niet.',
  ownPhoneMissing: 'Uw gegevens: het telefoonnummer ontbreekt.',
  clientEmailMissing: 'De klant: het e-mailadres ontbreekt.',
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
  tooManyLineParts: 'Kies hoogstens 20 boekingen voor één regel',
  chooseLines: 'Kies de regels die u wilt boeken',
  chooseLineState: 'Kies open, geboekt of genegeerd',
  chooseStatement: 'Kies een bankafschrift',
  chooseDayForm: 'Kies hoe de dagen geschreven zijn',
  chooseDecimal: 'Kies het decimaalteken: komma of punt',
  statementTooBig: ({ file, megabytes }) =>
    `${file} is groter dan ${nl.number(megabytes)} MB. Download het afschrift voor minder dagen.`,
  tooManyLines: ({ max }) =>
    `Dit bestand heeft meer dan ${nl.number(max)} regels. Download het afschrift voor minder dagen.`,
  entryUnreadable: ({ line }) =>
    `Regel ${nl.number(line)} van het bestand: bij deze mutatie ontbreekt het bedrag of de dag. Er is niets geïmporteerd.`,
  statementBroken: ({ line }) =>
    `Dit bestand is beschadigd op regel ${nl.number(line)}. Download het opnieuw bij uw bank.`,
  otherCamt: 'Dit bestand bevat meldingen van uw bank, niet het afschrift. Download het afschrift als CAMT.053.',
  noCamt: 'Dit is geen bankafschrift. Download het afschrift bij uw bank als CAMT.053 of CSV.',
  noLines: 'Er staat geen betaling in dit bestand.',
  csvNoDay: 'Kies de kolom met de dag van de betaling.',
  csvNoAmount: 'Kies de kolom met het bedrag.',
  csvNoSuchDay: ({ cell }) => (cell ? `“${cell}” is geen dag.` : 'De dag ontbreekt.'),
  csvNoSuchAmount: ({ cell }) => `“${cell}” is geen bedrag.`,
  statementTooMuch: 'Dit bestand lezen duurt te lang. Download het afschrift voor minder dagen.',
  lineNotOpen: 'Deze regel is intussen geboekt of genegeerd.',
  lineIsBooked: 'Deze regel is geboekt. Was dat onjuist, voer dan bij de boeking een terugbetaling in.',
  lineNotInEuros: ({ currency }) => `Deze regel is in ${currency}. Alleen euro’s kunnen worden geboekt.`,
  partsSum: ({ amount }) => `De bedragen moeten samen ${nl.euros(amount)} zijn.`,
  bookingTwice: 'Deze boeking is twee keer gekozen',
}
