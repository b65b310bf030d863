import { reasons } from '@keyhaven/shared-contracts/domain/reasons/reasons'
import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { periods, rangeQuery } from '@keyhaven/shared-contracts/contract/finance/analytics'
import { type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { day } from '@keyhaven/shared-contracts/domain/days/day-schema'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import dayjs from 'dayjs'

export type Period = (typeof periods)[number]
export type View = 'charts' | 'tables'
export type Filters = { from: Day; to: Day; period: Period; property?: number; unit?: number; view: View }

/** The range that a period stands for: to today, from one period earlier. */
export const rangeOf = (period: Period, today: Day) => ({
  from: dayjs(today).subtract(1, period).format('YYYY-MM-DD'),
  to: today,
})

const maxDays = { day: 1, week: 7, month: 31, year: 366 }

/** Steps that divide a range: of anything longer there would be a single column. */
export const stepsOf = ({ from, to }: { from: Day; to: Day }): Period[] => {
  const days = nightsBetween(from, to) + 1
  return periods.filter((step) => step === 'day' || days > maxDays[step])
}

/** As many steps as an eye takes in. */
const fittingStep = ({ from, to }: { from: Day; to: Day }): Period => {
  const days = nightsBetween(from, to) + 1
  if (days <= 62) return 'day'
  if (days <= 183) return 'week'
  return days <= 366 * 3 ? 'month' : 'year'
}

const aDay = day(reasons.enter('date'))
const dayOf = (text: string | null) => aDay.safeParse(text ?? undefined).data
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** The filters that an address says; what it leaves out is the period month up to today, in steps that fit. */
export const readFilters = (params: URLSearchParams, today: Day): Filters => {
  const month = rangeOf('month', today)
  const range = { from: dayOf(params.get('from')) ?? month.from, to: dayOf(params.get('to')) ?? month.to }
  const property = idOf(params.get('property'))
  const unit = idOf(params.get('unit'))
  return {
    ...range,
    period: stepsOf(range).find((one) => one === params.get('period')) ?? fittingStep(range),
    ...(property !== undefined && { property }),
    ...(unit !== undefined && { unit }),
    view: params.get('view') === 'tables' ? 'tables' : 'charts',
  }
}

/** Query of every analytics call, or the reason that a range is invalid. */
export const rangeFrom = ({ from, to, property, unit }: Filters) => {
  const range = { from, to, ...(property !== undefined && { property }), ...(unit !== undefined && { unit }) }
  const [issue] = rangeQuery.safeParse(range).error?.issues ?? []
  return { range, problem: issue && issueReason(issue) }
}
export type Range = ReturnType<typeof rangeFrom>['range']

/** The filters as the address says them, and how to change some; `undefined` takes one out. */
export const useFilters = () => {
  const today = useTodayIn()
  const { params, change: changeAddress } = useAddressParams()
  const change = (some: { [K in keyof Filters]?: Filters[K] | undefined }) => changeAddress(some, { replace: true })
  return { today, filters: readFilters(params, today), change }
}
