import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { connectionsApi, newApiKey, scopes } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { connectionsCatalog } from '../messages/catalogs.ts'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { scopeWords } from './connection-words.ts'
import { PasswordConfirmation } from '../settings/password-confirmation.tsx'
import { DemoNote } from '../settings/demo-note.tsx'

type Props = { user: User; onMade: (key: string) => void; onClose: () => void }

/** Makes a key for other software; the password is asked for, because the key works without it. */
export function KeyForm({ user, onMade, onClose }: Props) {
  const messages = useMessages(connectionsCatalog)
  const { form: t } = messages.keys
  const choices = scopes.map((scope) => ({
    value: scope,
    label: scopeWords(messages, scope),
    column: scope.endsWith(':read') ? 1 : 2,
  }))
  const lifetimes = [
    { value: 30, label: t.month },
    { value: 365, label: t.year },
    { value: 0, label: t.forever },
  ]
  const create = useCommand(connectionsApi.createKey)
  const form = useZodForm(newApiKey, { name: '', scopes: [], days: 365, password: '' })
  return (
    <FormModal
      title={t.title}
      form={form}
      about="API key new"
      submitLabel={t.submit}
      submitDisabled={user.is_demo}
      onSubmit={async (body) => onMade((await create.mutateAsync({ body })).key)}
      onClose={onClose}
      done={null}
      popup={{ forget: ['password'] }}
      width={520}
    >
      {user.is_demo && <DemoNote text={messages.noDemo} />}
      <Form.Item label={t.name} extra={t.nameHint} {...form.field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={<span id="scopes-label">{t.scopes}</span>} extra={t.scopesHint} {...form.field('scopes')}>
        <ChoiceBoxes choices={choices} />
      </Form.Item>
      <Form.Item
        label={t.days}
        {...form.field('days')}
        getValueProps={(days) => ({ value: days ?? 0 })}
        normalize={(days: number) => days || null}
      >
        <Select options={lifetimes} />
      </Form.Item>
      <PasswordConfirmation email={user.email} item={form.field('password')} />
    </FormModal>
  )
}
