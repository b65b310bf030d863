import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as lines } from '@keyhaven/shared-contracts/domain/messages/discounts/en'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const days = (count: number) => en.plural(count, { one: '# day', other: '# days' })
const bookedAt = (daysAhead: number) =>
  daysAhead === 0 ? 'booked on the day of arrival' : `booked ${days(daysAhead)} before`

export const messages = {
  title: 'Discounts',
  /** Name of the listed things, as the list components ask for it. */
  listed: 'discounts',
  newDiscount: 'New Discount',
  order:
    'One order, each step from what the one before leaves: prices of the nights, plan, length of stay, last minute or early bird (the better one, never both), promo code. Fees and taxes are never reduced.',
  empty: {
    title: 'No discounts yet',
    hint: 'Longer stays, free nights of this week, guests who book early: a discount is taken off by itself, without a code. Usual ones to begin with:',
  },
  kinds: { length_of_stay: 'Length of stay', last_minute: 'Last minute', early_bird: 'Early bird' },
  sentence: {
    length_of_stay: (count: number, percent: number) => `From ${nights(count)}: ${en.percent(percent)} off`,
    last_minute: (count: number, percent: number) =>
      count === 0
        ? `Booked on the day of arrival: ${en.percent(percent)} off`
        : `Booked at most ${days(count)} before arrival: ${en.percent(percent)} off`,
    early_bird: (count: number, percent: number) =>
      `Booked ${days(count)} or more before arrival: ${en.percent(percent)} off`,
  },
  overruled: (names: string) => `Not for ${names}: their own stand in place of these.`,
  form: {
    kind: 'Discount for',
    kinds: {
      length_of_stay: 'Longer stays',
      last_minute: 'Booking late (last minute)',
      early_bird: 'Booking early (early bird)',
    },
    nights: 'From how many nights',
    days: { last_minute: 'At most so many days before arrival', early_bird: 'From so many days before arrival' },
    percent: 'Percent off',
    percentHint: 'Of nights and extra persons.',
    scopeHint: 'Where a unit or property has discounts of this kind, those stand in place of the ones around it.',
    deleting: 'Bookings that you have keep their price.',
  },
  example: {
    title: 'Worked example',
    titleOf: (unit: string) => `Worked example: ${unit}`,
    hint: 'What a stay costs with your prices and discounts. Change the days to try another.',
    unit: 'Unit',
    arrival: 'Arrival',
    nights: 'Nights',
    bookedOn: 'Booked on',
    plan: 'Plan',
    plans: {
      flexible: 'Flexible',
      non_refundable: (percent: number) => `Non-refundable, ${en.percent(percent)} off`,
    },
    code: 'Promo code',
    noCode: 'None',
    codeOf: (code: string, percent: number) => `${code}, ${en.percent(percent)}`,
    stay: (arrival: Day, count: number, daysAhead: number, guests: number) =>
      `${nights(count)} from ${en.longDayWithWeekday(arrival)}, ${bookedAt(daysAhead)}, ${en.plural(guests, { one: '# guest', other: '# guests' })}`,
    later: 'Choose an arrival on or after the day of booking, and how many nights.',
    notCounted: 'The discount of this form does not count for this stay.',
    total: 'Total',
  },
  /** Lines of a price. */
  lines: {
    ...lines,
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    nights: (count: number) => en.plural(count, { one: 'Night', other: 'Nights' }),
    extraPersons: (count: number) =>
      en.plural(count, { one: '# extra person, per night', other: '# extra persons, per night' }),
  },
}
export type Messages = typeof messages
