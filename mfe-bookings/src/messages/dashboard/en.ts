import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'
import type { Party } from '@keyhaven/shared-contracts/domain/stay/party'

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const guests = (count: number) => en.plural(count, { one: '# guest', other: '# guests' })

export const messages = {
  title: 'Dashboard',
  calendar: 'Calendar',
  loading: 'Loading the dashboard',
  pending: 'Pending',
  shownOf: (visible: number, count: number) => `${en.number(visible)} of ${en.number(count)}.`,
  seeAll: 'See them all',

  figures: {
    guests: 'Guests',
    present: 'currently present',
    presentAndArriving: (count: number) => `currently present, ${en.number(count)} arriving today`,
    occupancy: 'Occupancy',
    today: 'today',
    monthlyOccupancy: 'Monthly Occupancy',
    thisMonth: 'this month',
    nextArrival: 'Next Arrival',
    nextDeparture: 'Next Departure',
    confirmed: 'confirmed',
    whose: (name: string, unit: string, more: number) =>
      `${name}, ${unit}${more > 0 ? ` ${more === 1 ? 'and 1 more' : `and ${en.number(more)} more`}` : ''}`,
    pendingSooner: (day: Day) => `pending: ${en.dayAndMonth(day)}`,
    withPending: (note: string) => `${note}, pending included`,
    share: (percent: number) => `${en.number(percent, 1)} %`,
  },
  today: {
    title: 'Today',
    choose: 'List of today',
    loading: (list: string) => `Loading ${list}`,
    /** `short` where there is little room. */
    arrivals: { title: 'Arrivals', short: 'Arrivals', none: 'Nobody arrives today' },
    in_house: { title: 'In house', short: 'In house', none: 'Nobody else is in the house' },
    departures: { title: 'Departures', short: 'Leaving', none: 'Nobody leaves today' },
    unpaid_deposits: { title: 'Unpaid deposits', short: 'Deposits', none: 'No deposit is due' },
    guestsIn: (unit: string, count: number) => `${unit} · ${guests(count)}`,
    until: (unit: string, day: Day) => `${unit} · until ${en.dayAndMonth(day)}`,
    /** Of a stay that a portal brought: with its guest, or without. */
    onPortal: (unit: string, portal: string) => `${unit} · ${portal}`,
    nightsIn: (unit: string, count: number) => `${unit} · ${nights(count)}`,
    depositDue: (amount: number, due: Day) => `${en.euros(amount)} · due by ${en.dayAndMonth(due)}`,
    depositOf: (amount: number, arrival: Day) => `${en.euros(amount)} · arrives ${en.dayAndMonth(arrival)}`,
    more: (count: number) => `Show ${count} more`,
    fewer: 'Show fewer',
  },
  changes: {
    title: 'Changes that guests ask for',
    waiting: (count: number) =>
      en.plural(count, { one: '# guest asks for a change', other: '# guests ask for a change' }),
    answer: 'Answer',
    answerOf: (guest: string) => `Answer the change of ${guest}`,
  },
  requests: {
    title: 'Open requests',
    waiting: (count: number) =>
      en.plural(count, {
        one: '# request is waiting for your answer',
        other: '# requests are waiting for your answer',
      }),
    stay: (stay: { from: Day; to: Day; nights: number; who: Party }) =>
      `${en.day(stay.from)} – ${en.day(stay.to)}, ${nights(stay.nights)}, ${party.party(stay.who)}`,
    minutesLeft: (count: number) => `${count} min left`,
    hoursLeft: (count: number) => `${count} h left`,
  },
  toConfirm: {
    title: 'Still pending',
    waiting: (count: number) =>
      en.plural(count, {
        one: '# pending stay arrives within two weeks: confirm it, or it counts nowhere but as taken nights',
        other: '# pending stays arrive within two weeks: confirm them, or they count nowhere but as taken nights',
      }),
  },
  booked: {
    title: 'Instant bookings',
    since: (count: number) =>
      en.plural(count, {
        one: '# stay was booked instantly in the last 24 hours',
        other: '# stays were booked instantly in the last 24 hours',
      }),
  },
  steps: {
    title: 'Five steps to your first booking',
    hide: 'Hide',
    done: (doneCount: number, all: number) => `${doneCount} of ${all} done`,
    state: { done: 'Done', next: 'Next', later: 'Later' },
    details: {
      title: 'Your details',
      hint: 'Your name, address and tax ID are printed on your invoices.',
      action: 'Fill in your details',
    },
    property: {
      title: 'Your first property',
      hint: 'The house or place with its address.',
      action: 'Add a property',
    },
    unit: {
      title: 'Your first unit and its price',
      hint: 'The room, apartment or house that guests book, with its price per night.',
      action: 'Add a unit',
    },
    picture: {
      title: 'A picture',
      hint: 'Guests look at pictures first. Edit your property or unit to add some.',
      action: 'Add a picture',
    },
    booking: {
      title: 'Your first booking',
      hint: 'Enter one yourself, or send guests the link to your public page: you will find it in Settings.',
      action: 'Add a booking',
    },
  },
}
export type Messages = typeof messages
