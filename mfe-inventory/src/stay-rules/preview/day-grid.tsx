import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { unseen } from '@keyhaven/shared-contracts/web/facts'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useId } from 'react'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import type { Line } from '../../seasons/strip/year-lines.ts'
import { DaySign } from './day-sign.tsx'
import type { PreviewDay } from './preview-days.ts'
import type { useDayRange } from './use-day-range.ts'
import './day-grid.css'

type Props = {
  label: string
  month: Day
  today: Day
  weeks: readonly Line[]
  dayOf: (day: Day) => PreviewDay
  selection: ReturnType<typeof useDayRange>
}

const nightsSign = ({ minNights: min, maxNights: max }: PreviewDay) => {
  if (max === undefined) return min > 1 ? `${min}+` : ''
  if (min > max) return ''
  return min > 1 ? `${min}–${max}` : `≤${max}`
}

/** The days of a month, each with what the rules make of it. One stop for Tab; arrow keys go from day to day. */
export function DayGrid({ label, month, today, weeks, dayOf, selection }: Props) {
  const { sentence, preview: t } = useMessages(stayRulesCatalog)
  const language = useLanguage()
  const id = useId()
  const { current, range, handlers } = selection
  const wordsOf = (one: PreviewDay) =>
    [
      language.longDayWithWeekday(one.day),
      one.minNights > 1 && sentence.minNights(one.minNights),
      one.maxNights !== undefined && sentence.maxNights(one.maxNights),
      !one.canArrive && t.noArrival,
      !one.canDepart && t.noDeparture,
      one.isUnbookable && t.unbookable,
    ]
      .filter(Boolean)
      .join(', ')
  const cell = (day: Day) => {
    const one = dayOf(day)
    const isIn = range !== null && range[0] <= day && day <= range[1]
    const looks = [
      'rule-day',
      !day.startsWith(month.slice(0, 7)) && 'rule-day-outside',
      day < today && 'rule-day-past',
      day === today && 'rule-day-today',
      !one.canArrive && 'rule-day-closed',
      one.isUnbookable && 'rule-day-unbookable',
      isIn && 'rule-day-selected',
      day === current && 'rule-day-current',
    ]
    return (
      <div
        key={day}
        id={`${id}${day}`}
        role="gridcell"
        aria-selected={isIn}
        className={looks.filter(Boolean).join(' ')}
      >
        <span style={unseen}>{wordsOf(one)}</span>
        <span aria-hidden>{Number(day.slice(8))}</span>
        <b aria-hidden>{nightsSign(one)}</b>
        <span className="rule-day-signs" aria-hidden>
          {!one.canDepart && <DaySign closedTo="departure" />}
          {!one.canArrive && <DaySign closedTo="arrival" />}
        </span>
      </div>
    )
  }
  return (
    <div>
      <div className="rule-days-head" aria-hidden>
        {weeks[0] &&
          [0, 1, 2, 3, 4, 5, 6].map((at) => (
            <span key={at}>{language.weekdayShort(addDays(weeks[0]?.first ?? month, at))}</span>
          ))}
      </div>
      <div
        {...handlers}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable
        aria-activedescendant={`${id}${current}`}
        className="rule-days"
      >
        {weeks.map(({ first }) => (
          <div key={first} role="row" className="rule-days-week">
            {[0, 1, 2, 3, 4, 5, 6].map((at) => cell(addDays(first, at)))}
          </div>
        ))}
      </div>
    </div>
  )
}
