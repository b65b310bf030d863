import { nl } from '../../languages/nl.ts'
import { maxStayNights } from '../../stay.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  lastNightMustNotBeforeFirst: 'De laatste nacht kan niet voor de eerste liggen.',
  chooseAcceptOrDecline: 'Kies accepteren of afwijzen',
  selectCheckIn: 'Kies de dag van aankomst.',
  selectCheckOut: 'Kies de dag van vertrek.',
  selectProperty: 'Kies een accommodatie.',
  selectClient: 'Kies een klant.',
  depositPaidRequired: 'Geef aan of de aanbetaling is betaald.',
  depositAmountRequired: 'Vul het bedrag van de aanbetaling in.',
  depositAmountMustAtLeast0: 'De aanbetaling kan niet lager zijn dan 0.',
  selectService: 'Kies een extra.',
  chooseServicesFromList: 'Kies extra’s uit de lijst',
  chooseCurrentOrKeep: 'Kies of de prijs opnieuw wordt berekend',
  nameInvoiceNumber: 'Noem de factuur met haar nummer',
  choosePaidOrUnpaid: 'Kies betaald of onbetaald',
  chooseOneStages: 'Kies een van de fasen',
  listUnitIdsLike12: 'Noem de nummers van de eenheden, zoals 1,2,3',
  listAtLeastOneUnit: 'Noem minstens één eenheid',
  windowEndsBeforeBegins: 'De periode eindigt voordat ze begint.',
  chooseYesOrNo: 'Kies ja of nee',
  choosePreviewOrImport: 'Kies voorbeeld of import',
  firstNameRequired: 'Vul de voornaam in',
  lastNameRequired: 'Vul de achternaam in',
  enterPhoneNumberOrEmailAddress: 'Vul een telefoonnummer of een e-mailadres in',
  chooseDayPayment: 'Kies de dag van de betaling',
  chooseWhatPaid: 'Kies wat er is betaald',
  enterAmount: 'Vul een bedrag in',
  enterAmountAbove0: 'Vul een bedrag boven €\u00a00 in',
  chooseHowPaid: 'Kies hoe er is betaald',
  enterReasonRefund: 'Vul de reden van de terugbetaling in',
  hasPayments:
    'Bij deze boeking zijn betalingen vastgelegd, dus kan ze niet worden verwijderd. Annuleer haar in plaats daarvan.',
  chooseCsvFile: 'Kies een CSV-bestand.',
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
  notConfirmedNothingToTell: 'Deze boeking is nog niet bevestigd, dus er is de gast nog niets te melden.',
  hasIssuedInvoice:
    'Bij deze boeking is een factuur opgemaakt, dus kan ze niet worden verwijderd. Annuleer haar in plaats daarvan.',
  fileTooBig: ({ file }) => `‘${file}’ is te groot (hoogstens 2 MB)`,
  tooManyUnits: ({ maximum }) => `Hoogstens ${nl.number(maximum)} eenheden tegelijk`,
  windowTooLong: 'Een periode kan hoogstens 400 nachten hebben.',
  blockTooLong: `Een blokkering kan hoogstens ${maxStayNights} nachten duren.`,
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `${nl.day(range.check_in)} tot ${nl.day(range.check_out)}`)
    return `De eenheid is bezet van ${named.join(', van ')}${isMore ? ' en op andere dagen' : ''}.`
  },
  refundTooLarge: ({ paid }) => `U kunt hoogstens ${nl.euros(paid)} terugbetalen: meer is er niet betaald.`,
  refundAtMost: ({ paid }) => `U kunt hoogstens ${nl.euros(paid)} terugbetalen.`,
  wasPaid: ({ paid }) =>
    `Voor deze boeking is ${nl.euros(paid)} betaald, dus kan ze niet worden verwijderd. Annuleer haar in plaats daarvan.`,
  serviceOfOtherProperty: ({ service }) => `‘${service}’ is geen extra van de gekozen accommodatie.`,
  serviceNotActive: ({ service }) => `‘${service}’ is niet actief.`,
  columnTwice: ({ column }) => `De kolom ‘${column}’ komt twee keer voor.`,
  nameColumns: ({ columns }) => `De eerste rij moet de kolommen noemen: ${columns.join(', ')}.`,
  noLastNameColumn: 'De kolom ‘Last name’ ontbreekt.',
  noContactColumn: 'Een kolom ‘Email’ of ‘Phone’ ontbreekt.',
  noRows: 'Dit bestand heeft kolomnamen, maar geen rijen.',
  tooManyRows: ({ rows, most }) =>
    `Dit bestand heeft ${nl.number(rows)} rijen. Er kunnen hoogstens ${nl.number(most)} tegelijk worden geïmporteerd: verdeel het over meerdere bestanden.`,
}
