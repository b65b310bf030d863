import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  taxBelowDeclared: ({ declared, now }) =>
    `Er was ${nl.euros(declared)} toeristenbelasting aangegeven; voor deze gasten is het ${nl.euros(now)}. Bevestig het lagere bedrag.`,
  owesNoTax: 'Dit verblijf is geen toeristenbelasting verschuldigd.',
  birthdayOutsideStay: 'De verjaardag moet een nacht van het verblijf zijn.',
  chooseColumns: 'Kies voor elke kolom waar die hoort',
  firstTaken: ({ taken, others }) => `${taken} wordt overgenomen; ${others.join(', ')} komt in de notities`,
  addressLinesRead: ({ lines }) => `Meerdere regels zijn als één adres gelezen: ${lines.join(' / ')}`,
  zeroAdded: ({ read, written }) => `${written} wordt gelezen als ${read}: spreadsheets laten de nul vooraan weg`,
  notesCut: ({ most }) => `De notities zijn langer dan ${nl.number(most)} tekens: de rest valt weg`,
  enterAges: 'Kies de leeftijd van elk kind, van 0 tot 17.',
  oneAdult: 'Minstens één gast moet volwassen zijn.',
  chooseAcceptOrDecline: 'Kies accepteren of afwijzen',
  depositPaidRequired: 'Geef aan of de aanbetaling is betaald.',
  chooseDepositDue: 'Kies wanneer de aanbetaling uiterlijk betaald moet zijn.',
  chooseCurrentOrKeep: 'Kies of de prijs opnieuw wordt berekend',
  nameInvoiceNumber: 'Noem de factuur met haar nummer',
  choosePaidOrUnpaid: 'Kies betaald of onbetaald',
  chooseOpen: 'Kies open',
  chooseOneStages: 'Kies een van de fasen',
  listUnitIds: 'Noem de nummers van de eenheden, zoals 1,2,3',
  listAtLeastOneUnit: 'Noem minstens één eenheid',
  windowEndsBeforeBegins: 'De periode eindigt voordat ze begint.',
  choosePreviewOrImport: 'Kies voorbeeld of import',
  enterPhoneNumberOrEmailAddress: 'Vul een telefoonnummer of een e-mailadres in',
  chooseWhatPaid: 'Kies wat er is betaald',
  amountAboveZero: 'Vul een bedrag boven €\u00a00 in',
  chooseHowPaid: 'Kies hoe er is betaald',
  hasPayments:
    'Bij deze boeking zijn betalingen vastgelegd, dus kan ze niet worden verwijderd. Annuleer haar in plaats daarvan.',
  workbookNotCsv:
    'Dit is een werkmap, geen CSV-bestand. Open haar in uw spreadsheetprogramma en sla haar eerst op als CSV.',
  notTextFileChooseCsvFile: 'Dit is geen tekstbestand. Kies een CSV-bestand.',
  fileEmpty: 'Dit bestand is leeg.',
  fileBrokenQuotationMarkNeverClosed: 'Dit bestand is beschadigd: een aanhalingsteken wordt nooit gesloten.',
  unitTakenNow: 'De eenheid is bezet.',
  unitNotBookable: 'Deze eenheid kan niet worden geboekt: ze is inactief of niet beschikbaar.',
  unitDoesNotBelongSelectedProperty: 'Deze eenheid hoort niet bij de gekozen accommodatie.',
  propertyNotActive: 'Deze accommodatie is niet actief.',
  promoCodeNoLongerValid: 'Deze kortingscode is niet meer geldig.',
  demoAccountSendsNoMail: 'Een demo-account verstuurt geen e-mails.',
  guestHasNoAddress: 'Van deze gast is geen e-mailadres bekend. Vul het eerst bij de klant in.',
  paymentAhead: 'Een betaling die er nog niet is, kan niet worden ingevoerd: kies een dag tot en met vandaag.',
  dueOnArrival: 'Dit deel moet bij aankomst worden betaald: daarna kunt u eraan herinneren.',
  nothingDue: 'Voor deze boeking hoeft niets te worden betaald.',
  remindedToday: 'Deze gast is in de afgelopen 24 uur al herinnerd.',
  notConfirmedNothingToTell: 'Deze boeking is nog niet bevestigd, dus er is de gast nog niets te melden.',
  hasIssuedInvoice:
    'Bij deze boeking is een factuur opgemaakt, dus kan ze niet worden verwijderd. Annuleer haar in plaats daarvan.',
  fileTooBig: ({ file }) => `‘${file}’ is te groot (hoogstens 2 MB)`,
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `${nl.day(range.check_in)} tot ${nl.day(range.check_out)}`)
    return `De eenheid is bezet van ${named.join(', van ')}${isMore ? ' en op andere dagen' : ''}.`
  },
  enterNightsChange: 'Vul een prijs of een regel in voor deze nachten.',
  closedByOtherRule: 'Een andere regel sluit een deel van deze dagen: wijzig die onder Verblijfsregels.',
  nightsChangedSince: 'Deze nachten zijn intussen gewijzigd, daarom is er niets ongedaan gemaakt.',
  cannotUndoNights: 'Dit kan niet ongedaan worden gemaakt.',
  enterFee: 'Vul de annuleringskosten in, 0 of meer',
  feeAtMost: ({ total }) => `De annuleringskosten zijn hoogstens ${nl.euros(total)}`,
  refundTooLarge: ({ paid }) => `U kunt hoogstens ${nl.euros(paid)} terugbetalen: meer is er niet betaald.`,
  refundAtMost: ({ paid }) => `U kunt hoogstens ${nl.euros(paid)} terugbetalen.`,
  wasPaid: ({ paid }) =>
    `Voor deze boeking is ${nl.euros(paid)} betaald, dus kan ze niet worden verwijderd. Annuleer haar in plaats daarvan.`,
  serviceOfOtherProperty: ({ service }) => `‘${service}’ is geen extra van de gekozen accommodatie.`,
  serviceNotActive: ({ service }) => `‘${service}’ is niet actief.`,
  nameColumns: ({ columns }) => `De eerste rij moet de kolommen noemen: ${columns.join(', ')}.`,
  noLastNameColumn: 'De kolom ‘Last name’ ontbreekt.',
  noContactColumn: 'Een kolom ‘Email’ of ‘Phone’ ontbreekt.',
  noRows: 'Dit bestand heeft kolomnamen, maar geen rijen.',
  tooManyCells:
    'Dit bestand heeft veel meer cellen dan een lijst van klanten. Laat kolommen weg die niet nodig zijn, of splits het in meerdere bestanden.',
  tooManyRows: ({ rows, most }) =>
    `Dit bestand heeft ${nl.number(rows)} rijen. Er kunnen hoogstens ${nl.number(most)} tegelijk worden geïmporteerd: verdeel het over meerdere bestanden.`,
}
