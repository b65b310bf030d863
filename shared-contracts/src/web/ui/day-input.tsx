import { DatePicker, type DatePickerProps } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb.js'
import { useMemo } from 'react'
import type { Day } from '../../contract/day.ts'

type Props = {
  id?: string
  value?: Day | null
  onChange?: (day: Day | undefined) => void
  onBlur?: () => void
  /** The first day that can be chosen. */
  min?: Day
  max?: Day
  disabled?: boolean
  allowClear?: boolean
  'aria-label'?: string
}

const formats = ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD', 'DDMMYYYY']

// The week begins on Monday. Month and year are called what they say, so that whoever speaks to the screen can name them.
const locale = { lang: { locale: 'en_GB', monthSelect: '', yearSelect: '' } } as NonNullable<DatePickerProps['locale']>

/** A day, chosen or typed; its value is the contract's `YYYY-MM-DD`, and dayjs stays inside. */
export function DayInput({ value, onChange, min, max, allowClear = false, ...rest }: Props) {
  // The same object for the same day: a new one would take away what is being typed.
  const shown = useMemo(() => (value ? dayjs(value) : null), [value])
  return (
    <DatePicker
      {...rest}
      value={shown}
      onChange={(picked) => onChange?.(picked?.format('YYYY-MM-DD'))}
      format={formats}
      locale={locale}
      placeholder="DD.MM.YYYY"
      allowClear={allowClear}
      style={{ width: '100%' }}
      {...(min !== undefined && { minDate: dayjs(min) })}
      {...(max !== undefined && { maxDate: dayjs(max) })}
    />
  )
}
