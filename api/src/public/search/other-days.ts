import type {
  FlexibleQuery,
  FlexibleStay,
  NearbyStays,
  SearchQuery,
} from '@keyhaven/shared-contracts/contract/public/public-search'
import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Filters } from '@keyhaven/shared-contracts/contract/public/public-search'
import { isInstant } from '@keyhaven/shared-contracts/domain/stay/instant'
import { brokenRules } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { type RuleBook, ruleBook } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { withLimits } from '@keyhaven/shared-contracts/domain/stay-rules/rule-limit'
import type { AppContext } from '../../context.ts'
import { stayTotal } from '../stay-total.ts'
import { type Open, readOpen } from './reads.ts'
import { stayOf, totalPasses } from './priced-units.ts'
import { criteriaOf, type Party, type UnitCriteria } from './unit-criteria.ts'

type Length = { nights: number; party: Party; filters: Filters }

const cancelsFreeOn = ({ today, free_until_days }: Open, check_in: Day) =>
  free_until_days !== null && free_until_days <= nightsBetween(today, check_in)

/** A unit with its rules by day. */
type RuledUnit = Open & { rulesByDay: RuleBook }

const readRuled = async (
  { db, clock }: AppContext,
  criteria: UnitCriteria,
  days: Parameters<typeof readOpen>[2],
): Promise<RuledUnit[]> => {
  const now = clock()
  const books = new Map<string, RuleBook>()
  // Most units of an owner have the same rules: what is asked of one need not be worked out for the others.
  const bookOf = ({ rules, time_zone: timeZone, check_in_from: checkInFrom }: Open) => {
    const key = JSON.stringify([timeZone, checkInFrom, rules.map(({ id }) => id)])
    const book = books.get(key) ?? ruleBook(withLimits(rules, { now, timeZone, checkInFrom }))
    books.set(key, book)
    return book
  }
  return (await readOpen(db, criteria, days, now)).map((unit) => ({ ...unit, rulesByDay: bookOf(unit) }))
}

const meetsRules = ({ rulesByDay, taken }: RuledUnit, check_in: Day, check_out: Day) =>
  brokenRules({ check_in, check_out }, rulesByDay, taken).length === 0

const isFreeIn = (unit: RuledUnit, check_in: Day, check_out: Day) =>
  check_in >= unit.today &&
  check_in <= unit.last_arrival &&
  unit.taken.every((stay) => stay.check_out <= check_in || stay.check_in >= check_out) &&
  meetsRules(unit, check_in, check_out)

/** The stays of that length beginning on one of the days that have something free, with how many units, and the lowest total. */
function staysOn(
  days: readonly Day[],
  units: readonly RuledUnit[],
  { nights, party, filters }: Length,
): FlexibleStay[] {
  return days.flatMap((check_in) => {
    const check_out = addDays(check_in, nights)
    const totals = units
      .filter((unit) => isFreeIn(unit, check_in, check_out))
      .filter((unit) => !filters.free_cancellation || cancelsFreeOn(unit, check_in))
      .filter((unit) => !filters.instant || isInstant(unit, check_in, party.pets))
      .map((unit) => stayTotal(unit, stayOf({ check_in, check_out, ...party })).total_price)
      .filter((total) => totalPasses(total, filters))
    if (totals.length === 0) return []
    return { check_in, check_out, count: totals.length, total_from: totals.reduce((a, b) => Math.min(a, b)) }
  })
}

/** Days of a month on which a stay of so many nights can begin. */
export async function flexible(context: AppContext, query: FlexibleQuery): Promise<FlexibleStay[]> {
  const { month, nights } = query
  const first = `${month}-01`
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((one) => one.startsWith(month))
  const last = days.at(-1) ?? first
  const criteria = await criteriaOf(context, query)
  const units = await readRuled(context, criteria, { from: first, to: addDays(last, nights), takes: nights })
  return staysOn(days, units, { nights, party: query, filters: query })
}

const maxLengths = 3

/** Lengths of stay from the day of arrival, where units take neither so short nor so long a one: the nearest lengths first. */
export async function nearbyLengths(context: AppContext, query: SearchQuery): Promise<NearbyStays['lengths']> {
  const { check_in, check_out } = query
  const nights = nightsBetween(check_in, check_out)
  const criteria = await criteriaOf(context, query)
  const longest = addDays(check_in, Math.max(nights, searchedNights))
  const units = await readRuled(context, criteria, { from: check_in, to: longest, mayRefuse: nights })
  const lengthOf = (unit: RuledUnit) => {
    const start = Math.min(nights, unit.max_nights)
    for (let away = 0; away <= searchedNights; away += 1)
      for (const length of [start + away, start - away])
        if (length > 0 && length <= unit.max_nights && meetsRules(unit, check_in, addDays(check_in, length)))
          return length
    return nights
  }
  const away = (length: number) => Math.abs(length - nights)
  const nearest = units.map((unit) => ({ unit, length: lengthOf(unit) }))
  const others = new Set(nearest.map(({ length }) => length)).difference(new Set([nights]))
  const stays: NearbyStays['lengths'] = []
  for (const length of [...others].toSorted((one, other) => away(one) - away(other))) {
    // The nearest length of some units, which others take as well: those that take none nearer than their own.
    const takers = nearest.filter((one) => away(one.length) <= away(length) && length <= one.unit.max_nights)
    const [stay] = staysOn(
      [check_in],
      takers.map(({ unit }) => unit),
      { nights: length, party: query, filters: query },
    )
    if (stay) stays.push({ nights: length, check_in, check_out: stay.check_out, count: stay.count })
    if (stays.length === maxLengths) break
  }
  return stays
}

/** Longer stays are not looked for where a shorter one was wanted. */
const searchedNights = 60
const maxDaysAway = 7
const maxDates = 6

/** Stays of as many nights some days earlier or later, the nearest first. */
export async function nearbyDates(context: AppContext, query: SearchQuery): Promise<NearbyStays['dates']> {
  const { check_in, check_out } = query
  const nights = nightsBetween(check_in, check_out)
  const away = Array.from({ length: maxDaysAway }, (_, at) => [-(at + 1), at + 1]).flat()
  const criteria = await criteriaOf(context, query)
  const range = { from: addDays(check_in, -maxDaysAway), to: addDays(check_out, maxDaysAway), takes: nights }
  const units = await readRuled(context, criteria, range)
  const days = away.map((count) => addDays(check_in, count))
  return staysOn(days, units, { nights, party: query, filters: query })
    .slice(0, maxDates)
    .map(({ total_from: _total, ...stay }) => stay)
}
