import { DatePicker } from 'antd'
import dayjs from 'dayjs'

/** A leap year, so that 29 February can be chosen. */
const anyYear = '2028'

type Props = { id?: string; value?: string | null; onChange?: (day: string | null) => void; placeholder: string }

/** A day of every year, `MM-DD`. */
export function DayOfYearInput({ value, onChange, ...rest }: Props) {
  return (
    <DatePicker
      {...rest}
      format="D MMM"
      value={value ? dayjs(`${anyYear}-${value}`) : null}
      defaultPickerValue={dayjs(`${anyYear}-01-01`)}
      onChange={(day: dayjs.Dayjs | null) => onChange?.(day ? day.format('MM-DD') : null)}
      style={{ width: '100%' }}
    />
  )
}
