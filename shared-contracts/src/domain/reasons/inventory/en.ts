import type { Day } from '../../days/day.ts'
import { en } from '../../languages/en.ts'

/** A season that lies on wanted nights: its first and last one, and how many other seasons do. */
export type SeasonInTheWay = { unit: string; name: string; first: Day; last: Day; others: number }

export const messages = {
  codeMixesAlphabets: 'Use the letters of one alphabet: some of these only look like others',
  provideDescriptionEveryImage: 'Please provide a description for every image.',
  provideDescriptionEveryImageBeforeSaving: 'Please provide a description for every image before saving.',
  provideDescriptionEveryImageBeforeUpdating: 'Please provide a description for every image before updating.',
  listPictureIdsOrder: 'List the picture ids in order',
  enterValidDate: 'Please enter a valid Date',
  chooseAtLeastOneUnit: 'Choose at least one unit',
  enterPriceAtLeastOneUnit: 'Enter the price of at least one unit',
  yearOutOfRange: 'Choose a year between 1900 and 2198',
  chooseChargedPer: 'Choose for whom it is charged.',
  chooseMandatory: 'Choose whether it is mandatory.',
  enterDepositDays: 'Enter within how many days it is due.',
  enterDepositPercent: 'Enter how many percent of the total.',
  enterDepositNights: 'Enter how many nights the deposit covers.',
  enterRestDays: 'Enter how many days before arrival.',
  enterDaysAfterDeparture: 'Enter how many days after departure.',
  chooseServiceKind: 'Choose a service or something that is passed on.',
  chooseServiceVat: 'Choose which VAT it bears.',
  chooseInstant: 'Choose whether guests book instantly.',
  enterInstantHours: 'Enter for how many hours before check-in.',
  baseCapacityCannotGreaterThanMax: 'Base Capacity cannot be greater than Max Capacity.',
  noExtraPersons: 'If Base and Max Capacity are equal, Price per Extra Person is not allowed.',
  unitBookedStaysProperty: 'A unit that was booked stays in its property.',
  serviceBookedStaysProperty: 'A service that was booked stays with its property.',
  propertyTaxed: 'One of these properties has another tourist tax. Take it off there first.',
  chooseTaxCategory: 'Choose the category of each property: the amounts depend on it.',
  enterDayOfYear: 'Enter a day of the year, month and day like 04-30',
  rateDatedTwice: 'Two rates begin on the same day.',
  chooseExemptGroups: 'Choose groups from the list.',
  choosePortals: 'Choose portals from the list.',
  seasonOverlaps: 'The unit already has another season on these nights.',
  chooseRuleKind: 'Choose what the rule is about.',
  chooseWeekdays: 'Choose at least one day of the week.',
  chooseRuleDates: 'Choose the first and the last day.',
  lastDayBeforeFirst: 'The last day cannot be before the first.',
  ruleUnitOrProperty: 'Choose a unit or a property, not both.',
  ruleDays: ({ min, max }: { min: number; max: number }) => `Enter a number of days from ${min} to ${max}`,
  tooManyRules: ({ max }: { max: number }) => `There can be at most ${max} rules.`,
  chooseDiscountKind: 'Choose what the discount is for.',
  discountKnown: 'There is a discount from as many nights or days already.',
  tooManyDiscounts: ({ max }: { max: number }) => `There can be at most ${max} discounts.`,
  promoCodeKnown: 'You already have a promo code with this code.',
  percentOrAmount: 'Take off a percent or an amount, not both.',
  codeEndsBeforeItBegins: 'The code ends before it begins.',
  enterDiscountAmount: 'Enter an amount above €0',
  dateCannotPast: 'The date cannot be in the past.',
  enterBeds: 'Enter how many beds there are, 1 to 50',
  enterTime: 'Enter a time like 15 or 15:00',
  untilAfterFrom: 'Check-in until must be after check-in from',
  enterPercent: 'Enter a percentage, 0 to 100',
  enterDaysBefore: 'Enter whole days before arrival, 1 to 365',
  stepsInOrder: 'Each step needs fewer days than the one before, and must not cost less',
  enterCoordinates: 'Enter latitude and longitude, like 47.80, 13.30',
  imageTooBig: ({ file }: { file: string }) => `Image "${file}" is too big (max. 500KB)`,
  tooManyImages: ({ most }: { most: number }) => `Maximum number of ${most} images reached`,
  demoFull: ({ most }: { most: number }) =>
    `The demo has room for ${most} of your own pictures. Register to add as many as you like.`,
  nightTooDear: ({ price }: { price: number }) => `A night would cost more than ${en.number(price)} euros`,
  seasonInTheWay: ({ unit, name, first, last, others }: SeasonInTheWay) => {
    const nights = last === first ? `on ${en.day(first)}` : `from ${en.day(first)} to ${en.day(last)}`
    const more = en.plural(others, { one: ' # other season overlaps too.', other: ' # other seasons overlap too.' })
    return `${unit} already has the season “${name}” ${nights}.${others > 0 ? more : ''}`
  },
}
export type Messages = typeof messages
