import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { connectionsApi, newApiKey, scopes } from '@keyhaven/shared-contracts/contract/connections'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { scopeWords } from './connection-words.ts'
import { PasswordConfirmation } from '../settings/password-confirmation.tsx'
import { DemoNote } from '../settings/demo-note.tsx'

const scopeOptions = scopes.map((scope) => ({ value: scope, label: scopeWords(scope) }))
const lifetimes = [
  { value: 30, label: '30 days' },
  { value: 365, label: 'A year' },
  { value: 0, label: 'Until I revoke it' },
]

type Props = { user: User; onMade: (key: string) => void; onClose: () => void }

/** Makes a key for other software; the password is asked for, because the key works without it. */
export function KeyForm({ user, onMade, onClose }: Props) {
  const create = useCommand(connectionsApi.createKey)
  const form = useZodForm(newApiKey, { name: '', scopes: [], days: 365, password: '' })
  return (
    <FormModal
      title="New API key"
      form={form}
      about="API key new"
      submitLabel="Create key"
      submitDisabled={user.is_demo}
      onSubmit={async (body) => onMade((await create.mutateAsync({ body })).key)}
      onClose={onClose}
      popup={{ forget: ['password'] }}
      width={520}
    >
      {user.is_demo && <DemoNote text={connectionsApi.createKey.refusesDemo} />}
      <Form.Item label="Name" extra="The software that gets it: Channel manager, Door locks" {...form.field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label="What it may do" {...form.field('scopes')}>
        <Select mode="multiple" options={scopeOptions} optionFilterProp="label" placeholder="As little as it needs" />
      </Form.Item>
      <Form.Item
        label="How long it works"
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
