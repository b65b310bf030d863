import { PlusOutlined } from '@ant-design/icons'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Button, Flex, Form, Input, type InputRef, Typography } from 'antd'
import { useId, useState } from 'react'
import { useFirstFocus } from '../use-first-focus.ts'
import type { Guest } from './new-guest.ts'

type Props = {
  field: ZodForm['field']
  /** What is known of the guest. */
  guest: Guest | undefined
  onBack: () => void
}

const who = [
  ['first_name', 'First Name', 3],
  ['last_name', 'Last Name', 3],
  ['address.phone', 'Phone', 3],
  ['email', 'Email', 3],
] as const
const where = [
  ['address.street', 'Street', 4],
  ['address.house_number', 'House Number', 2],
  ['address.postal_code', 'Postal Code', 2],
  ['address.city', 'City', 4],
  ['address.country', 'Country', 6],
] as const

const kind = {
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  'address.phone': { type: 'tel', placeholder: '+43 664 1234567' },
} as Partial<Record<string, object>>

/** A guest who is not a client yet: a name and a way to reach them; the address when there is time for it. */
export function NewGuestFields({ field, guest, onBack }: Props) {
  const titleId = useId()
  const { phone: _, ...place } = guest?.address ?? {}
  const [hasAddress, setHasAddress] = useState(Object.values(place).some(Boolean))
  // A name was typed already, or a number in its place.
  const [start] = useState(guest?.last_name ? 'address.phone' : 'first_name')
  const first = useFirstFocus<InputRef>()
  return (
    <div role="group" aria-labelledby={titleId}>
      <Flex justify="space-between" align="baseline" style={{ marginBottom: 8 }}>
        <strong id={titleId}>New guest</strong>
        <Button type="link" size="small" onClick={onBack} style={{ padding: 0 }}>
          Choose existing guest
        </Button>
      </Flex>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 12 }}>
        {[...who, ...(hasAddress ? where : [])].map(([name, label, span]) => (
          <Form.Item
            key={name}
            label={label}
            {...field(`guest.${name}`, name === 'address.phone' ? ['guest.email'] : undefined)}
            style={{ gridColumn: `span ${span}`, marginBottom: 10 }}
          >
            <Input autoComplete="off" ref={name === start ? first : null} {...kind[name]} />
          </Form.Item>
        ))}
      </div>
      <Flex gap="0 12px" wrap align="baseline" style={{ marginBottom: 12 }}>
        {!hasAddress && (
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setHasAddress(true)}
            style={{ padding: 0 }}
          >
            Add address
          </Button>
        )}
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {hasAddress
            ? 'The invoice is made out to this address.'
            : 'A phone number or an email address is enough for now.'}
        </Typography.Text>
      </Flex>
    </div>
  )
}
