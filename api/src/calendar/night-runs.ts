import type { NightRun, UnitNightPrices } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { nightPrices } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import { ruleBook } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import type { PricedUnit } from './price-reads.ts'

/** The nights of a unit in a window, those that are alike and follow one another as one. */
export function nightRuns(
  { id, seasons, rules, ...unit }: PricedUnit,
  window: { from: Day; to: Day },
): UnitNightPrices {
  const book = ruleBook(rules)
  const runs: NightRun[] = []
  for (const { night, cents } of nightPrices({ check_in: window.from, check_out: window.to }, unit, seasons)) {
    const minNights = book.on('min_nights', night)?.nights ?? 1
    const facts = {
      price: toEuros(cents),
      ...(minNights > 1 && { min_nights: minNights }),
      ...(book.on('closed_to_arrival', night) && { closed_to_arrival: true }),
      ...(book.on('closed_to_departure', night) && { closed_to_departure: true }),
    }
    const last = runs.at(-1)
    if (last && isAlike(last, facts)) last.to = addDays(night, 1)
    else runs.push({ from: night, to: addDays(night, 1), ...facts })
  }
  return { unit: id, prices: runs }
}

const isAlike = (a: Omit<NightRun, 'from' | 'to'>, b: Omit<NightRun, 'from' | 'to'>) =>
  a.price === b.price &&
  a.min_nights === b.min_nights &&
  a.closed_to_arrival === b.closed_to_arrival &&
  a.closed_to_departure === b.closed_to_departure
