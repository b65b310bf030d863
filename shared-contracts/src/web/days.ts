/** Days as input. */

export { DayInput } from './days/day-input.tsx'
export { DayRangeFilter } from './days/day-range-filter.tsx'
