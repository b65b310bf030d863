import type { FlexibleStay } from '@keyhaven/shared-contracts/contract/public/public-search'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import { addMonths, dayByKey, type Month, monthOf, weeksOf } from '../../property/calendar/month.ts'
import { useDayKeys } from '../../property/calendar/use-day-keys.ts'
import { address } from '../../search/search-address.ts'
import { withStay } from '../filters.ts'

type Props = {
  search: Search
  month: Month
  /** Those that begin in the month; nothing while they are looked for. */
  stays: readonly FlexibleStay[] | undefined
  cheapest: readonly FlexibleStay[]
  onMonth: (month: Month) => void
}

/** From Saturday on; weeks begin on Monday. */
const isWeekend = (column: number) => column > 4
const monthSteps: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** A month of days of arrival, each with the lowest total of a stay from it on. */
export function StayGrid({ search, month, stays, cheapest, onMonth }: Props) {
  const t = useMessages(resultsCatalog)
  const language = useLanguage()
  const byDay = new Map(stays?.map((stay) => [stay.check_in, stay]))
  const canChoose = (day: Day) => byDay.has(day)
  const { days, walkedTo, lead, move } = useDayKeys(canChoose)
  const firstDay = dayByKey('ArrowRight', addDays(`${month}-01`, -1), canChoose)
  const tabStop = walkedTo && canChoose(walkedTo) ? walkedTo : firstDay
  const onKey = (event: KeyboardEvent, day: Day) => {
    const step = monthSteps[event.key]
    if (step === undefined) {
      move(event, day)
      return
    }
    event.preventDefault()
    const to = addMonths(monthOf(day), step)
    lead(`${to}-${day.slice(8)}`)
    onMonth(to)
  }
  const cellOf = (day: Day) => {
    const stay = byDay.get(day)
    const date = Number(day.slice(8))
    if (!stay) return <span className={stays ? 'kh-day kh-stay-none' : 'kh-day'}>{date}</span>
    const { check_in, check_out, count, total_from } = stay
    const isCheap = cheapest.includes(stay)
    const total = language.number(total_from, total_from % 1 === 0 ? 0 : 2)
    const words = [t.stay(check_in, check_out), t.stayWords(count, total_from), ...(isCheap ? [t.isCheap] : [])]
    return (
      <Link
        to={address(paths.public(), withStay(search, { checkIn: check_in, checkOut: check_out }))}
        className={isCheap ? 'kh-day kh-stay-cheap' : 'kh-day'}
        data-day={day}
        tabIndex={day === tabStop ? 0 : -1}
        aria-label={words.join(', ')}
        onKeyDown={(event) => onKey(event, day)}
      >
        <span>{date}</span>
        <span className={total.length > 6 ? 'kh-stay-total kh-stay-long' : 'kh-stay-total'}>{total}</span>
      </Link>
    )
  }
  const [sunday = '', ...rest] = language.weekdaysShort
  const weekdays = [...rest, sunday]
  const lookOf = (column: number) => (isWeekend(column) ? 'kh-weekend' : undefined)
  return (
    <div ref={days} className="kh-stays" aria-busy={!stays}>
      <table className="kh-month" role="grid" aria-label={language.month(month)}>
        <thead>
          <tr>
            {weekdays.map((weekday, column) => (
              <th key={weekday} scope="col" className={lookOf(column)}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => (
                <td key={weekdays[column]} className={lookOf(column)}>
                  {day ? cellOf(day) : '\u00a0'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
