import { addDays, type Day, nightsBetween } from '../days/day.ts'
import type { StayDays } from '../stay/stay.ts'
import { brokenRules, type TakenRange } from './check-stay.ts'
import type { RuleBook } from './rule.ts'

type Bounds = {
  /** First and last day of arrival. */
  first: Day
  last?: Day | undefined
  maxNights?: number | undefined
}
/** Days that a stay is moved, made longer or shorter, together. */
const maxDistance = 45

const isFree = ({ check_in, check_out }: StayDays, ranges: readonly StayDays[]) =>
  ranges.every((one) => one.check_out <= check_in || one.check_in >= check_out)

/** The stays at a distance, those of the same length first, and longer ones before shorter ones. */
function* staysAt(distance: number, { check_in, check_out }: StayDays): Generator<StayDays> {
  const nights = nightsBetween(check_in, check_out)
  for (let longer = 0; longer <= distance; longer += 1)
    for (const length of longer === 0 ? [nights] : [nights + longer, nights - longer])
      for (const days of longer === distance ? [0] : [distance - longer, longer - distance])
        if (length > 0) yield { check_in: addDays(check_in, days), check_out: addDays(check_in, days + length) }
}

/** The stays closest to a wanted one that are free and that the rules allow: moved as few days as can be, or of another length. */
export function nearestStays(
  wanted: StayDays,
  rules: RuleBook,
  ranges: readonly TakenRange[],
  { first, last, maxNights = Infinity }: Bounds,
  count = 3,
): StayDays[] {
  const nearest: StayDays[] = []
  for (let distance = 0; distance <= maxDistance && nearest.length < count; distance += 1)
    for (const stay of staysAt(distance, wanted)) {
      if (nearest.length === count) break
      const { check_in, check_out } = stay
      if (check_in < first || (last && check_in > last) || nightsBetween(check_in, check_out) > maxNights) continue
      if (isFree(stay, ranges) && brokenRules(stay, rules, ranges).length === 0) nearest.push(stay)
    }
  return nearest
}
