import { addDays, type Day } from '../days/day.ts'
import type { StayDays } from '../stay/stay.ts'
import { brokenRules, canArrive, canDepart } from './check-stay.ts'
import type { RuleBook } from './rule.ts'

/** A night counts as bookable where a stay of the minimum and up to a week more has it; hardly a guest would book a month around it. */
const triedBeyondMinimum = 7

/** Days ahead in which screens and API look for nights that nobody can book. */
export const searchedDays = 2 * 365

/** The nights of all stays that the rules allow and that begin from `first` until before `end`. */
function bookableNights(rules: RuleBook, first: Day, end: Day) {
  const nights = new Set<Day>()
  for (let arrival = first; arrival < end; arrival = addDays(arrival, 1)) {
    if (!canArrive(arrival, rules)) continue
    const min = rules.on('min_nights', arrival)?.nights ?? 1
    const max = rules.on('max_nights', arrival)?.nights ?? Infinity
    // The longest one covers the nights of all others that begin on the day.
    for (let length = Math.min(min + triedBeyondMinimum, max); length >= min; length -= 1) {
      const stay = { check_in: arrival, check_out: addDays(arrival, length) }
      if (!canDepart(stay.check_out, rules) || brokenRules(stay, rules).length > 0) continue
      for (let night = arrival; night < stay.check_out; night = addDays(night, 1)) nights.add(night)
      break
    }
  }
  return nights
}

/**
 * The nights that no guest's stay can have by the rules of a unit, as half-open ranges, from `first` until before `end`. Rules that
 * contradict each other are known by them: a minimum above the maximum, arrivals on days that are closed to arrival.
 */
export function unbookableNights(rules: RuleBook, first: Day, end: Day): StayDays[] {
  // Stays that begin a month before can reach into the range.
  const nights = bookableNights(rules, addDays(first, -31), end)
  const ranges: StayDays[] = []
  for (let night = first; night < end; night = addDays(night, 1)) {
    if (nights.has(night)) continue
    const last = ranges.at(-1)
    if (last?.check_out === night) last.check_out = addDays(night, 1)
    else ranges.push({ check_in: night, check_out: addDays(night, 1) })
  }
  return ranges
}
