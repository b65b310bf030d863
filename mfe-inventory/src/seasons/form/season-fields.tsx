import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form/zod-form'
import { DayInput } from '@keyhaven/shared-contracts/webx/days/day-input'
import { FieldGrid } from '@keyhaven/shared-contracts/webx/form/field-grid'
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
