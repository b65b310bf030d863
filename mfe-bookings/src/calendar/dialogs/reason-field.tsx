import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Form, Input, type InputRef } from 'antd'
import { useFirstFocus } from '../../use-first-focus.ts'

/** Why nights are blocked. */
export function ReasonField({ field }: { field: ZodForm['field'] }) {
  const input = useFirstFocus<InputRef>()
  return (
    <Form.Item label="Reason" {...field('reason')} style={{ marginBottom: 12 }}>
      <Input ref={input} autoComplete="off" placeholder="Painting, own stay … (optional)" />
    </Form.Item>
  )
}
