import { nl } from '../../languages/nl.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  codeMixesAlphabets: 'Gebruik letters van één alfabet: sommige hiervan lijken alleen op andere',
  provideDescriptionEveryImage: 'Beschrijf elke afbeelding.',
  provideDescriptionEveryImageBeforeSaving: 'Beschrijf elke afbeelding voordat u opslaat.',
  provideDescriptionEveryImageBeforeUpdating: 'Beschrijf elke afbeelding voordat u de wijzigingen opslaat.',
  listPictureIdsOrder: 'Noem de nummers van de afbeeldingen op volgorde',
  enterValidDate: 'Vul een geldige datum in',
  chooseAtLeastOneUnit: 'Kies minstens één eenheid',
  enterPriceAtLeastOneUnit: 'Vul de prijs van minstens één eenheid in',
  yearOutOfRange: 'Kies een jaar tussen 1900 en 2198',
  chooseChargedPer: 'Kies voor wie deze wordt berekend.',
  chooseMandatory: 'Kies of deze verplicht is.',
  enterDepositDays: 'Vul in binnen hoeveel dagen deze moet worden betaald.',
  enterDepositPercent: 'Vul het percentage van het totaal in.',
  chooseServiceKind: 'Kies een dienst of een doorgegeven bedrag.',
  chooseServiceVat: 'Kies welke btw erover geldt.',
  chooseInstant: 'Kies of gasten direct boeken.',
  enterInstantHours: 'Vul in hoeveel uur voor het inchecken.',
  baseCapacityCannotGreaterThanMax: 'De basiscapaciteit kan niet groter zijn dan de maximale capaciteit.',
  noExtraPersons: 'Zijn de basiscapaciteit en de maximale capaciteit gelijk, dan is er geen prijs per extra persoon.',
  unitBookedStaysProperty: 'Een eenheid die al is geboekt, blijft bij haar accommodatie.',
  serviceBookedStaysProperty: 'Een extra die al is geboekt, blijft bij de accommodatie.',
  propertyTaxed: 'Een van deze accommodaties heeft al een andere toeristenbelasting. Haal die daar eerst weg.',
  chooseTaxCategory: 'Kies de categorie van elke accommodatie: de bedragen hangen ervan af.',
  enterDayOfYear: 'Voer een dag van het jaar in, maand en dag zoals 04-30',
  rateDatedTwice: 'Twee tarieven beginnen op dezelfde dag.',
  chooseExemptGroups: 'Kies groepen uit de lijst.',
  choosePortals: 'Kies portalen uit de lijst.',
  seasonOverlaps: 'De eenheid heeft in deze nachten al een ander seizoen.',
  promoCodeKnown: 'U hebt al een kortingscode met deze code.',
  dateCannotPast: 'De datum kan niet in het verleden liggen.',
  enterBeds: 'Vul in hoeveel bedden er zijn, 1 tot 50',
  enterTime: 'Vul een tijd in, zoals 15 of 15:00',
  untilAfterFrom: 'Inchecken tot moet na inchecken vanaf liggen',
  enterPercent: 'Vul een percentage van 0 tot 100 in',
  enterDaysBefore: 'Vul hele dagen voor aankomst in, 1 tot 365',
  stepsInOrder: 'Elke stap heeft minder dagen dan de vorige en mag niet minder kosten',
  enterCoordinates: 'Vul breedte- en lengtegraad in, bijvoorbeeld 47.80, 13.30',
  imageTooBig: ({ file }) => `De afbeelding ‘${file}’ is te groot (hoogstens 500 kB)`,
  tooManyImages: ({ most }) => `Er zijn hoogstens ${most} afbeeldingen mogelijk`,
  demoFull: ({ most }) =>
    `De demo heeft plaats voor ${most} eigen afbeeldingen. Registreer u om er zoveel toe te voegen als u wilt.`,
  nightTooDear: ({ price }) => `Een nacht zou meer dan ${nl.number(price)} euro kosten`,
  seasonInTheWay: ({ unit, name, first, last, others }) => {
    const nights = last === first ? `op ${nl.day(first)}` : `van ${nl.day(first)} tot en met ${nl.day(last)}`
    const more = nl.plural(others, {
      one: ' # ander seizoen overlapt ook.',
      other: ' # andere seizoenen overlappen ook.',
    })
    return `${unit} heeft ${nights} al het seizoen ‘${name}’.${others > 0 ? more : ''}`
  },
}
