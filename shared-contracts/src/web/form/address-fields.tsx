import { Form, Input } from 'antd'
import type { zodForm } from './zod-form.ts'
import { StoredPhone } from './stored-phone.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = { field: ReturnType<typeof zodForm>['field']; withPhone?: boolean }

/** The inputs of an address below `address` in the order people write it, for a form of somebody else's address: the browser must not fill in its own. */
export function AddressFields({ field, withPhone = true }: Props) {
  const { address: words } = useMessages(webCatalog)
  return (
    <>
      <Form.Item label={words.street} {...field('address.street')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={words.houseNumber} {...field('address.house_number')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={words.postalCode} {...field('address.postal_code')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={words.city} {...field('address.city')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={words.country} {...field('address.country')}>
        <Input autoComplete="off" />
      </Form.Item>
      {withPhone && (
        <Form.Item label={words.phone} extra={<StoredPhone name={['address', 'phone']} />} {...field('address.phone')}>
          <Input type="tel" autoComplete="off" placeholder="+43 664 1234567" />
        </Form.Item>
      )}
    </>
  )
}
