import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Button, Flex, Form, Input, type InputRef, Typography } from 'antd'
import { useId } from 'react'
import { useFirstFocus } from './first-focus.ts'

type Props = { field: ZodForm['field']; onBack: () => void }

const inputs = [
  ['first_name', 'First Name', 3],
  ['last_name', 'Last Name', 3],
  ['email', 'Email', 3],
  ['address.phone', 'Phone', 3],
  ['address.street', 'Street', 4],
  ['address.house_number', 'House Number', 2],
  ['address.postal_code', 'Postal Code', 2],
  ['address.city', 'City', 4],
  ['address.country', 'Country', 6],
] as const

const kind = {
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  'address.phone': { type: 'tel' },
} as Partial<Record<string, object>>

/** A guest who is not a client yet: what an invoice needs, in as little room as it takes. */
export function NewGuestFields({ field, onBack }: Props) {
  const titleId = useId()
  const first = useFirstFocus<InputRef>()
  return (
    <div role="group" aria-labelledby={titleId}>
      <Flex justify="space-between" align="baseline" style={{ marginBottom: 8 }}>
        <strong id={titleId}>New guest</strong>
        <Button type="link" size="small" onClick={onBack} style={{ padding: 0 }}>
          Choose a known guest
        </Button>
      </Flex>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 12 }}>
        {inputs.map(([name, label, span]) => (
          <Form.Item
            key={name}
            label={label}
            {...field(`guest.${name}`)}
            style={{ gridColumn: `span ${span}`, marginBottom: 10 }}
          >
            <Input autoComplete="off" ref={name === 'first_name' ? first : null} {...kind[name]} />
          </Form.Item>
        ))}
      </div>
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12, marginBottom: 12 }}>
        The invoice is made out to this address.
      </Typography.Text>
    </div>
  )
}
