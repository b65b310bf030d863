import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useId } from 'react'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import { Icon } from '../../ui/icon.tsx'
import { maxNights, nightsIn } from '@keyhaven/shared-contracts/platform/guest-search'

type FlexibleDates = { month: string; nights: number }
type Props = FlexibleDates & { from: Day; onChange: (dates: FlexibleDates) => void }

/** So far ahead a stay may begin. */
const monthsAhead = 18

const monthsFrom = (day: Day) => {
  const months = [day.slice(0, 7)]
  while (months.length < monthsAhead) months.push(addDays(`${months.at(-1)}-01`, 31).slice(0, 7))
  return months
}

/** Month and nights, instead of two dates. */
export function FlexibleFields({ month, nights, from, onChange }: Props) {
  const t = useMessages(resultsCatalog)
  const language = useLanguage()
  const id = useId()
  const months = monthsFrom(from)
  const set = (count: number) => onChange({ month, nights: nightsIn(String(count)) })
  return (
    <>
      <div className="kh-field kh-field-day">
        <label htmlFor={`${id}-month`}>{t.month}</label>
        <div className="kh-control">
          <Icon name="calendar" />
          <select
            id={`${id}-month`}
            className="kh-input"
            value={month}
            onChange={(event) => onChange({ month: event.target.value, nights })}
          >
            {(months.includes(month) ? months : [month, ...months]).map((one) => (
              <option key={one} value={one}>
                {language.month(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="kh-field">
        <label htmlFor={`${id}-nights`}>{t.nights}</label>
        <div className="kh-control">
          <input
            id={`${id}-nights`}
            className="kh-input"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxNights}
            value={nights}
            onChange={(event) => set(Math.floor(Number(event.target.value)))}
          />
          <button
            type="button"
            className="kh-step"
            aria-label={t.fewerNights}
            disabled={nights <= 1}
            onClick={() => set(nights - 1)}
          >
            <Icon name="minus" size={16} />
          </button>
          <button
            type="button"
            className="kh-step"
            aria-label={t.moreNights}
            disabled={nights >= maxNights}
            onClick={() => set(nights + 1)}
          >
            <Icon name="plus" size={16} />
          </button>
        </div>
      </div>
    </>
  )
}
