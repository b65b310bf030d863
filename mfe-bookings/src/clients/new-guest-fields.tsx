import { PlusOutlined } from '@ant-design/icons'
import { EmailSlip, StoredPhone, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form, Input, type InputRef } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { bookingFormCatalog } from '../messages/catalogs.ts'
import './new-guest-fields.css'
import { useFirstFocus } from '../use-first-focus.ts'
import type { Guest } from './new-guest.ts'

type Props = {
  field: ZodForm['field']
  guest: Guest | undefined
  onBack: () => void
}

/** The inputs and how many of six columns each takes. */
const who = [
  ['first_name', 3],
  ['last_name', 3],
  ['address.phone', 3],
  ['email', 3],
] as const
const where = [
  ['address.street', 4],
  ['address.house_number', 2],
  ['address.postal_code', 2],
  ['address.city', 4],
  ['address.country', 6],
] as const

const kind = {
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  'address.phone': { type: 'tel', placeholder: '+43 664 1234567' },
} as Partial<Record<string, object>>

const notes: Partial<Record<string, ReactNode>> = {
  email: <EmailSlip name={['guest', 'email']} />,
  'address.phone': <StoredPhone name={['guest', 'address', 'phone']} />,
}

/** A guest who is not a client yet: a name and a way to reach them; the address when there is time for it. */
export function NewGuestFields({ field, guest, onBack }: Props) {
  const t = useMessages(bookingFormCatalog).guest
  const titleId = useId()
  const { phone: _, ...place } = guest?.address ?? {}
  const [hasAddress, setHasAddress] = useState(Object.values(place).some(Boolean))
  // A name was typed already, or a number in its place.
  const [start] = useState(guest?.last_name ? 'address.phone' : 'first_name')
  const first = useFirstFocus<InputRef>()
  return (
    <div className="new-guest" role="group" aria-labelledby={titleId}>
      <Row justify="space-between" align="baseline" marginBottom={8}>
        <strong id={titleId}>{t.title}</strong>
        <Button type="link" size="small" onClick={onBack}>
          {t.chooseExisting}
        </Button>
      </Row>
      <div className="new-guest-fields">
        {[...who, ...(hasAddress ? where : [])].map(([name, span]) => (
          <Form.Item
            key={name}
            label={t.fields[name]}
            extra={notes[name]}
            {...field(`guest.${name}`, name === 'address.phone' ? ['guest.email'] : undefined)}
            style={{ gridColumn: `span ${span}` }}
          >
            <Input autoComplete="off" ref={name === start ? first : null} {...kind[name]} />
          </Form.Item>
        ))}
      </div>
      <Row gap="0 12px" wrap align="baseline" marginBottom={12}>
        {!hasAddress && (
          <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setHasAddress(true)}>
            {t.addAddress}
          </Button>
        )}
        <Text type="secondary" size={12}>
          {hasAddress ? t.addressHint : t.briefHint}
        </Text>
      </Row>
    </div>
  )
}
