import { addDays, dayIn, type Day } from '@keyhaven/shared-contracts/domain/days/day'

/** Today at the properties of these tests. */
export const today = (): Day => dayIn('Europe/Vienna', new Date())
export const dayAfter = (day: Day, count: number): Day => addDays(day, count)
