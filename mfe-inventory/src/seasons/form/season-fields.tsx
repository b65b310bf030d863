import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'

type LastNightInputProps = {
  id?: string
  /** The day after the last night, as the contract wants it. */
  value?: Day | null
  onChange?: (end: Day | undefined) => void
  onBlur?: () => void
}

/** The end of a range by its last night, which is how people think of it. */
function LastNightInput({ value, onChange, ...rest }: LastNightInputProps) {
  return (
    <DayInput
      {...rest}
      value={value ? addDays(value, -1) : null}
      onChange={(last) => onChange?.(last && addDays(last, 1))}
    />
  )
}

type Props = { field: ZodForm['field']; /** What its nights cost. */ children: ReactNode }

/** What a season says, new or old. */
export function SeasonFields({ field, children }: Props) {
  return (
    <>
      <Form.Item label="Name" {...field('name')}>
        <Input autoComplete="off" placeholder="Summer" />
      </Form.Item>
      <FieldGrid>
        <Form.Item label="First night" {...field('start')}>
          <DayInput />
        </Form.Item>
        <Form.Item label="Last night" {...field('end', ['start'])}>
          <LastNightInput />
        </Form.Item>
      </FieldGrid>
      {children}
    </>
  )
}
