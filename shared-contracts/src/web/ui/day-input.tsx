import { DatePicker } from 'antd'
import dayjs from 'dayjs'
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

/** A day, chosen or typed; its value is the contract's `YYYY-MM-DD`, and dayjs stays inside. */
export function DayInput({ value, onChange, min, max, allowClear = false, ...rest }: Props) {
  return (
    <DatePicker
      {...rest}
      value={value ? dayjs(value) : null}
      onChange={(picked) => onChange?.(picked?.format('YYYY-MM-DD'))}
      format={formats}
      placeholder="DD.MM.YYYY"
      allowClear={allowClear}
      style={{ width: '100%' }}
      {...(min !== undefined && { minDate: dayjs(min) })}
      {...(max !== undefined && { maxDate: dayjs(max) })}
    />
  )
}
