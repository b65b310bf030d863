import { accountSettingsApi, changePasswordBody } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form } from 'antd'
import { settingsCatalog } from '../messages/catalogs.ts'
import { PasswordInput } from '../password-input.tsx'
import { DemoNote } from './demo-note.tsx'

const blank = { old_password: '', new_password: '', confirm_password: '' }

export function PasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { password: t } = useMessages(settingsCatalog)
  const change = useCommand(accountSettingsApi.changePassword)
  const form = useZodForm(changePasswordBody, blank)
  const { field } = form
  return (
    <FormModal
      title={t.formTitle}
      form={form}
      submitLabel={t.submit}
      submitDisabled={user.is_demo}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
      success={t.done}
      popup={{ forget: Object.keys(blank) }}
      losesNothing
      width={480}
    >
      {user.is_demo && <DemoNote text={t.noDemo} />}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Form.Item label={t.old} {...field('old_password')}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item label={t.next} {...field('new_password')}>
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item label={t.repeat} {...field('confirm_password', ['new_password'])}>
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </FormModal>
  )
}
