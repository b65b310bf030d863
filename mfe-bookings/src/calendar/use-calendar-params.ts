import { reasons } from '@keyhaven/shared-contracts/domain/reasons/reasons'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { day as dayRule } from '@keyhaven/shared-contracts/domain/days/day-schema'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { numberOf, withinDays, dayOf, type Zoom, zooms } from './timeline/geometry/timeline-scale.ts'

const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/
/** `2027-03`, the month of a day. */
const monthOf = (day: Day) => day.slice(0, 7)
const aDay = dayRule(reasons.enter('date'))

type Changes = Partial<
  Record<'day' | 'month' | 'zoom' | 'property' | 'cancelled' | 'prices' | 'collapsed' | 'view', string>
>

const isAlone = (params: URLSearchParams) => params.get('view') === 'calendar'

/** True on the full page of the calendar. */
export const useCalendarAlone = () => isAlone(useSearchParams()[0])

const propertyIn = (params: URLSearchParams) =>
  params.get('property') === 'all' ? ('all' as const) : Number(params.get('property')) || null

/** The property that the address asks for. */
export const useShownProperty = () => propertyIn(useSearchParams()[0])

/**
 * View of the calendar, kept in the address. It starts yesterday, so that stays ending today are visible. A phone starts
 * today, with only as many days as can be tapped.
 */
export const useCalendarParams = (today: Day, onPhone: boolean) => {
  const { params, change: changeAddress } = useAddressParams()
  const query = { day: params.get('day') ?? '', month: params.get('month') ?? '' }
  const byDefault: Zoom = onPhone ? 14 : 31
  const zoom = zooms.find((days) => String(days) === params.get('zoom')) ?? byDefault
  const isAsked = aDay.safeParse(query.day).success
  const day = isAsked ? query.day : month.test(query.month) ? `${query.month}-01` : onPhone ? today : addDays(today, -1)
  const collapsedParam = params.get('collapsed') ?? ''
  const collapsed = useMemo(() => new Set(collapsedParam.split(',').filter(Boolean).map(Number)), [collapsedParam])
  const change = (changes: Changes, replace = true) => changeAddress(changes, { replace, preventScrollReset: true })
  const showDay = (to: Day) => change({ day: to, month: '' })
  return {
    day,
    zoom,
    /** The month that the screen shows most of, as far as it shows one; that of today at first. */
    month: isAsked || query.month ? monthOf(addDays(day, Math.min(15, Math.floor(zoom / 2)))) : monthOf(today),
    property: propertyIn(params),
    cancelled: params.get('cancelled') === '1',
    prices: params.get('prices') === '1',
    collapsed,
    alone: isAlone(params),
    showDay,
    showMonth: (to: string) => change({ month: to, day: '' }),
    /** The day in the middle stays where it is, unless today would go out of sight. */
    showZoom: (to: Zoom) => {
      const [left, now] = [numberOf(day), numberOf(today)]
      const middle = left + Math.round((zoom - to) / 2)
      const isSeen = now >= left && now < left + zoom
      const next = isSeen ? Math.max(now - to + 2, Math.min(now - 1, middle)) : middle
      change({ zoom: to === byDefault ? '' : String(to), day: dayOf(withinDays(next)), month: '' })
    },
    showProperty: (to: number | 'all') => change({ property: String(to) }),
    showCancelled: (to: boolean) => change({ cancelled: to ? '1' : '' }),
    showPrices: (to: boolean) => change({ prices: to ? '1' : '' }),
    /** Adds a history entry, so that Back undoes it. */
    showAlone: (to: boolean) => change({ view: to ? 'calendar' : '' }, false),
    toggle: (property: number) => {
      const next = new Set(collapsed)
      if (!next.delete(property)) next.add(property)
      change({ collapsed: [...next].join() })
    },
  }
}
export type CalendarParams = ReturnType<typeof useCalendarParams>
