import { isChosen } from '../nouns/chosen.ts'
import type { Choice, Field } from '../nouns/en.ts'
import { amounts, lists, nouns, things } from '../nouns/nl.ts'
import { nl } from '../../languages/nl.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import { maxStayNights } from '../../stay/night-limits.ts'
import { readingsIn } from '../../money/typed-number.ts'
import type { Messages } from './en.ts'

const either = readingsIn(nl, 'of')

const ask = (noun: Field | Choice) => (isChosen(noun) ? `Kies ${nouns[noun]}` : `Vul ${nouns[noun]} in`)
const atLeastCharacters = (minimum: number) =>
  nl.plural(minimum, { one: 'Minstens # teken', other: 'Minstens # tekens' })
const atMostCharacters = (maximum: number) =>
  nl.plural(maximum, { one: 'Hoogstens # teken', other: 'Hoogstens # tekens' })

export const messages: Messages = {
  required: ({ noun }) => ask(noun),
  choose: ({ noun }) => ask(noun),
  select: ({ noun }) => `${ask(noun)}.`,
  enter: ({ noun }) => ask(noun),
  chooseFromList: ({ noun }) => `Kies ${lists[noun]} uit de lijst`,
  notFound: ({ noun }) => `${things[noun]} niet gevonden.`,
  tooShort: ({ minimum }) => atLeastCharacters(minimum),
  tooLong: ({ maximum }) => atMostCharacters(maximum),
  overlong: ({ maximum }) => atMostCharacters(maximum),
  atLeastCharacters: ({ minimum }) => atLeastCharacters(minimum),
  atMostCharacters: ({ maximum }) => atMostCharacters(maximum),
  tooSmall: ({ minimum }) => `Minstens ${minimum}`,
  negative: () => 'Minstens 0',
  tooLarge: ({ maximum }) => `Hoogstens ${nl.number(maximum)}`,
  atLeast: ({ noun, minimum }) => `Minstens ${amounts[noun](minimum)}`,
  atMost: ({ noun, maximum }) => `Hoogstens ${amounts[noun](maximum)}`,
  within: ({ noun, minimum, maximum }) => `Vul ${minimum} tot ${amounts[noun](maximum)} in`,
  between: ({ minimum, maximum }) => `Alleen waarden van ${minimum} tot ${maximum} zijn toegestaan`,
  enterNumber: 'Vul een getal in',
  chooseYesOrNo: 'Kies ja of nee',
  choosePlan: 'Kies een van de tarieven',
  planNotOffered: 'Dit tarief wordt hier niet aangeboden',
  enterAges: 'Kies de leeftijd van elk kind, van 0 tot 17.',
  oneAdult: 'Minstens één gast moet volwassen zijn.',
  unitTakenNow: 'De eenheid is bezet.',
  unitNotBookable: 'Deze eenheid kan niet worden geboekt: ze is inactief of niet beschikbaar.',
  propertyNotActive: 'Deze accommodatie is niet actief.',
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `${nl.day(range.check_in)} tot ${nl.day(range.check_out)}`)
    return `De eenheid is bezet van ${named.join(', van ')}${isMore ? ' en op andere dagen' : ''}.`
  },
  lastNightBeforeFirst: 'De laatste nacht kan niet voor de eerste liggen.',
  pictureHeic:
    'Dit is een HEIC-foto van een Apple-apparaat, hoe de naam ook eindigt. Bewaar of exporteer hem als JPEG en kies dat bestand',
  notName: 'Voer een naam in, zonder links en tekens die er niet bij horen',
  emailNotPlain:
    'Onze e-mail kan niet worden bezorgd op een adres met letters zoals é voor de @. Voer een ander adres in',
  emailWithoutEnding: 'Na de @ ontbreekt een uitgang zoals .com',
  passwordMustIncludeUpperLowercaseNumber:
    'Het wachtwoord heeft hoofdletters, kleine letters, een cijfer en een speciaal teken nodig',
  onlyLettersAllowed: 'Alleen letters zijn toegestaan',
  mustAcceptPrivacyPolicy: 'U moet akkoord gaan met de privacyverklaring',
  chooseOneOrders: 'Kies een van de sorteringen',
  enterValidEmailAddress: 'Vul een geldig e-mailadres in',
  activeRequired: 'Kies of dit actief is',
  chooseActiveOrInactive: 'Kies actief of inactief',
  mustBeText: 'Hier hoort tekst',
  pageWholeNumber: 'De pagina moet een geheel getal zijn',
  pageTooSmall: 'Pagina’s beginnen bij 1',
  noSuchPage: 'Deze pagina bestaat niet',
  pageSizeWholeNumber: 'De paginagrootte moet een geheel getal zijn',
  onlyWholeNumbersAllowed: 'Alleen gehele getallen zijn toegestaan',
  textContainsCharacterCannotStored: 'Deze tekst bevat een teken dat niet kan worden opgeslagen',
  atMostOneDecimal: 'Hoogstens één decimaal',
  dateOutOfRange: 'Kies een datum tussen 1900 en 2199',
  tooManyDecimals: 'Hoogstens 2 decimalen',
  versionMustWholeNumber: 'De versie moet een geheel getal zijn',
  onlyJpegPngWebpAndAvif: 'Alleen afbeeldingen in JPEG, PNG, WebP en AVIF kunnen worden gebruikt',
  contentFileDoesNotMatchName: 'De inhoud van dit bestand past niet bij de naam',
  pictureDamagedOrIncomplete: 'Deze afbeelding is beschadigd of onvolledig',
  pictureTooManyPixels: 'Deze afbeelding heeft te veel pixels',
  pictureTooLongAndNarrow: 'Deze afbeelding is te lang en te smal',
  pictureTooHeavy:
    'Het lezen van deze afbeelding duurt te lang. Sla haar kleiner op, of als gewone JPEG, en probeer het opnieuw',
  checkOutAfterCheckIn: 'Het vertrek moet na de aankomst liggen.',
  checkInPast: 'De aankomst kan niet in het verleden liggen.',
  tooManyGuests: 'Voor zoveel gasten is hier geen plaats.',
  petsNotWelcome: 'Huisdieren zijn hier niet toegestaan.',
  tooManyPets: ({ most }) =>
    nl.plural(most, {
      one: 'Hier is hoogstens # huisdier toegestaan.',
      other: 'Hier zijn hoogstens # huisdieren toegestaan.',
    }),
  wrongPhoneFormat: 'Dit telefoonnummer is niet geldig',
  requestContainsCharacterCannotStored: 'Dit verzoek bevat een teken dat niet kan worden opgeslagen.',
  bodyNotValidJson: 'De inhoud is geen geldige JSON.',
  idempotencyKeyUsedAnotherRequest: 'Deze Idempotency-Key is al voor een ander verzoek gebruikt.',
  valueRequestCannotStored: 'Een waarde van dit verzoek kan niet worden opgeslagen.',
  databaseAway: 'De database is op dit moment niet bereikbaar. Probeer het zo meteen opnieuw.',
  diskFull: 'De schijf van de server is vol: er is niets opgeslagen. Probeer het later opnieuw.',
  diskFailing: 'De server kan niet opslaan: er is niets opgeslagen. Probeer het later opnieuw.',
  storageAway:
    'De opslag van afbeeldingen en documenten is op dit moment niet bereikbaar. Probeer het zo meteen opnieuw.',
  busy: 'Het is op dit moment druk. Probeer het zo meteen opnieuw.',
  recordAlreadyExists: 'Dit bestaat al.',
  recordBelongsSomethingGone: 'Dit hoort bij iets wat niet meer bestaat of nog in gebruik is.',
  overlapsAnotherRecord: 'Dit overlapt met iets anders.',
  changedAtSameMoment: 'Iemand anders heeft dit op hetzelfde moment gewijzigd. Probeer het opnieuw.',
  requestCannotRead: 'Dit verzoek kan niet worden gelezen.',
  nothingAtAddress: 'Op dit adres is niets te vinden.',
  requestTookTooLongArrive: 'Het verzoek kwam te langzaam binnen.',
  requestTooLarge: 'Dit verzoek is te groot.',
  addressTooLong: 'Dit adres is te lang.',
  sendAsApplicationJson: 'Verstuur dit als application/json.',
  headersRequestTooLarge: 'De headers van dit verzoek zijn te groot.',
  requestCannotAnswered: 'Dit verzoek kan niet worden beantwoord.',
  somethingWentWrongOnOurSide: 'Er is bij ons iets misgegaan. Probeer het opnieuw.',
  checkHighlightedFields: 'Controleer de gemarkeerde velden.',
  changedMeanwhile: 'Iemand anders heeft dit intussen gewijzigd. Bekijk de wijzigingen voordat u opslaat.',
  pleaseSignIn: 'Log in om verder te gaan.',
  idempotencyKeyMalformed: 'De Idempotency-Key moet uit 1 tot 200 afdrukbare tekens bestaan.',
  noApiKeyMayMakeCall: 'Dit kan niet met een API-sleutel: log hiervoor in.',
  sessionTooManyOpenStreams: 'Deze sessie heeft al te veel open verbindingen.',
  stayTooLong: `Een verblijf kan hoogstens ${maxStayNights} nachten duren.`,
  leastNightsHere: ({ nights }) =>
    nl.plural(nights, {
      one: 'Een verblijf duurt hier minstens # nacht.',
      other: 'Een verblijf duurt hier minstens # nachten.',
    }),
  mostNightsHere: ({ nights }) =>
    nl.plural(nights, {
      one: 'Een verblijf duurt hier hoogstens # nacht.',
      other: 'Een verblijf duurt hier hoogstens # nachten.',
    }),
  lastArrivalHere: ({ day }) => `Een verblijf kan hier uiterlijk op ${nl.day(day)} beginnen.`,
  minNightsFrom: ({ nights, day }) =>
    nl.plural(nights, {
      one: `Een verblijf dat op ${nl.longDayWithWeekday(day)} begint, duurt minstens # nacht.`,
      other: `Een verblijf dat op ${nl.longDayWithWeekday(day)} begint, duurt minstens # nachten.`,
    }),
  minNightsOver: ({ nights, day }) =>
    nl.plural(nights, {
      one: `Een verblijf met de nacht van ${nl.longDayWithWeekday(day)} duurt minstens # nacht.`,
      other: `Een verblijf met de nacht van ${nl.longDayWithWeekday(day)} duurt minstens # nachten.`,
    }),
  maxNightsFrom: ({ nights, day }) =>
    nl.plural(nights, {
      one: `Een verblijf dat op ${nl.longDayWithWeekday(day)} begint, duurt hoogstens # nacht.`,
      other: `Een verblijf dat op ${nl.longDayWithWeekday(day)} begint, duurt hoogstens # nachten.`,
    }),
  maxNightsOver: ({ nights, day }) =>
    nl.plural(nights, {
      one: `Een verblijf met de nacht van ${nl.longDayWithWeekday(day)} duurt hoogstens # nacht.`,
      other: `Een verblijf met de nacht van ${nl.longDayWithWeekday(day)} duurt hoogstens # nachten.`,
    }),
  arrivalWeekdays: ({ day, weekdays }) =>
    `Op ${nl.longDayWithWeekday(day)} kan geen verblijf beginnen: aankomst is op ${nl.list(weekdayNames(nl, weekdays))}.`,
  departureWeekdays: ({ day, weekdays }) =>
    `Op ${nl.longDayWithWeekday(day)} kan geen verblijf eindigen: vertrek is op ${nl.list(weekdayNames(nl, weekdays))}.`,
  closedToArrival: ({ day }) => `Op ${nl.longDayWithWeekday(day)} kan geen verblijf beginnen.`,
  closedToDeparture: ({ day }) => `Op ${nl.longDayWithWeekday(day)} kan geen verblijf eindigen.`,
  leadTime: ({ hours, day }) =>
    nl.plural(hours, {
      one: `Gasten boeken hier minstens # uur voor het inchecken: een verblijf kan op zijn vroegst op ${nl.longDayWithWeekday(day)} beginnen.`,
      other: `Gasten boeken hier minstens # uur voor het inchecken: een verblijf kan op zijn vroegst op ${nl.longDayWithWeekday(day)} beginnen.`,
    }),
  preparationDays: ({ days }) =>
    nl.plural(days, {
      one: 'Tussen twee verblijven blijft hier # dag vrij.',
      other: 'Tussen twee verblijven blijven hier # dagen vrij.',
    }),
  codeFrom: ({ day }) => `Deze kortingscode geldt vanaf ${nl.day(day)}.`,
  codeDates: ({ from, to }) => {
    if (!to) return `Deze kortingscode geldt voor nachten vanaf ${nl.day(from ?? '')}.`
    return from
      ? `Deze kortingscode geldt voor nachten van ${nl.day(from)} tot en met ${nl.day(to)}.`
      : `Deze kortingscode geldt voor nachten tot en met ${nl.day(to)}.`
  },
  codeNights: ({ nights }) =>
    nl.plural(nights, {
      one: 'Deze kortingscode geldt vanaf # nacht.',
      other: 'Deze kortingscode geldt vanaf # nachten.',
    }),
  codeUnit: 'Deze kortingscode geldt niet voor deze accommodatie.',
  codeUsedUp: 'Deze kortingscode kan niet meer worden gebruikt.',
  codeUsedUpByGuest: 'Deze gast heeft de kortingscode al zo vaak gebruikt als mogelijk is.',
  mostItems: ({ count }) => `Hoogstens ${nl.number(count)} hiervan`,
  leastItems: ({ count }) => `Minstens ${nl.number(count)} hiervan`,
  mostNumber: ({ count }) => `Hoogstens ${nl.number(count)}`,
  leastNumber: ({ count }) => `Minstens ${nl.number(count)}`,
  twoAmounts: ({ readings }) => `Bedoelt u ${either.amounts(readings)}? Schrijf ${either.typed(readings, 2)}.`,
  twoNumbers: ({ readings }) => `Bedoelt u ${either.numbers(readings)}? Schrijf ${either.typed(readings)}.`,
  mustBeNumber: 'Hier hoort een getal',
  mustBeWholeNumber: 'Hier hoort een geheel getal',
  mustBeTrueOrFalse: 'Hier hoort ja of nee',
  mustBeList: 'Hier hoort een lijst',
  mustBeObject: 'Hier hoort een object met benoemde velden',
  mustBeDate: 'Hier hoort een datum',
  noSuchDay: 'Deze dag bestaat niet',
  dateFormat: 'Vul een datum in zoals 2026-12-31',
  momentFormat: 'Vul datum en tijd in zoals 2026-12-31T10:00:00Z',
  urlFormat: 'Vul een adres in zoals https://www.example.com',
  missing: 'Dit ontbreekt',
  notValid: 'Dit is niet geldig',
  wrongFormat: 'Dit heeft niet de juiste vorm',
  oneOf: ({ values }) => `Mogelijk zijn: ${values.join(', ')}`,
  unknownFields: ({ fields }) => `Er is geen veld ${fields.join(', ')}`,
  tooManyAttempts: ({ seconds }) =>
    seconds < 60
      ? nl.plural(seconds, {
          one: 'Te veel pogingen. Wacht # seconde en probeer het opnieuw.',
          other: 'Te veel pogingen. Wacht # seconden en probeer het opnieuw.',
        })
      : nl.plural(Math.ceil(seconds / 60), {
          one: 'Te veel pogingen. Wacht # minuut en probeer het opnieuw.',
          other: 'Te veel pogingen. Wacht # minuten en probeer het opnieuw.',
        }),
  scopeMissing: ({ scope }) =>
    `Deze API-sleutel mist het recht ${scope}. Maak er een die het heeft bij Instellingen, Koppelingen.`,
  linkExpiredExport: 'Deze link is niet meer geldig. Klik in de lijst opnieuw op Exporteren.',
  vatIdWrong: 'Dit is geen geldig btw-nummer. Het begint met de letters van het land, zoals NL, en elk teken telt.',
  leitwegIdWrong: 'Dit lijkt op een Leitweg-ID, maar de controlecijfers kloppen niet. Controleer elk cijfer.',
  linkExpiredPicture: 'Deze link is niet meer geldig. Open de foto vanuit de boeking.',
  linkExpiredDocument: 'Deze link is niet meer geldig. Open het document vanuit de lijst met facturen.',
  tooManyLists: 'Andere lange lijsten van u worden nog gelezen. Probeer het zo meteen opnieuw.',
  fieldTooLong: 'Een veld van dit formulier is te lang.',
  formUnreadable: 'Het formulier kan niet worden gelezen.',
  authenticatorAppNotFound: 'Er is geen authenticatie-app ingesteld.',
}
