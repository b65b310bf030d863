import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'

/** A leap year, so that 29 February can be chosen. */
const anyYear = '2028'

type Props = { id?: string; value?: string | null; onChange?: (day: string | null) => void; placeholder: string }

/** A day of every year, `MM-DD`, typed and shown as its reader writes it. */
export function DayOfYearInput({ value, onChange, ...rest }: Props) {
  const language = useLanguage()
  return (
    <DatePicker
      {...rest}
      format={language.dayAndMonth('2028-11-22').replace('22', 'DD').replace('11', 'MM')}
      value={value ? dayjs(`${anyYear}-${value}`) : null}
      defaultPickerValue={dayjs(`${anyYear}-01-01`)}
      onChange={(day: dayjs.Dayjs | null) => onChange?.(day ? day.format('MM-DD') : null)}
      style={{ width: '100%' }}
    />
  )
}
