import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { passkeyForm, secondFactorApi } from '@keyhaven/shared-contracts/contract/second-factor'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Typography } from 'antd'
import { promptForNewPasskey } from '../../passkey-prompt.ts'
import { PasswordConfirmation } from '../password-confirmation.tsx'
import { DemoNote } from '../demo-note.tsx'

type Props = { user: User; onDone: (codes: string[] | null) => void; onClose: () => void }

/** Names a new passkey, asks for the password, and then lets the browser make it. */
export function PasskeyForm({ user, onDone, onClose }: Props) {
  const begin = useCommand(secondFactorApi.beginPasskey)
  const add = useCommand(secondFactorApi.addPasskey)
  const form = useZodForm(passkeyForm, { name: '', password: '' })

  const make = async (name: string, password: string) => {
    const { token, passkey } = await begin.mutateAsync({ body: { password } })
    const credential = await promptForNewPasskey(passkey)
    onDone((await add.mutateAsync({ body: { token, name, credential } })).recovery_codes)
  }
  return (
    <FormModal
      title="Add a passkey"
      form={form}
      about="Passkey new"
      submitLabel="Add passkey"
      submitDisabled={user.is_demo}
      onSubmit={({ name, password }) => make(name, password)}
      onClose={onClose}
      popup={{ forget: ['password'] }}
      width={480}
    >
      {user.is_demo && <DemoNote text={secondFactorApi.beginPasskey.refusesDemo} />}
      <Typography.Paragraph>
        A passkey is kept by this device, your password manager or a security key. With it you sign in by fingerprint,
        face or screen lock, and need no password.
      </Typography.Paragraph>
      <Form.Item label="Name" extra="So that you recognise it later: My phone, Office laptop" {...form.field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <PasswordConfirmation email={user.email} item={form.field('password')} />
    </FormModal>
  )
}
