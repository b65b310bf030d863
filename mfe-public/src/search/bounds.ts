import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { brokenRules, canArrive, type TakenRange } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { type RuleBook, ruleBook } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { localToday } from '@keyhaven/shared-contracts/web/facts'

/** True for a valid ISO day, as opposed to text that a guest has typed. */
export const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Which stays can be asked for. */
export type Bounds = {
  /** The first day on which one can begin, and the last. */
  from: Day
  last?: Day
  /** Maximum nights of a stay. */
  maxNights?: number
  /** Rules of a unit for its guests. */
  rules?: RuleBook
}

/** The rules of a unit. A server of the release before knows of a minimum alone. */
export const rulesOf = ({ id, rules, min_nights: nights }: PublicUnit): RuleBook | undefined => {
  if (rules) return rules.length > 0 ? ruleBook(rules) : undefined
  return nights && nights > 1 ? ruleBook([{ id: 0, kind: 'min_nights', unit: id, nights }]) : undefined
}

/** Those of a property, or of one of its units; until it is known, only that the stay is not over where the guest sits. */
export const boundsOf = (property: PublicProperty | undefined, unit?: PublicUnit): Bounds =>
  property
    ? {
        ...{ from: property.today ?? localToday(), last: property.last_arrival, maxNights: property.max_nights },
        rules: unit && rulesOf(unit),
      }
    : { from: localToday() }

/** True if a stay can begin on a day, whatever is taken. */
export const canBegin = ({ from, last, rules }: Bounds, day: Day) =>
  day >= from && !(last !== undefined && day > last) && (!rules || canArrive(day, rules))

/** True if a stay between two days is allowed. What is taken counts for the days of preparation and for gaps. */
export const canEnd = ({ maxNights, rules }: Bounds, arrival: Day, departure: Day, taken: readonly TakenRange[] = []) =>
  departure > arrival &&
  !(maxNights && departure > addDays(arrival, maxNights)) &&
  (!rules || brokenRules({ check_in: arrival, check_out: departure }, rules, taken).length === 0)

/** Nights after which a departure is no longer looked for. */
const searchedNights = 60

/** The first day on which a stay from a day on can end; the day after it where none can soon. */
export const firstDeparture = (bounds: Bounds, arrival: Day): Day => {
  for (let nights = 1; nights <= searchedNights; nights += 1)
    if (canEnd(bounds, arrival, addDays(arrival, nights))) return addDays(arrival, nights)
  return addDays(arrival, 1)
}
