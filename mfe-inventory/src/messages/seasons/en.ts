import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const seasons = (count: number) => en.plural(count, { one: '# season', other: '# seasons' })
const nights = (first: Day, last: Day) => (first === last ? en.day(first) : `${en.day(first)} – ${en.day(last)}`)

export const messages = {
  title: 'Seasonal prices',
  loading: 'Loading the seasons',
  /** Name of the listed things, as the list components ask for it. */
  listed: 'seasons',
  copyTo: (year: number) => `Copy to ${year}`,
  newSeason: 'New Season',
  stayRules: 'Stay rules',
  discounts: 'Discounts',
  anotherUnit: 'Another unit',
  noProperty: {
    title: 'No properties yet',
    hint: 'Seasons set the prices of units, and units belong to a property.',
    action: 'Add a property',
  },
  noUnit: {
    title: 'This property has no units yet',
    hint: 'Add a unit to see what its nights cost.',
    action: 'Add a unit',
  },
  toolbar: {
    property: 'Property',
    unit: 'Unit',
    allUnits: 'All units',
    previousYear: 'Previous year',
    year: 'Year',
    nextYear: 'Next year',
  },
  unit: {
    normally: (price: string) => `Normally ${price} a night`,
    normallyInactive: (price: string) => `Normally ${price} a night · inactive`,
    strip: (unit: string, year: number) => `Nights of ${unit} in ${year}`,
    list: (unit: string, year: number) => `Seasons of ${unit} in ${year}`,
    none: (year: number, price: string) => `No seasons in ${year}: every night costs ${price}.`,
  },
  strip: {
    /** Nights from the first to the last. */
    nights,
    night: (night: Day, price: number, season: string | undefined) =>
      `${en.weekdayShort(night)} ${en.day(night)}, ${en.euros(price)}, ${season ?? 'base price'}`,
    range: (first: Day, last: Day, count: number) =>
      `${en.day(first)} – ${en.day(last)}, ${en.plural(count, { one: '# night', other: '# nights' })}`,
    basePrice: 'Base price',
    weekend: 'Weekend',
    today: 'Today',
    how: 'Drag across nights to give them a price; choose a season to change it.',
    keys: 'Arrow keys go from night to night. Enter begins a season, Enter again ends it.',
  },
  form: {
    save: 'Save',
    name: 'Name',
    nameExample: 'Summer',
    firstNight: 'First night',
    lastNight: 'Last night',
    pricePerNight: 'Price per night',
    normally: (price: number) => `Normally ${en.euros(price)}`,
    normalInGrey: 'The normal price of each unit is shown in grey. Leave a field empty to keep it.',
    sameForAll: (units: number) =>
      en.plural(units, { one: 'The same price for all # unit', other: 'The same price for all # units' }),
    sameForAllUnits: 'The same price for all units',
    deleting: (price: string) =>
      `Its nights will cost ${price} again, the base price. Bookings keep the price they were made with.`,
  },
  /** Prices of days of the week. */
  weekdays: {
    title: 'Other prices on some days',
    none: 'None',
    wrong: 'needs a correction',
    weekend: 'Friday and Saturday',
    weekendHint: 'The nights from Friday to Sunday. Leave it empty for the usual price.',
    eachDay: 'Set each day',
    hint: 'What is left empty costs the usual price, which is shown in grey.',
  },
  copy: {
    title: (from: number, to: number) => `Copy the seasons of ${from} to ${to}`,
    submit: (count: number) => en.plural(count, { one: 'Copy # season', other: 'Copy # seasons' }),
    units: 'Units',
    chooseUnits: 'Choose units',
    chooseNone: 'Choose none',
    chooseAll: (count: number) =>
      en.plural(count, {
        one: 'Choose # unit of this property',
        other: 'Choose all # units of this property',
      }),
    priceChange: 'Price change',
    priceChangeHint: 'Enter 3 to raise every price by 3%, or -3 to lower it by 3%.',
    none: (year: number) => `No season of these units begins in ${year}.`,
    preview: {
      label: (year: number) => `Seasons of ${year}`,
      season: 'Season',
      nights: (year: number) => `Nights in ${year}`,
      pricePerNight: 'Price per night',
      noLeapDay: 'Left out: there is no 29 February.',
      overlaps: (season: string, first: Day, last: Day) => `Left out: overlaps “${season}”, ${nights(first, last)}.`,
      more: (count: number) => `… and ${seasons(count)} more`,
    },
    notice: {
      copied: (count: number, year: number) => `${seasons(count)} copied to ${year}.`,
      leftOut: (count: number, year: number) =>
        en.plural(count, {
          one: `One was left out, because ${year} already has seasons on those nights:`,
          other: `# were left out, because ${year} already has seasons on those nights:`,
        }),
      more: (count: number) => `${seasons(count)} more`,
      show: (year: number) => `Show ${year}`,
    },
  },
}
export type Messages = typeof messages
