import { cardConnection, cardPaymentsApi } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { cardsCatalog } from '../messages/catalogs.ts'

/** Connects the owner's own account by its key. */
export function ConnectForm({ onClose }: { onClose: () => void }) {
  const { form: t, connect: title } = useMessages(cardsCatalog)
  const form = useZodForm(cardConnection, { provider: 'stripe', secret_key: '' })
  const connect = useCommand(cardPaymentsApi.connect)
  return (
    <FormModal
      title={title}
      form={form}
      about={t.about}
      submitLabel={t.save}
      onSubmit={(body) => connect.mutateAsync({ body })}
      success={t.saved}
      onClose={onClose}
    >
      <Form.Item label={t.key} extra={t.keyHint} {...form.field('secret_key')}>
        <Input.Password autoComplete="off" spellCheck={false} />
      </Form.Item>
    </FormModal>
  )
}
