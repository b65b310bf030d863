import { Form } from 'antd'
import { DayField, type DayInputProps } from './day-field.tsx'

/** A day in a form, chosen or typed as people write it; its value is the contract's `YYYY-MM-DD`. */
export function DayInput(props: DayInputProps) {
  return <DayField {...props} form={Form.useFormInstance()} />
}
