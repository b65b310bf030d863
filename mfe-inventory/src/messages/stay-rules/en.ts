import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const days = (count: number) => en.plural(count, { one: '# day', other: '# days' })
const hours = (count: number) => en.plural(count, { one: '# hour', other: '# hours' })

export const messages = {
  title: 'Stay rules',
  /** Name of the listed things, as the list components ask for it. */
  listed: 'rules',
  intro:
    'For guests alone: what you book yourself is free of them. Of two rules of a kind the more particular one holds: a unit’s before its property’s, one with dates before one that always holds, the shorter range before the longer one.',
  newRule: 'New Rule',
  empty: {
    title: 'You need no rules',
    hint: 'Without any, guests book whatever nights are free. Rules say how long stays are, on which days they begin and end, and how much time you have in between. Three usual ones to begin with:',
  },
  limits: {
    title: 'From the settings of your site',
    maxNights: (count: number) => `At most ${nights(count)}`,
    horizon: (months: number) =>
      `Arrival within the next ${en.plural(months, { one: 'month', other: '# months' })} at the latest`,
    hint: 'They hold for everything, whatever a rule says.',
    change: 'Change in the settings',
  },
  sentence: {
    or: 'or',
    minNights: (count: number) => `At least ${nights(count)}`,
    maxNights: (count: number) => `At most ${nights(count)}`,
    arrival: (weekdays: string) => `Arrival on ${weekdays} only`,
    departure: (weekdays: string) => `Departure on ${weekdays} only`,
    noArrival: 'No arrival',
    noDeparture: 'No departure',
    leadTime: (count: number) => `Booked at least ${hours(count)} before check-in`,
    horizon: (count: number) => `Arrival at most ${days(count)} ahead`,
    preparation: (count: number) => (count === 0 ? 'No free day between stays' : `${days(count)} free between stays`),
    gap: (count: number) => `Gaps shorter than the minimum: from ${nights(count)}`,
    arriving: (weekdays: string) => `arriving ${weekdays}`,
    staying: (weekdays: string) => `with a ${weekdays} night`,
    touching: 'with any night then',
    on: (weekdays: string) => `on ${weekdays}`,
    dates: (from: Day, to: Day) => en.dayRange(from, to),
  },
  form: {
    kind: 'Kind of rule',
    kinds: {
      min_nights: 'Minimum nights',
      max_nights: 'Maximum nights',
      arrival_weekdays: 'Days of arrival',
      departure_weekdays: 'Days of departure',
      closed_to_arrival: 'No arrival on some days',
      closed_to_departure: 'No departure on some days',
      lead_time: 'Time before check-in',
      horizon: 'How far ahead',
      preparation: 'Free days between stays',
      gap_nights: 'Short gaps',
    },
    hints: {
      lead_time: 'By the clock of the property, to its check-in time, or to noon where none is set.',
      horizon: 'The horizon in the settings of your site stays the outer limit.',
      preparation: 'For cleaning and keys. 0 allows arrival on the day of departure.',
      gap_nights: 'A free gap that is shorter than the minimum may be filled by a stay of so many nights or more.',
    },
    nights: 'Nights',
    days: 'Days',
    hours: 'Hours',
    allowed: 'Allowed on',
    weekdays: 'Days of the week',
    everyDay: 'None chosen: every day.',
    on: 'Holds',
    ons: { arrival: 'for stays that arrive then', night: 'for every stay with a night then' },
    from: 'First day',
    to: 'Last day',
    always: 'Leave both empty, and the rule always holds.',
    deleting: 'Bookings and requests that you have stay as they are.',
  },
  preview: {
    title: 'What guests can book',
    titleOf: (unit: string) => `What guests can book in ${unit}`,
    hint: 'Drag over days, or hold Shift with the arrow keys, to see which rules hold there.',
    unit: 'Unit',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    calendar: (unit: string, month: string) => `Days of ${unit}, ${month}`,
    noArrival: 'no arrival',
    noDeparture: 'no departure',
    unbookable: 'nobody can book this night',
    legend: {
      nights: 'Nights of a stay that begins then',
      noArrival: 'No arrival',
      noDeparture: 'No departure',
      unbookable: 'Nobody can book this night',
    },
    noRule: 'No rule holds here.',
    partly: (wins: number, of: number) => `on ${en.number(wins)} of ${days(of)}`,
    beaten: (rule: string) => `not here: “${rule}” is more particular`,
    add: 'Add a rule for these days',
    unbookableNights: (nightsOf: string) => `Nobody can book the nights of ${nightsOf}`,
    unbookableHint: 'The rules contradict each other there.',
  },
  unbookable: {
    title: 'Saved. Nobody can book these nights any more, because rules contradict each other:',
    of: (unit: string, nightsOf: string) => `${unit}: ${nightsOf}`,
    more: (count: number) => en.plural(count, { one: '# more unit', other: '# more units' }),
    moreRanges: (count: number) => `${en.number(count)} more`,
  },
}
export type Messages = typeof messages
