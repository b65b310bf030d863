import { isChosen } from '../nouns/chosen.ts'
import type { Choice, Field } from '../nouns/en.ts'
import { amounts, lists, nouns, things } from '../nouns/de.ts'
import { de } from '../../languages/de.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import { maxStayNights } from '../../stay/night-limits.ts'
import { readingsIn } from '../../money/typed-number.ts'
import type { Messages } from './en.ts'

const either = readingsIn(de, 'oder')

const ask = (noun: Field | Choice) => `Bitte ${nouns[noun]} ${isChosen(noun) ? 'wählen' : 'eingeben'}`
const atLeastCharacters = (minimum: number) => `Mindestens ${de.number(minimum)} Zeichen`
const atMostCharacters = (maximum: number) => `Höchstens ${de.number(maximum)} Zeichen`

export const messages: Messages = {
  required: ({ noun }) => ask(noun),
  choose: ({ noun }) => ask(noun),
  select: ({ noun }) => `${ask(noun)}.`,
  enter: ({ noun }) => ask(noun),
  chooseFromList: ({ noun }) => `Bitte ${lists[noun]} aus der Liste wählen`,
  notFound: ({ noun }) => `${things[noun]} gibt es nicht.`,
  tooShort: ({ minimum }) => atLeastCharacters(minimum),
  tooLong: ({ maximum }) => atMostCharacters(maximum),
  overlong: ({ maximum }) => atMostCharacters(maximum),
  atLeastCharacters: ({ minimum }) => atLeastCharacters(minimum),
  atMostCharacters: ({ maximum }) => atMostCharacters(maximum),
  tooSmall: ({ minimum }) => `Mindestens ${minimum}`,
  negative: () => 'Mindestens 0',
  tooLarge: ({ maximum }) => `Höchstens ${de.number(maximum)}`,
  atLeast: ({ noun, minimum }) => `Mindestens ${amounts[noun](minimum)}`,
  atMost: ({ noun, maximum }) => `Höchstens ${amounts[noun](maximum)}`,
  within: ({ noun, minimum, maximum }) => `Bitte ${minimum} bis ${amounts[noun](maximum)} eingeben`,
  between: ({ minimum, maximum }) => `Nur Werte von ${minimum} bis ${maximum} sind erlaubt`,
  enterNumber: 'Bitte eine Zahl eingeben',
  chooseYesOrNo: 'Wählen Sie ja oder nein',
  choosePlan: 'Wählen Sie einen der Tarife',
  planNotOffered: 'Dieser Tarif wird hier nicht angeboten',
  enterAges: 'Wählen Sie das Alter jedes Kindes, von 0 bis 17.',
  oneAdult: 'Mindestens ein Gast muss erwachsen sein.',
  unitTakenNow: 'Die Einheit ist belegt.',
  unitNotBookable: 'Diese Einheit kann nicht gebucht werden: Sie ist inaktiv oder nicht verfügbar.',
  propertyNotActive: 'Diese Unterkunft ist nicht aktiv.',
  takenNights: ({ ranges, isMore }) => {
    const named = ranges.map((range) => `${de.day(range.check_in)} bis ${de.day(range.check_out)}`)
    return `Die Einheit ist belegt vom ${named.join(', vom ')}${isMore ? ' und an weiteren Tagen' : ''}.`
  },
  lastNightBeforeFirst: 'Die letzte Nacht kann nicht vor der ersten liegen.',
  pictureHeic:
    'Das ist ein HEIC-Bild eines Apple-Geräts, wie auch immer sein Name endet. Speichern oder exportieren Sie es als JPEG und wählen Sie diese Datei',
  notName: 'Geben Sie einen Namen ein, ohne Links und Zeichen, die nicht dazugehören',
  emailNotPlain:
    'An eine Adresse mit Buchstaben wie é vor dem @ können wir keine E-Mail zustellen. Geben Sie eine andere ein',
  emailWithoutEnding: 'Dem Teil nach dem @ fehlt eine Endung wie .com',
  passwordMustIncludeUpperLowercaseNumber:
    'Das Passwort braucht Groß- und Kleinbuchstaben, eine Ziffer und ein Sonderzeichen',
  onlyLettersAllowed: 'Nur Buchstaben sind erlaubt',
  mustAcceptPrivacyPolicy: 'Bitte stimmen Sie der Datenschutzerklärung zu',
  chooseOneOrders: 'Wählen Sie eine der Sortierungen',
  enterValidEmailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein',
  activeRequired: 'Bitte wählen, ob aktiv',
  chooseActiveOrInactive: 'Wählen Sie aktiv oder inaktiv',
  mustBeText: 'Hier wird Text erwartet',
  pageWholeNumber: 'Die Seite muss eine ganze Zahl sein',
  pageTooSmall: 'Seiten beginnen bei 1',
  noSuchPage: 'Diese Seite gibt es nicht',
  pageSizeWholeNumber: 'Die Seitengröße muss eine ganze Zahl sein',
  onlyWholeNumbersAllowed: 'Nur ganze Zahlen sind erlaubt',
  textContainsCharacterCannotStored: 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann',
  atMostOneDecimal: 'Höchstens eine Nachkommastelle',
  dateOutOfRange: 'Wählen Sie ein Datum zwischen 1900 und 2199',
  tooManyDecimals: 'Höchstens 2 Nachkommastellen',
  versionMustWholeNumber: 'Die Version muss eine ganze Zahl sein',
  onlyJpegPngWebpAndAvif: 'Nur Bilder in JPEG, PNG, WebP und AVIF können verwendet werden',
  contentFileDoesNotMatchName: 'Der Inhalt dieser Datei passt nicht zu ihrem Namen',
  pictureDamagedOrIncomplete: 'Dieses Bild ist beschädigt oder unvollständig',
  pictureTooManyPixels: 'Dieses Bild hat zu viele Pixel',
  pictureTooLongAndNarrow: 'Dieses Bild ist zu lang und schmal',
  pictureTooHeavy:
    'Dieses Bild zu lesen dauert zu lange. Speichern Sie es kleiner oder als gewöhnliches JPEG und versuchen Sie es erneut',
  checkOutAfterCheckIn: 'Die Abreise muss nach der Anreise liegen.',
  checkInPast: 'Die Anreise kann nicht in der Vergangenheit liegen.',
  tooManyGuests: 'Für so viele Gäste ist hier nicht Platz.',
  petsNotWelcome: 'Haustiere sind hier nicht erlaubt.',
  tooManyPets: ({ most }) =>
    de.plural(most, {
      one: 'Hier ist höchstens # Haustier erlaubt.',
      other: 'Hier sind höchstens # Haustiere erlaubt.',
    }),
  wrongPhoneFormat: 'Diese Telefonnummer ist nicht gültig',
  requestContainsCharacterCannotStored: 'Diese Anfrage enthält ein Zeichen, das nicht gespeichert werden kann.',
  bodyNotValidJson: 'Der Inhalt ist kein gültiges JSON.',
  idempotencyKeyUsedAnotherRequest: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  valueRequestCannotStored: 'Ein Wert dieser Anfrage kann nicht gespeichert werden.',
  databaseAway: 'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  diskFull:
    'Der Speicher des Servers ist voll: Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
  diskFailing:
    'Der Server kann nicht speichern: Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
  storageAway:
    'Der Speicher für Bilder und Dokumente ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'Gerade ist viel los. Bitte versuchen Sie es gleich noch einmal.',
  recordAlreadyExists: 'Diesen Eintrag gibt es bereits.',
  recordBelongsSomethingGone: 'Dieser Eintrag gehört zu etwas, das es nicht mehr gibt oder das noch verwendet wird.',
  overlapsAnotherRecord: 'Das überschneidet sich mit einem anderen Eintrag.',
  changedAtSameMoment: 'Das wurde im selben Moment von jemand anderem geändert. Bitte versuchen Sie es noch einmal.',
  requestCannotRead: 'Diese Anfrage kann nicht gelesen werden.',
  nothingAtAddress: 'Unter dieser Adresse gibt es nichts.',
  requestTookTooLongArrive: 'Die Anfrage kam zu langsam an.',
  requestTooLarge: 'Diese Anfrage ist zu groß.',
  addressTooLong: 'Diese Adresse ist zu lang.',
  sendAsApplicationJson: 'Bitte als application/json senden.',
  headersRequestTooLarge: 'Die Kopfzeilen dieser Anfrage sind zu groß.',
  requestCannotAnswered: 'Diese Anfrage kann nicht beantwortet werden.',
  somethingWentWrongOnOurSide: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  checkHighlightedFields: 'Bitte prüfen Sie die markierten Felder.',
  changedMeanwhile:
    'Das wurde inzwischen von jemand anderem geändert. Sehen Sie sich die Änderungen an, bevor Sie speichern.',
  pleaseSignIn: 'Bitte melden Sie sich an.',
  idempotencyKeyMalformed: 'Der Idempotency-Key muss aus 1 bis 200 druckbaren Zeichen bestehen.',
  noApiKeyMayMakeCall: 'Dafür reicht kein API-Schlüssel: Bitte melden Sie sich an.',
  sessionTooManyOpenStreams: 'Diese Sitzung hat schon zu viele offene Verbindungen.',
  stayTooLong: `Ein Aufenthalt kann höchstens ${maxStayNights} Nächte dauern.`,
  leastNightsHere: ({ nights }) =>
    de.plural(nights, {
      one: 'Aufenthalte dauern hier mindestens # Nacht.',
      other: 'Aufenthalte dauern hier mindestens # Nächte.',
    }),
  mostNightsHere: ({ nights }) =>
    de.plural(nights, {
      one: 'Aufenthalte dauern hier höchstens # Nacht.',
      other: 'Aufenthalte dauern hier höchstens # Nächte.',
    }),
  lastArrivalHere: ({ day }) => `Aufenthalte können hier spätestens am ${de.day(day)} beginnen.`,
  minNightsFrom: ({ nights, day }) =>
    de.plural(nights, {
      one: `Aufenthalte ab ${de.longDayWithWeekday(day)} dauern mindestens # Nacht.`,
      other: `Aufenthalte ab ${de.longDayWithWeekday(day)} dauern mindestens # Nächte.`,
    }),
  minNightsOver: ({ nights, day }) =>
    de.plural(nights, {
      one: `Aufenthalte mit der Nacht ab ${de.longDayWithWeekday(day)} dauern mindestens # Nacht.`,
      other: `Aufenthalte mit der Nacht ab ${de.longDayWithWeekday(day)} dauern mindestens # Nächte.`,
    }),
  maxNightsFrom: ({ nights, day }) =>
    de.plural(nights, {
      one: `Aufenthalte ab ${de.longDayWithWeekday(day)} dauern höchstens # Nacht.`,
      other: `Aufenthalte ab ${de.longDayWithWeekday(day)} dauern höchstens # Nächte.`,
    }),
  maxNightsOver: ({ nights, day }) =>
    de.plural(nights, {
      one: `Aufenthalte mit der Nacht ab ${de.longDayWithWeekday(day)} dauern höchstens # Nacht.`,
      other: `Aufenthalte mit der Nacht ab ${de.longDayWithWeekday(day)} dauern höchstens # Nächte.`,
    }),
  arrivalWeekdays: ({ day, weekdays }) =>
    `Am ${de.longDayWithWeekday(day)} kann kein Aufenthalt beginnen: Anreise ist am ${de.list(weekdayNames(de, weekdays))}.`,
  departureWeekdays: ({ day, weekdays }) =>
    `Am ${de.longDayWithWeekday(day)} kann kein Aufenthalt enden: Abreise ist am ${de.list(weekdayNames(de, weekdays))}.`,
  closedToArrival: ({ day }) => `Am ${de.longDayWithWeekday(day)} kann kein Aufenthalt beginnen.`,
  closedToDeparture: ({ day }) => `Am ${de.longDayWithWeekday(day)} kann kein Aufenthalt enden.`,
  leadTime: ({ hours, day }) =>
    de.plural(hours, {
      one: `Gäste buchen hier mindestens # Stunde vor dem Check-in: Ein Aufenthalt kann frühestens am ${de.longDayWithWeekday(day)} beginnen.`,
      other: `Gäste buchen hier mindestens # Stunden vor dem Check-in: Ein Aufenthalt kann frühestens am ${de.longDayWithWeekday(day)} beginnen.`,
    }),
  preparationDays: ({ days }) =>
    de.plural(days, {
      one: 'Zwischen zwei Aufenthalten bleibt hier # Tag frei.',
      other: 'Zwischen zwei Aufenthalten bleiben hier # Tage frei.',
    }),
  codeFrom: ({ day }) => `Dieser Gutscheincode gilt ab dem ${de.day(day)}.`,
  codeDates: ({ from, to }) => {
    if (!to) return `Dieser Gutscheincode gilt für Nächte ab dem ${de.day(from ?? '')}.`
    return from
      ? `Dieser Gutscheincode gilt für Nächte vom ${de.day(from)} bis ${de.day(to)}.`
      : `Dieser Gutscheincode gilt für Nächte bis zum ${de.day(to)}.`
  },
  codeNights: ({ nights }) =>
    de.plural(nights, {
      one: 'Dieser Gutscheincode gilt ab # Nacht.',
      other: 'Dieser Gutscheincode gilt ab # Nächten.',
    }),
  codeUnit: 'Dieser Gutscheincode gilt nicht für diese Unterkunft.',
  codeUsedUp: 'Dieser Gutscheincode ist aufgebraucht.',
  codeUsedUpByGuest: 'Dieser Gast hat den Gutscheincode schon so oft verwendet, wie es möglich ist.',
  mostItems: ({ count }) => `Höchstens ${de.number(count)} davon`,
  leastItems: ({ count }) => `Mindestens ${de.number(count)} davon`,
  mostNumber: ({ count }) => `Höchstens ${de.number(count)}`,
  leastNumber: ({ count }) => `Mindestens ${de.number(count)}`,
  twoAmounts: ({ readings }) => `Meinen Sie ${either.amounts(readings)}? Schreiben Sie ${either.typed(readings, 2)}.`,
  twoNumbers: ({ readings }) => `Meinen Sie ${either.numbers(readings)}? Schreiben Sie ${either.typed(readings)}.`,
  mustBeNumber: 'Hier wird eine Zahl erwartet',
  mustBeWholeNumber: 'Hier wird eine ganze Zahl erwartet',
  mustBeTrueOrFalse: 'Hier wird Ja oder Nein erwartet',
  mustBeList: 'Hier wird eine Liste erwartet',
  mustBeObject: 'Hier wird ein Objekt mit benannten Feldern erwartet',
  mustBeDate: 'Hier wird ein Datum erwartet',
  noSuchDay: 'Diesen Tag gibt es nicht',
  dateFormat: 'Geben Sie ein Datum wie 2026-12-31 ein',
  momentFormat: 'Geben Sie Datum und Uhrzeit wie 2026-12-31T10:00:00Z ein',
  urlFormat: 'Geben Sie eine Adresse wie https://www.example.com ein',
  missing: 'Diese Angabe fehlt',
  notValid: 'Diese Angabe ist nicht gültig',
  wrongFormat: 'Diese Angabe hat nicht die richtige Form',
  oneOf: ({ values }) => `Möglich sind: ${values.join(', ')}`,
  unknownFields: ({ fields }) => `Ein Feld ${fields.join(', ')} gibt es nicht`,
  tooManyAttempts: ({ seconds }) =>
    seconds < 60
      ? de.plural(seconds, {
          one: 'Zu viele Versuche. Bitte warten Sie # Sekunde und versuchen Sie es dann noch einmal.',
          other: 'Zu viele Versuche. Bitte warten Sie # Sekunden und versuchen Sie es dann noch einmal.',
        })
      : de.plural(Math.ceil(seconds / 60), {
          one: 'Zu viele Versuche. Bitte warten Sie # Minute und versuchen Sie es dann noch einmal.',
          other: 'Zu viele Versuche. Bitte warten Sie # Minuten und versuchen Sie es dann noch einmal.',
        }),
  scopeMissing: ({ scope }) =>
    `Diesem API-Schlüssel fehlt die Berechtigung ${scope}. Erstellen Sie einen, der sie hat, in den Einstellungen unter Verbindungen.`,
  linkExpiredExport: 'Dieser Link gilt nicht mehr. Klicken Sie in der Liste noch einmal auf Exportieren.',
  vatIdWrong:
    'Das ist keine gültige USt-IdNr. Sie beginnt mit den Buchstaben des Landes, etwa DE, und jedes Zeichen zählt.',
  leitwegIdWrong:
    'Das sieht nach einer Leitweg-ID aus, aber die Prüfziffern passen nicht. Bitte prüfen Sie jede Ziffer.',
  linkExpiredPicture: 'Dieser Link gilt nicht mehr. Öffnen Sie das Bild in der Buchung.',
  linkExpiredDocument: 'Dieser Link gilt nicht mehr. Öffnen Sie das Dokument aus der Liste der Rechnungen.',
  tooManyLists: 'Andere lange Listen von Ihnen werden noch gelesen. Bitte versuchen Sie es gleich noch einmal.',
  fieldTooLong: 'Ein Feld dieses Formulars ist zu lang.',
  formUnreadable: 'Das Formular kann nicht gelesen werden.',
  authenticatorAppNotFound: 'Es ist keine Authenticator-App eingerichtet.',
}
