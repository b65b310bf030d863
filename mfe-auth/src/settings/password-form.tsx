import { accountSettingsApi, changePasswordBody } from '@keyhaven/shared-contracts/contract/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form } from 'antd'
import { PasswordInput } from '../password-input.tsx'
import { DemoNote } from './demo-note.tsx'

const blank = { old_password: '', new_password: '', confirm_password: '' }

export function PasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useCommand(accountSettingsApi.changePassword)
  const form = useZodForm(changePasswordBody, blank)
  const { field } = form
  return (
    <FormModal
      title="Change Password"
      form={form}
      submitLabel="Change Password"
      submitDisabled={user.is_demo}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
      success="Changed password successfully"
      popup={{ forget: Object.keys(blank) }}
      losesNothing
      width={480}
    >
      {user.is_demo && <DemoNote text={accountSettingsApi.changePassword.refusesDemo} />}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Form.Item label="Old password" {...field('old_password')}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item label="New password" {...field('new_password')}>
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item label="Repeat new password" {...field('confirm_password', ['new_password'])}>
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </FormModal>
  )
}
