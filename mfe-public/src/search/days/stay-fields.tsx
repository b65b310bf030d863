import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../../messages/catalogs.ts'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { Suspense, useRef, useState } from 'react'
import { type Bounds, firstDeparture, isDay } from '../bounds.ts'
import { DayField } from './day-field.tsx'
import type { DateProblem } from '../search-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'

// Days can be typed without it.
const StayPicker = latePart(
  () => import(/* webpackChunkName: "stay-picker" */ './stay-picker.tsx'),
  'StayPicker',
  () => null,
)

export type Dates = { checkIn: string; checkOut: string }
type OpenedBy = 'press' | 'touch' | 'keys'
type DayName = 'check_in' | 'check_out'
type Props = {
  dates: Dates
  bounds: Bounds
  problem: DateProblem | { field: DayName; message: string } | undefined
  onChange: (dates: Dates) => void
  /** Leads to the calendar that the page has already, which knows what is free. */
  onCalendar?: (from: Element | null) => void
}

/** Choosing a check-in moves a check-out that is empty or not after it to the first day on which the stay can end. */
const withCheckIn = (checkIn: string, checkOut: string, bounds: Bounds): Dates => ({
  checkIn,
  checkOut: isDay(checkIn) && checkOut <= checkIn ? firstDeparture(bounds, checkIn) : checkOut,
})

/** Check-in and check-out: typed, or chosen in one calendar. */
export function StayFields({ dates, bounds, problem, onChange, onCalendar }: Props) {
  const { from, last, maxNights } = bounds
  const t = useMessages(guestCatalog)
  const wordsOf = useReasonWords()
  const fields = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [calendar, setCalendar] = useState<{ by: OpenedBy; field: DayName }>()
  const first = isDay(dates.checkIn) ? dates.checkIn : from
  const close = () => setCalendar(undefined)
  const open = (field: DayName, by: OpenedBy) => {
    if (!onCalendar) setCalendar({ by, field })
    // Who presses with a mouse can also type there.
    else if (by !== 'press') onCalendar(fields.current)
  }
  const wrongIn = (field: DayName) => {
    if (problem?.field !== field) return undefined
    return 'message' in problem ? problem.message : wordsOf(problem.reason)
  }
  const shared = (name: DayName) => ({
    ...{ name, value: name === 'check_in' ? dates.checkIn : dates.checkOut, wrong: wrongIn(name) },
    onCalendar: (by: OpenedBy) => open(name, by),
    onFocus: () => {
      if (!onCalendar) void StayPicker.load()
    },
  })
  const lastEnd: Day | undefined = maxNights === undefined ? undefined : addDays(first, maxNights)
  return (
    <div ref={fields} className="kh-stay-fields" role="group" aria-label={t.day.both}>
      <DayField
        {...shared('check_in')}
        label={t.checkIn}
        min={from}
        max={last}
        onChange={(day) => onChange(withCheckIn(day, dates.checkOut, bounds))}
      >
        <button
          ref={opener}
          type="button"
          className="kh-day-button"
          aria-label={t.day.open}
          aria-expanded={onCalendar ? undefined : calendar !== undefined}
          onClick={() => (calendar ? close() : open('check_in', 'keys'))}
        >
          <Icon name="calendar" />
        </button>
      </DayField>
      <DayField
        {...shared('check_out')}
        label={t.checkOut}
        min={firstDeparture(bounds, first)}
        max={lastEnd}
        onChange={(day) => onChange({ ...dates, checkOut: day })}
      >
        <Icon name="calendar" />
      </DayField>
      {calendar && (
        <Suspense>
          <StayPicker
            key={calendar.field}
            {...{ dates, bounds }}
            around={fields}
            isByKeys={calendar.by === 'keys'}
            isDeparture={calendar.field === 'check_out'}
            onClose={close}
            onEnd={(stay) => {
              if (stay) onChange(stay)
              close()
              opener.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
