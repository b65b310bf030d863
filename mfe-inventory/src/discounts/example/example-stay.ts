import { addDays, type Day, nightsBetween, weekdayOf } from '@keyhaven/shared-contracts/domain/days/day'
import { type DiscountRule, discountsOf } from '@keyhaven/shared-contracts/domain/prices/discounts'

/** A stay that is not booked, to show a price by. */
export type ExampleStay = { arrival: Day; nights: number; bookedOn: Day }

const usualNights = 7

const fridayFrom = (day: Day) => addDays(day, (5 - weekdayOf(day) + 7) % 7)

const numbers = (values: readonly (number | null | undefined)[]) => values.flatMap((value) => value ?? [])

/**
 * A stay that is booked today and shows what these discounts do: as long as the first step of length that counts, on the next Friday or
 * else on the first day on which a discount for the time of booking counts.
 */
export const exampleStay = (rules: readonly DiscountRule[], today: Day): ExampleStay => {
  const steps = numbers(rules.map(({ nights }) => nights)).toSorted((a, b) => a - b)
  const counts = (kinds: readonly DiscountRule['kind'][], nights: number, arrival: Day) =>
    discountsOf(rules, { nights, daysAhead: nightsBetween(today, arrival) }).some(({ kind }) => kinds.includes(kind))
  const nights = steps.find((step) => counts(['length_of_stay'], step, today)) ?? usualNights
  const bounds = numbers(rules.map(({ days }) => days)).map((days) => addDays(today, days))
  const arrivals = [fridayFrom(today), ...bounds.map(fridayFrom), ...bounds]
  const arrival = arrivals.find((day) => counts(['last_minute', 'early_bird'], nights, day)) ?? fridayFrom(today)
  return { arrival, nights, bookedOn: today }
}
