import {
  type Amount,
  amounts,
  type Choice,
  type Field,
  labels,
  type List,
  lists,
  objects,
  type Thing,
  things,
} from '../nouns/en.ts'
import type { Day } from '../../days/day.ts'
import { en } from '../../languages/en.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import { maxStayNights } from '../../stay/night-limits.ts'
import { readingsIn } from '../../money/typed-number.ts'

const either = readingsIn(en, 'or')

/** Labels of the forms whose sentences end with a full stop. */
const stopped: ReadonlySet<Field> = new Set([
  ...(['property', 'unit', 'status', 'guestsCount', 'depositAmount'] as const),
  ...(['pricePerNight', 'pricePerExtraPerson', 'baseCapacity', 'maxCapacity'] as const),
])
const about = (noun: Field, words: string) => `${labels[noun]} ${words}${stopped.has(noun) ? '.' : ''}`
const isTwo = (noun: Field) => noun === 'streetAndHouseNumber' || noun === 'cityAndPostalCode'

type Of<N> = { noun: N }
type Min = { minimum: number }
type Max = { maximum: number }

export const messages = {
  required: ({ noun }: Of<Field>) => about(noun, isTwo(noun) ? 'are required' : 'is required'),
  choose: ({ noun }: Of<Choice>) => `Choose ${objects[noun]}`,
  select: ({ noun }: Of<Choice>) => `Please select ${objects[noun]}.`,
  enter: ({ noun }: Of<Choice>) => `Enter ${objects[noun]}`,
  chooseFromList: ({ noun }: Of<List>) => `Choose ${lists[noun]} from the list`,
  notFound: ({ noun }: Of<Thing>) => `${things[noun]} not found.`,
  tooShort: ({ noun, minimum }: Of<Field> & Min) => about(noun, `must be at least ${minimum} characters long`),
  tooLong: ({ noun, maximum }: Of<Field> & Max) => about(noun, `must be at most ${maximum} characters long`),
  overlong: ({ noun }: Of<Field> & Max) => about(noun, 'is too long'),
  atLeastCharacters: ({ minimum }: Min) =>
    en.plural(minimum, { one: 'Minimum # character', other: 'Minimum # characters' }),
  atMostCharacters: ({ maximum }: Max) =>
    en.plural(maximum, { one: 'At most # character', other: 'At most # characters' }),
  tooSmall: ({ noun, minimum }: Of<Field> & Min) => about(noun, `must be at least ${minimum}`),
  negative: ({ noun }: Of<Field>) => about(noun, 'must be 0 or higher'),
  tooLarge: ({ noun }: Of<Field> & Max) => about(noun, 'is too large'),
  atLeast: ({ noun, minimum }: Of<Amount> & Min) => `At least ${amounts[noun](minimum)}`,
  atMost: ({ noun, maximum }: Of<Amount> & Max) => `At most ${amounts[noun](maximum)}`,
  within: ({ noun, minimum, maximum }: Of<Amount> & Min & Max) => `Enter ${minimum} to ${amounts[noun](maximum)}`,
  between: ({ minimum, maximum }: Min & Max) => `Only values between ${minimum} and ${maximum} are allowed`,
  enterNumber: 'Enter a number',
  chooseYesOrNo: 'Choose yes or no',
  choosePlan: 'Choose one of the plans',
  planNotOffered: 'This plan is not offered here',
  enterAges: 'Choose the age of each child, from 0 to 17.',
  oneAdult: 'At least one of the guests must be an adult.',
  unitTakenNow: 'The unit is taken.',
  unitNotBookable: 'This unit cannot be booked: it is inactive or unavailable.',
  propertyNotActive: 'This property is not active.',
  takenNights: ({ ranges, isMore }: { ranges: { check_in: Day; check_out: Day }[]; isMore: boolean }) => {
    const named = ranges.map((range) => `${en.day(range.check_in)} to ${en.day(range.check_out)}`)
    return `The unit is taken from ${named.join(', from ')}${isMore ? ' and more' : ''}.`
  },
  lastNightBeforeFirst: 'The last night cannot be before the first.',
  pictureHeic:
    'This is a HEIC picture of an Apple device, whatever its name ends with. Save or export it as JPEG, and choose that file',
  notName: 'Enter a name, without links and signs that are no part of it',
  emailNotPlain: 'Our mail cannot be delivered to an address with letters such as é before the @. Enter another one',
  emailWithoutEnding: 'The part after the @ has no ending such as .com',
  passwordMustIncludeUpperLowercaseNumber: 'Password must include upper/lowercase, a number and a special character',
  onlyLettersAllowed: 'Only letters are allowed',
  mustAcceptPrivacyPolicy: 'You must accept the privacy policy',
  chooseOneOrders: 'Choose one of the orders',
  enterValidEmailAddress: 'Enter a valid email address',
  activeRequired: 'Active is required',
  chooseActiveOrInactive: 'Choose active or inactive',
  mustBeText: 'This must be text',
  pageWholeNumber: 'The page must be a whole number',
  pageTooSmall: 'Pages start at 1',
  noSuchPage: 'No such page',
  pageSizeWholeNumber: 'The page size must be a whole number',
  onlyWholeNumbersAllowed: 'Only whole numbers are allowed',
  textContainsCharacterCannotStored: 'This text contains a character that cannot be stored',
  atMostOneDecimal: 'At most one decimal',
  dateOutOfRange: 'Choose a date between 1900 and 2199',
  tooManyDecimals: 'Max. 2 decimal places allowed',
  versionMustWholeNumber: 'The version must be a whole number',
  onlyJpegPngWebpAndAvif: 'Only JPEG, PNG, WebP and AVIF pictures can be used',
  contentFileDoesNotMatchName: 'The content of this file does not match its name',
  pictureDamagedOrIncomplete: 'This picture is damaged or incomplete',
  pictureTooManyPixels: 'This picture has too many pixels',
  pictureTooLongAndNarrow: 'This picture is too long and narrow',
  pictureTooHeavy: 'This picture takes too long to read. Save it smaller, or as an ordinary JPEG, and try again',
  checkOutAfterCheckIn: 'Check-out must be after check-in.',
  checkInPast: 'Check-in cannot be in the past.',
  tooManyGuests: 'Selected unit cannot accommodate this number of guests.',
  petsNotWelcome: 'Pets are not welcome here.',
  tooManyPets: ({ most }: { most: number }) =>
    en.plural(most, { one: 'At most # pet is welcome here.', other: 'At most # pets are welcome here.' }),
  wrongPhoneFormat: 'Wrong phone format',
  requestContainsCharacterCannotStored: 'This request contains a character that cannot be stored.',
  bodyNotValidJson: 'The body is not valid JSON.',
  idempotencyKeyUsedAnotherRequest: 'This Idempotency-Key was used for another request before.',
  valueRequestCannotStored: 'A value of this request cannot be stored.',
  databaseAway: 'The service cannot reach its database at the moment. Please try again in a moment.',
  diskFull: "The service's disk is full: nothing was saved. Please try again later.",
  diskFailing: "The service's disk cannot be written to: nothing was saved. Please try again later.",
  storageAway:
    'The service cannot reach its storage of pictures and documents at the moment. Please try again in a moment.',
  busy: 'The service is busy. Please try again in a moment.',
  recordAlreadyExists: 'This record already exists.',
  recordBelongsSomethingGone: 'This record belongs to something that is gone or still in use.',
  overlapsAnotherRecord: 'This overlaps another record.',
  changedAtSameMoment: 'Somebody else changed this at the same moment. Please try again.',
  requestCannotRead: 'This request cannot be read.',
  nothingAtAddress: 'There is nothing at this address.',
  requestTookTooLongArrive: 'The request took too long to arrive.',
  requestTooLarge: 'This request is too large.',
  addressTooLong: 'This address is too long.',
  sendAsApplicationJson: 'Send this as application/json.',
  headersRequestTooLarge: 'The headers of this request are too large.',
  requestCannotAnswered: 'This request cannot be answered.',
  somethingWentWrongOnOurSide: 'Something went wrong on our side. Please try again.',
  checkHighlightedFields: 'Check the highlighted fields.',
  changedMeanwhile: 'Someone else has changed this in the meantime. Look at what changed before you save.',
  pleaseSignIn: 'Please sign in.',
  idempotencyKeyMalformed: 'The Idempotency-Key must be 1 to 200 printable characters.',
  noApiKeyMayMakeCall: 'No API key may make this call: sign in for it.',
  sessionTooManyOpenStreams: 'This session has too many open streams already.',
  stayTooLong: `A stay can be at most ${maxStayNights} nights.`,
  leastNightsHere: ({ nights }: { nights: number }) =>
    en.plural(nights, { one: 'Stays here have at least # night.', other: 'Stays here have at least # nights.' }),
  mostNightsHere: ({ nights }: { nights: number }) =>
    en.plural(nights, { one: 'Stays here have at most # night.', other: 'Stays here have at most # nights.' }),
  lastArrivalHere: ({ day }: { day: Day }) => `Stays here can begin on ${en.day(day)} at the latest.`,
  minNightsFrom: ({ nights, day }: { nights: number; day: Day }) =>
    en.plural(nights, {
      one: `Stays that begin on ${en.longDayWithWeekday(day)} have at least # night.`,
      other: `Stays that begin on ${en.longDayWithWeekday(day)} have at least # nights.`,
    }),
  minNightsOver: ({ nights, day }: { nights: number; day: Day }) =>
    en.plural(nights, {
      one: `Stays over the night of ${en.longDayWithWeekday(day)} have at least # night.`,
      other: `Stays over the night of ${en.longDayWithWeekday(day)} have at least # nights.`,
    }),
  maxNightsFrom: ({ nights, day }: { nights: number; day: Day }) =>
    en.plural(nights, {
      one: `Stays that begin on ${en.longDayWithWeekday(day)} have at most # night.`,
      other: `Stays that begin on ${en.longDayWithWeekday(day)} have at most # nights.`,
    }),
  maxNightsOver: ({ nights, day }: { nights: number; day: Day }) =>
    en.plural(nights, {
      one: `Stays over the night of ${en.longDayWithWeekday(day)} have at most # night.`,
      other: `Stays over the night of ${en.longDayWithWeekday(day)} have at most # nights.`,
    }),
  arrivalWeekdays: ({ day, weekdays }: { day: Day; weekdays: number[] }) =>
    `No stay can begin on ${en.longDayWithWeekday(day)}: arrival is on ${en.list(weekdayNames(en, weekdays))}.`,
  departureWeekdays: ({ day, weekdays }: { day: Day; weekdays: number[] }) =>
    `No stay can end on ${en.longDayWithWeekday(day)}: departure is on ${en.list(weekdayNames(en, weekdays))}.`,
  closedToArrival: ({ day }: { day: Day }) => `No stay can begin on ${en.longDayWithWeekday(day)}.`,
  closedToDeparture: ({ day }: { day: Day }) => `No stay can end on ${en.longDayWithWeekday(day)}.`,
  leadTime: ({ hours, day }: { hours: number; day: Day }) =>
    en.plural(hours, {
      one: `Guests book at least # hour before check-in here: a stay can begin on ${en.longDayWithWeekday(day)} or later.`,
      other: `Guests book at least # hours before check-in here: a stay can begin on ${en.longDayWithWeekday(day)} or later.`,
    }),
  preparationDays: ({ days }: { days: number }) =>
    en.plural(days, {
      one: 'Between two stays, # day stays free here.',
      other: 'Between two stays, # days stay free here.',
    }),
  codeFrom: ({ day }: { day: Day }) => `This promo code can be used from ${en.day(day)}.`,
  codeDates: ({ from, to }: { from: Day | null; to: Day | null }) => {
    if (!to) return `This promo code is for nights from ${en.day(from ?? '')}.`
    return from
      ? `This promo code is for nights from ${en.day(from)} to ${en.day(to)}.`
      : `This promo code is for nights until ${en.day(to)}.`
  },
  codeNights: ({ nights }: { nights: number }) =>
    en.plural(nights, {
      one: 'This promo code is for stays of at least # night.',
      other: 'This promo code is for stays of at least # nights.',
    }),
  codeUnit: 'This promo code is not for this unit.',
  codeUsedUp: 'This promo code has been used up.',
  codeUsedUpByGuest: 'This guest has already used this promo code as often as a guest can.',
  mostItems: ({ count }: { count: number }) => `At most ${count} of these`,
  leastItems: ({ count }: { count: number }) => `At least ${count} of these`,
  mostNumber: ({ count }: { count: number }) => `This must be at most ${count}`,
  leastNumber: ({ count }: { count: number }) => `This must be at least ${count}`,
  twoAmounts: ({ readings }: { readings: number[] }) =>
    `Do you mean ${either.amounts(readings)}? Write ${either.typed(readings, 2)}.`,
  twoNumbers: ({ readings }: { readings: number[] }) =>
    `Do you mean ${either.numbers(readings)}? Write ${either.typed(readings)}.`,
  mustBeNumber: 'This must be a number',
  mustBeWholeNumber: 'This must be a whole number',
  mustBeTrueOrFalse: 'This must be true or false',
  mustBeList: 'This must be a list',
  mustBeObject: 'This must be an object with named fields',
  mustBeDate: 'This must be a date',
  noSuchDay: 'This day does not exist',
  dateFormat: 'Enter a date like 2026-12-31',
  momentFormat: 'Enter a date and time like 2026-12-31T10:00:00Z',
  urlFormat: 'Enter an address like https://www.example.com',
  missing: 'This is missing',
  notValid: 'This is not valid',
  wrongFormat: 'This is not in the right format',
  oneOf: ({ values }: { values: string[] }) => `This must be one of: ${values.join(', ')}`,
  unknownFields: ({ fields }: { fields: string[] }) => `There is no field ${fields.join(', ')}`,
  tooManyAttempts: ({ seconds }: { seconds: number }) =>
    seconds < 60
      ? en.plural(seconds, {
          one: 'Too many attempts. Please wait # second and try again.',
          other: 'Too many attempts. Please wait # seconds and try again.',
        })
      : en.plural(Math.ceil(seconds / 60), {
          one: 'Too many attempts. Please wait # minute and try again.',
          other: 'Too many attempts. Please wait # minutes and try again.',
        }),
  scopeMissing: ({ scope }: { scope: string }) =>
    `This API key lacks the scope ${scope}. Make one that has it under Settings, Connections.`,
  linkExpiredExport: 'This link is no longer valid. Press Export in the list again.',
  vatIdWrong:
    'This is no valid VAT ID. It begins with the letters of its country, such as DE, and each character counts.',
  leitwegIdWrong: 'This looks like a Leitweg-ID, but its check digits do not fit. Please check each digit.',
  linkExpiredPicture: 'This link is no longer valid. Open the picture from the booking.',
  linkExpiredDocument: 'This link is no longer valid. Open the document from the list of invoices.',
  tooManyLists: 'Other long lists of yours are still being read. Please try again in a moment.',
  fieldTooLong: 'A field of this form is too long.',
  formUnreadable: 'The form cannot be read.',
  authenticatorAppNotFound: 'Authenticator app not found.',
}
export type Messages = typeof messages
