import { addDays, type Day, nightsBetween } from '../days/day.ts'
import { reason, type Reason } from '../reasons/reason.ts'
import type { StayDays } from '../stay/stay.ts'

/** Conditions of a promo code, beside how often it is used. Whatever is null or left out binds nothing. */
export type CodeConditions = {
  /** First day on which it is booked with; the last one is `valid_until`. */
  valid_from?: Day | null | undefined
  /** First and last night that a stay may have, both included. */
  stay_from?: Day | null | undefined
  stay_to?: Day | null | undefined
  min_nights?: number | null | undefined
  /** Ids of units; none is all of them. */
  units?: readonly number[] | null | undefined
}

type StayOfCode = StayDays & { unit: number }

/** Reason why a code does not count for a stay, whenever it is booked; undefined where it does. */
export function stayProblemOfCode(code: CodeConditions, { check_in, check_out, unit }: StayOfCode): Reason | undefined {
  const { stay_from: from = null, stay_to: to = null, min_nights: nights, units } = code
  if (units?.length && !units.includes(unit)) return reason('general.codeUnit')
  const lastNight = addDays(check_out, -1)
  if ((from && check_in < from) || (to && lastNight > to)) return reason('general.codeDates', { from, to })
  if (nights && nightsBetween(check_in, check_out) < nights) return reason('general.codeNights', { nights })
  return undefined
}

/** Reason why a code does not count for a stay that is booked today; undefined where it does. */
export function codeProblem(code: CodeConditions, { today, ...stay }: StayOfCode & { today: Day }): Reason | undefined {
  if (code.valid_from && today < code.valid_from) return reason('general.codeFrom', { day: code.valid_from })
  return stayProblemOfCode(code, stay)
}

type UseLimits = { max_uses?: number | null | undefined; max_uses_per_guest?: number | null | undefined }

/** Reason why a code cannot be used once more, by the bookings that have it; undefined where it can. */
export function usesProblem(limits: UseLimits, uses: { total: number; ofGuest: number }): Reason | undefined {
  const { max_uses: max, max_uses_per_guest: maxOfGuest } = limits
  if (max != null && uses.total >= max) return reason('general.codeUsedUp')
  if (maxOfGuest != null && uses.ofGuest >= maxOfGuest) return reason('general.codeUsedUpByGuest')
  return undefined
}
