import { accountsApi, personalsBody, type User } from '@keyhaven/shared-contracts/contract/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Input } from 'antd'

export function PersonalsForm({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useCommand(accountsApi.changePersonals)
  const { first_name, last_name, tax_id, address } = user
  const form = useZodForm(personalsBody, { first_name, last_name, tax_id, address })
  const { field } = form

  return (
    <FormModal
      title="Change Personals"
      about="Personals"
      form={form}
      submitLabel="Change Personals"
      onSubmit={async (body) => useSession.getState().setUser(await change.mutateAsync({ body }))}
      onClose={onClose}
      success="Changed personal data successfully"
    >
      <FieldGrid>
        <Form.Item label="First name" {...field('first_name')}>
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item label="Last name" {...field('last_name')}>
          <Input autoComplete="family-name" />
        </Form.Item>
        <Form.Item label="Street" {...field('address.street')}>
          <Input autoComplete="address-line1" />
        </Form.Item>
        <Form.Item label="House number" {...field('address.house_number')}>
          <Input autoComplete="address-line2" />
        </Form.Item>
        <Form.Item label="Zip code" {...field('address.postal_code')}>
          <Input autoComplete="postal-code" />
        </Form.Item>
        <Form.Item label="City" {...field('address.city')}>
          <Input autoComplete="address-level2" />
        </Form.Item>
        <Form.Item label="Country" {...field('address.country')}>
          <Input autoComplete="country-name" />
        </Form.Item>
        <Form.Item label="Phone" {...field('address.phone')}>
          <Input type="tel" autoComplete="tel" placeholder="+43 664 1234567" />
        </Form.Item>
        <Form.Item label="Tax ID" {...field('tax_id')}>
          <Input autoComplete="off" />
        </Form.Item>
      </FieldGrid>
    </FormModal>
  )
}
