import type {
  Today,
  TodayImport,
  TodayList as AnyTodayList,
  TodayStay,
} from '@keyhaven/shared-contracts/contract/bookings/today'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Messages } from '../messages/dashboard/en.ts'

/** Requests cannot wait: they stand above everything. */
export type TodayList = Exclude<AnyTodayList, 'requests'>

/** The lists of today in the order in which a morning goes. */
export const todayLists: readonly TodayList[] = ['arrivals', 'in_house', 'departures', 'unpaid_deposits']

const ofPortals: Partial<Record<TodayList, keyof NonNullable<Today['imports']>>> = {
  arrivals: 'arrivals',
  in_house: 'in_house',
  departures: 'departures',
}

/** The stays of portals that belong into a list of today. */
export const importsIn = (today: Today | undefined, list: TodayList): readonly TodayImport[] => {
  const name = ofPortals[list]
  return (name && today?.imports?.[name]) ?? []
}

/** Number of stays in a list, those of portals as well. */
export const countOf = (today: Today, list: TodayList) => today[list].count + importsIn(today, list).length

/** Second line of a stay of a portal. */
export const importWords = ({ today }: Messages, list: TodayList, imported: TodayImport) => {
  const { unit, name, feed, check_in, check_out } = imported
  if (list === 'in_house') return today.until(unit.name, check_out)
  return name ? today.onPortal(unit.name, feed.name) : today.nightsIn(unit.name, nightsBetween(check_in, check_out))
}

/** Second line of a row, below the name of the guest. */
export const stayWords = ({ today }: Messages, list: TodayList, stay: TodayStay) => {
  const { unit, guests_count, check_in, check_out, deposit_amount, deposit_due } = stay
  if (list === 'in_house') return today.until(unit.name, check_out)
  return list === 'unpaid_deposits'
    ? deposit_due
      ? today.depositDue(deposit_amount, deposit_due)
      : today.depositOf(deposit_amount, check_in)
    : today.guestsIn(unit.name, guests_count)
}

/** Filters of the bookings list that show the rest of a today list. */
const filtersOf: Partial<Record<TodayList, (today: string) => Record<string, string>>> = {
  arrivals: (today) => ({ arrives_from: today, arrives_to: today, stage: 'coming' }),
  unpaid_deposits: () => ({ deposit: 'unpaid', stage: 'coming' }),
}

/** Address of the whole list, if a filter of the bookings shows the same. */
export const restPath = (list: TodayList, today: string) => {
  const filters = filtersOf[list]?.(today)
  return filters && `${paths.bookings()}?${new URLSearchParams(filters)}`
}
