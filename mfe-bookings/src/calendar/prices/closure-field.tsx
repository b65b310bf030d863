import type { NightRun } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Checkbox, Form } from 'antd'

type Props = {
  field: ZodForm['field']
  name: 'closed_to_arrival' | 'closed_to_departure'
  label: string
  /** The choice, undefined while the days stay as they are. */
  value: unknown
  /** The days as they are now. */
  runs: readonly NightRun[]
}

/** Box that closes the days to arrival or departure. It shows what holds now until it is pressed, and is then sent. */
export function ClosureField({ field, name, label, value, runs }: Props) {
  const closed = runs.filter((run) => run[name]).length
  const isUntouched = value === undefined
  return (
    <Form.Item
      {...field(name)}
      className="short-field"
      getValueProps={(chosen?: boolean) => ({ checked: chosen ?? (closed > 0 && closed === runs.length) })}
      getValueFromEvent={(event: { target: { checked: boolean } }) => event.target.checked}
    >
      <Checkbox indeterminate={isUntouched && closed > 0 && closed < runs.length}>{label}</Checkbox>
    </Form.Item>
  )
}
