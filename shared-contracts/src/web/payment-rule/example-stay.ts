import { addDays, type Day } from '../../domain/days/day.ts'

const nights = 4
/** Arrivals in so many days: one with time for every part, and one for which there is little. */
export const exampleDistances = { far: 90, near: 7 }

/** Days of a stay of an example, in three months where nothing else is said. */
export const exampleStay = (today: Day, distance = exampleDistances.far) => {
  const check_in = addDays(today, distance)
  return { check_in, check_out: addDays(check_in, nights) }
}
