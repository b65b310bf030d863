import { Form, Input } from 'antd'
import type { zodForm } from './zod-form.ts'

type Props = { field: ReturnType<typeof zodForm>['field']; withPhone?: boolean }

/** The inputs of an address below `address` in the order people write it, for a form of somebody else's address: the browser must not fill in its own. */
export function AddressFields({ field, withPhone = true }: Props) {
  return (
    <>
      <Form.Item label="Street" {...field('address.street')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="House Number" {...field('address.house_number')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="Postal Code" {...field('address.postal_code')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="City" {...field('address.city')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="Country" {...field('address.country')}>
        <Input autoComplete="off" />
      </Form.Item>
      {withPhone && (
        <Form.Item label="Phone" {...field('address.phone')}>
          <Input type="tel" autoComplete="off" placeholder="+43 664 1234567" />
        </Form.Item>
      )}
    </>
  )
}
