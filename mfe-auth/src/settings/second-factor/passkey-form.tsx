import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { passkeyForm, secondFactorApi } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Typography } from 'antd'
import { credentialsCatalog, securityCatalog } from '../../messages/catalogs.ts'
import { promptForNewPasskey } from '../../passkey-prompt.ts'
import { PasswordConfirmation } from '../password-confirmation.tsx'
import { DemoNote } from '../demo-note.tsx'

type Props = { user: User; onDone: (codes: string[] | null) => void; onClose: () => void }

/** Names a new passkey, asks for the password, and then lets the browser make it. */
export function PasskeyForm({ user, onDone, onClose }: Props) {
  const { factor, passkeys } = useMessages(securityCatalog)
  const t = passkeys.form
  const credentials = useMessages(credentialsCatalog)
  const begin = useCommand(secondFactorApi.beginPasskey)
  const add = useCommand(secondFactorApi.addPasskey)
  const form = useZodForm(passkeyForm, { name: '', password: '' })

  const make = async (name: string, password: string) => {
    const { token, passkey } = await begin.mutateAsync({ body: { password } })
    const credential = await promptForNewPasskey(credentials, passkey)
    onDone((await add.mutateAsync({ body: { token, name, credential } })).recovery_codes)
  }
  return (
    <FormModal
      title={t.title}
      form={form}
      about="Passkey new"
      submitLabel={t.submit}
      submitDisabled={user.is_demo}
      onSubmit={({ name, password }) => make(name, password)}
      onClose={onClose}
      done={null}
      popup={{ forget: ['password'] }}
      width={480}
    >
      {user.is_demo && <DemoNote text={factor.noDemo} />}
      <Typography.Paragraph>{t.about}</Typography.Paragraph>
      <Form.Item label={t.name} extra={t.nameHint} {...form.field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <PasswordConfirmation email={user.email} item={form.field('password')} />
    </FormModal>
  )
}
