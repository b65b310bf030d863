import { accountSettingsApi, changeEmailForm } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { EmailSlip, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form } from 'antd'
import { useMemo } from 'react'
import { EmailInput } from '../email-input.tsx'
import { credentialsCatalog, settingsCatalog } from '../messages/catalogs.ts'
import { PasswordInput } from '../password-input.tsx'
import { DemoNote } from './demo-note.tsx'

const blank = { actual_email: '', actual_password: '', new_email: '' }

export function EmailForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { email: t } = useMessages(settingsCatalog)
  const { password } = useMessages(credentialsCatalog)
  const change = useCommand(accountSettingsApi.changeEmail)
  const schema = useMemo(() => changeEmailForm(user.email), [user.email])
  const form = useZodForm(schema, blank)
  const { field } = form
  return (
    <FormModal
      title={t.formTitle}
      about="E-mail"
      form={form}
      submitLabel={t.submit}
      submitDisabled={user.is_demo}
      onSubmit={async (body) => useSession.getState().setUser(await change.mutateAsync({ body }))}
      onClose={onClose}
      success={t.done}
      popup={{ forget: ['actual_password'] }}
      width={480}
    >
      {user.is_demo && <DemoNote text={t.noDemo} />}
      <Form.Item label={t.actual} {...field('actual_email')}>
        <EmailInput />
      </Form.Item>
      <Form.Item label={password} {...field('actual_password')}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item label={t.next} extra={<EmailSlip name={['new_email']} />} {...field('new_email')}>
        <EmailInput autoComplete="email" />
      </Form.Item>
    </FormModal>
  )
}
