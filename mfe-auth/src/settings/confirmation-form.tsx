import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { confirmationForm } from '@keyhaven/shared-contracts/contract/second-factor'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Typography } from 'antd'
import { PasswordInput } from '../password-input.tsx'
import { DemoNote } from './demo-note.tsx'

/** A change that the owner confirms with the password. */
export type Confirmation = {
  title: string
  text: string
  submitLabel: string
  /** What a demo account is told in place of it. */
  refusesDemo: string | undefined
  /** Said once it is done, where nothing else follows. */
  success?: string
  send: (password: string) => Promise<unknown>
}
type Props = { confirmation: Confirmation; user: User; onClose: () => void }

export function ConfirmationForm({ confirmation, user, onClose }: Props) {
  const { title, text, submitLabel, refusesDemo, success, send } = confirmation
  const form = useZodForm(confirmationForm, { password: '' })
  return (
    <FormModal
      title={title}
      form={form}
      submitLabel={submitLabel}
      submitDisabled={user.is_demo}
      onSubmit={({ password }) => send(password)}
      onClose={onClose}
      {...(success !== undefined && { success })}
      popup={{ forget: ['password'] }}
      losesNothing
      width={480}
    >
      {user.is_demo && <DemoNote text={refusesDemo} />}
      <Typography.Paragraph>{text}</Typography.Paragraph>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Form.Item label="Password" {...form.field('password')}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
    </FormModal>
  )
}
