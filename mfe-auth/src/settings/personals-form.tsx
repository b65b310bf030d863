import { accountsApi, personalsBody, type User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, StoredPhone, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Input } from 'antd'
import { settingsCatalog } from '../messages/catalogs.ts'

export function PersonalsForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { personals: t } = useMessages(settingsCatalog)
  const change = useCommand(accountsApi.changePersonals)
  const { first_name, last_name, tax_id, vat_id = '', address } = user
  const form = useZodForm(personalsBody, { first_name, last_name, tax_id, vat_id, address })
  const { field } = form

  return (
    <FormModal
      title={t.formTitle}
      about="Personals"
      form={form}
      submitLabel={t.submit}
      onSubmit={async (body) => useSession.getState().setUser(await change.mutateAsync({ body }))}
      onClose={onClose}
      success={t.done}
    >
      <FieldGrid>
        <Form.Item label={t.firstName} {...field('first_name')}>
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item label={t.lastName} {...field('last_name')}>
          <Input autoComplete="family-name" />
        </Form.Item>
        <Form.Item label={t.street} {...field('address.street')}>
          <Input autoComplete="address-line1" />
        </Form.Item>
        <Form.Item label={t.houseNumber} {...field('address.house_number')}>
          <Input autoComplete="address-line2" />
        </Form.Item>
        <Form.Item label={t.zipCode} {...field('address.postal_code')}>
          <Input autoComplete="postal-code" />
        </Form.Item>
        <Form.Item label={t.city} {...field('address.city')}>
          <Input autoComplete="address-level2" />
        </Form.Item>
        <Form.Item label={t.country} {...field('address.country')}>
          <Input autoComplete="country-name" />
        </Form.Item>
        <Form.Item label={t.phone} extra={<StoredPhone name={['address', 'phone']} />} {...field('address.phone')}>
          <Input type="tel" autoComplete="tel" placeholder="+43 664 1234567" />
        </Form.Item>
        <Form.Item label={t.taxId} {...field('tax_id')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.vatId} extra={t.vatIdHint} {...field('vat_id')}>
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form.Item>
      </FieldGrid>
    </FormModal>
  )
}
