import { DatePicker, Form } from 'antd'
import dayjs from 'dayjs'

type Props = {
  id: string
  label: string
  /** As dayjs reads it. */
  format: string
  /** `2026-11` */
  month: string
  onChange: (month: string) => void
}

/** The month that a page is of; there always is one. */
export const MonthField = ({ id, label, format, month, onChange }: Props) => (
  <Form layout="vertical" component="div">
    <Form.Item label={label} htmlFor={id} style={{ maxWidth: 220 }}>
      <DatePicker
        id={id}
        picker="month"
        format={format}
        allowClear={false}
        value={dayjs(`${month}-01`)}
        onChange={(day: dayjs.Dayjs | null) => day && onChange(day.format('YYYY-MM'))}
        style={{ width: '100%' }}
      />
    </Form.Item>
  </Form>
)
