import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { LastNightInput } from './last-night-input.tsx'

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
