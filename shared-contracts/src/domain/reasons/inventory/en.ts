import type { Day } from '../../day.ts'
import { en } from '../../languages/en.ts'
import { maxStayNights } from '../../stay.ts'

/** A season that lies on wanted nights: its first and last one, and how many other seasons do. */
export type SeasonInTheWay = { unit: string; name: string; first: Day; last: Day; others: number }

export const messages = {
  provideDescriptionEveryImage: 'Please provide a description for every image.',
  provideDescriptionEveryImageBeforeSaving: 'Please provide a description for every image before saving.',
  provideDescriptionEveryImageBeforeUpdating: 'Please provide a description for every image before updating.',
  choosePicture: 'Choose a picture',
  listPictureIdsOrder: 'List the picture ids in order',
  propertyRequired: 'Property is required.',
  unitRequired: 'Unit is required.',
  codeRequired: 'Code is required',
  codeMustAtLeast3Characters: 'Code must be at least 3 characters long',
  codeMustAtMost10Characters: 'Code must be at most 10 characters long',
  descriptionRequired: 'Description is required',
  descriptionMustAtLeast10Characters: 'Description must be at least 10 characters long',
  descriptionMustAtMost50Characters: 'Description must be at most 50 characters long',
  enterValidDate: 'Please enter a valid Date',
  discountRequired: 'Discount is required',
  onlyValuesBetween0And100: 'Only values between 0 and 100 are allowed',
  chooseTimeZoneFromList: 'Choose a time zone from the list',
  nameRequired: 'Name is required',
  lastNightCannotBeforeFirst: 'The last night cannot be before the first.',
  pricePerNightRequired: 'Price per Night is required.',
  pricePerNightMust0: 'Price per Night must be 0 or higher.',
  chooseUnitsFromList: 'Choose units from the list',
  chooseAtLeastOneUnit: 'Choose at least one unit',
  enterPriceAtLeastOneUnit: 'Enter the price of at least one unit',
  chooseYear: 'Choose a year',
  chooseYearBetween1900And2198: 'Choose a year between 1900 and 2198',
  enterPercentage: 'Enter a percentage',
  percentAtLeastMinus90: 'At least -90 %',
  percentAtMost500: 'At most 500 %',
  nameMustAtLeast3Characters: 'Name must be at least 3 characters long',
  nameMustAtMost50Characters: 'Name must be at most 50 characters long',
  typeRequired: 'Type is required',
  serviceNeedsProperty: 'Property is required',
  priceRequired: 'Price is required',
  priceMust0OrHigher: 'Price must be 0 or higher',
  chooseType: 'Choose a type',
  baseCapacityRequired: 'Base capacity is required.',
  baseCapacityMustAtLeast1: 'Base capacity must be at least 1.',
  baseCapacityTooLarge: 'Base capacity is too large.',
  maxCapacityRequired: 'Max Capacity is required.',
  maxCapacityMustAtLeast1: 'Max Capacity must be at least 1.',
  maxCapacityTooLarge: 'Max Capacity is too large.',
  pricePerExtraPersonRequired: 'Price per Extra Person is required.',
  pricePerExtraPersonMust0: 'Price per Extra Person must be 0 or higher.',
  chooseUnitType: 'Choose a unit type',
  baseCapacityCannotGreaterThanMax: 'Base Capacity cannot be greater than Max Capacity.',
  noExtraPersons: 'If Base and Max Capacity are equal, Price per Extra Person is not allowed.',
  unitBookedStaysProperty: 'A unit that was booked stays in its property.',
  serviceBookedStaysProperty: 'A service that was booked stays with its property.',
  seasonOverlaps: 'The unit already has another season on these nights.',
  promoCodeKnown: 'You already have a promo code with this code.',
  dateCannotPast: 'The date cannot be in the past.',
  seasonTooLong: `A season can be at most ${maxStayNights} nights.`,
  tooManyUnits: 'At most 500 units at once',
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
