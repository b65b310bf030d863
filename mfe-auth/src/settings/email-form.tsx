import { accountSettingsApi, changeEmailForm } from '@keyhaven/shared-contracts/contract/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form } from 'antd'
import { useMemo } from 'react'
import { EmailInput } from '../email-input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { DemoNote } from './demo-note.tsx'

const blank = { actual_email: '', actual_password: '', new_email: '' }

export function EmailForm({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useCommand(accountSettingsApi.changeEmail)
  const schema = useMemo(() => changeEmailForm(user.email), [user.email])
  const form = useZodForm(schema, blank)
  const { field } = form
  return (
    <FormModal
      title="Change E-mail"
      about="E-mail"
      form={form}
      submitLabel="Change e-mail"
      submitDisabled={user.is_demo}
      onSubmit={async (body) => useSession.getState().setUser(await change.mutateAsync({ body }))}
      onClose={onClose}
      success="Changed e-mail successfully"
      popup={{ forget: ['actual_password'] }}
      width={480}
    >
      {user.is_demo && <DemoNote text={accountSettingsApi.changeEmail.refusesDemo} />}
      <Form.Item label="Your Actual Email" {...field('actual_email')}>
        <EmailInput />
      </Form.Item>
      <Form.Item label="Password" {...field('actual_password')}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item label="New E-mail" {...field('new_email')}>
        <EmailInput autoComplete="email" />
      </Form.Item>
    </FormModal>
  )
}
