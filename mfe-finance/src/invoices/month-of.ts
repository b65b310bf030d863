import type { Day } from '@keyhaven/shared-contracts/domain/day'
import dayjs from 'dayjs'

/** The first and the last day of the month that a day is in. */
export const monthOf = (day: Day) => ({
  from: dayjs(day).startOf('month').format('YYYY-MM-DD'),
  to: dayjs(day).endOf('month').format('YYYY-MM-DD'),
})
