import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import { useId } from 'react'
import type { Bounds } from './bounds.ts'
import type { DateProblem } from './search-address.ts'
import { Icon } from '../ui/icon.tsx'

export type Dates = { checkIn: string; checkOut: string }
type Props = {
  dates: Dates
  bounds: Bounds
  problem: DateProblem | { field: 'check_in' | 'check_out'; message: string } | undefined
  onChange: (dates: Dates) => void
}

/** Choosing a check-in moves a check-out that is empty or not after it to the first day on which the stay can end. */
const withCheckIn = (checkIn: string, checkOut: string, least: number): Dates => ({
  checkIn,
  checkOut: checkIn && checkOut <= checkIn ? addDays(checkIn, least) : checkOut,
})

/** Check-in and check-out, in the device's own date pickers. */
export function StayFields({ dates, bounds: { from, last, least = 1, most }, problem, onChange }: Props) {
  const t = useMessages(guestCatalog)
  const wordsOf = useReasonWords()
  const id = useId()
  const first = dates.checkIn || from
  const field = (
    name: 'check_in' | 'check_out',
    label: string,
    value: string,
    [min, max = '2199-12-31']: [min: Day, max?: Day | undefined],
    set: (day: string) => void,
  ) => {
    const wrong = problem?.field !== name ? undefined : 'message' in problem ? problem.message : wordsOf(problem.reason)
    return (
      <div className="kh-field kh-field-day">
        <label htmlFor={`${id}-${name}`}>{label}</label>
        <div className="kh-control">
          <Icon name="calendar" />
          <input
            id={`${id}-${name}`}
            name={name}
            className={value ? 'kh-input' : 'kh-input kh-input-empty'}
            type="date"
            min={min}
            max={max}
            value={value}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-${name}-problem` : undefined}
            onChange={(event) => set(event.target.value)}
          />
        </div>
        {wrong && (
          <p id={`${id}-${name}-problem`} className="kh-field-problem" role="alert">
            {wrong}
          </p>
        )}
      </div>
    )
  }
  return (
    <>
      {field('check_in', t.checkIn, dates.checkIn, [from, last], (day) =>
        onChange(withCheckIn(day, dates.checkOut, least)),
      )}
      {field(
        'check_out',
        t.checkOut,
        dates.checkOut,
        [addDays(first, least), most === undefined ? undefined : addDays(first, most)],
        (day) => onChange({ ...dates, checkOut: day }),
      )}
    </>
  )
}
