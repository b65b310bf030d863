import { periods, rangeQuery } from '@keyhaven/shared-contracts/contract/analytics'
import { type Day, day } from '@keyhaven/shared-contracts/contract/day'
import dayjs from 'dayjs'

export type Period = (typeof periods)[number]
export type View = 'charts' | 'tables'
export type Filters = { from: Day; to: Day; period: Period; property?: number; unit?: number; view: View }

/** The range that a period stands for: to today, from one period earlier. */
export const rangeOf = (period: Period, today: Day) => ({
  from: dayjs(today).subtract(1, period).format('YYYY-MM-DD'),
  to: today,
})

const aDay = day('')
const dayOf = (text: string | null) => aDay.safeParse(text ?? undefined).data
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** The filters that an address says; what it leaves out is the period month up to today. */
export const readFilters = (params: URLSearchParams, today: Day): Filters => {
  const period = periods.find((one) => one === params.get('period')) ?? 'month'
  const range = rangeOf(period, today)
  const property = idOf(params.get('property'))
  const unit = idOf(params.get('unit'))
  return {
    from: dayOf(params.get('from')) ?? range.from,
    to: dayOf(params.get('to')) ?? range.to,
    period,
    ...(property !== undefined && { property }),
    ...(unit !== undefined && { unit }),
    view: params.get('view') === 'tables' ? 'tables' : 'charts',
  }
}

/** What every analytics call is asked with, or why it cannot be asked. */
export const rangeFrom = ({ from, to, property, unit }: Filters) => {
  const range = { from, to, ...(property !== undefined && { property }), ...(unit !== undefined && { unit }) }
  return { range, problem: rangeQuery.safeParse(range).error?.issues[0]?.message }
}
export type Range = ReturnType<typeof rangeFrom>['range']
