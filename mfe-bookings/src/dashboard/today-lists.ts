import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { TodayList as AnyTodayList, TodayStay } from '@keyhaven/shared-contracts/contract/today'
import { counted } from '@keyhaven/shared-contracts/web/facts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

/** Requests cannot wait: they stand above everything. */
export type TodayList = Exclude<AnyTodayList, 'requests'>

type Words = {
  title: string
  /** Where there is little room. */
  short: string
  none: string
  /** What a row says below the name of the guest. */
  say: (stay: TodayStay) => string
  /** Where the rest is, when there are more than are shown: filters of the list of bookings. */
  rest?: (today: string) => Record<string, string>
}

const shortDay = (day: string) => showDay(day).slice(0, 6)

/** The lists of today in the order in which a morning goes. */
export const todayLists: Record<TodayList, Words> = {
  arrivals: {
    title: 'Arrivals',
    short: 'Arrivals',
    none: 'Nobody arrives today',
    say: ({ unit, guests_count }) => `${unit.name} · ${counted(guests_count, 'guests')}`,
    rest: (today) => ({ arrives_from: today, arrives_to: today }),
  },
  in_house: {
    title: 'In house',
    short: 'In house',
    none: 'Nobody else is in the house',
    say: ({ unit, check_out }) => `${unit.name} · until ${shortDay(check_out)}`,
  },
  departures: {
    title: 'Departures',
    short: 'Leaving',
    none: 'Nobody leaves today',
    say: ({ unit, guests_count }) => `${unit.name} · ${counted(guests_count, 'guests')}`,
  },
  unpaid_deposits: {
    title: 'Unpaid deposits',
    short: 'Deposits',
    none: 'No deposit is due',
    say: ({ deposit_amount, check_in }) => `${showEuros(deposit_amount)} · arrives ${shortDay(check_in)}`,
    rest: () => ({ deposit: 'unpaid' }),
  },
}

/** Where the whole of a list is, if a filter of the bookings says so. */
export const restPath = (list: TodayList, today: string) => {
  const filters = todayLists[list].rest?.(today)
  return filters && `${paths.bookings()}?${new URLSearchParams(filters)}`
}
