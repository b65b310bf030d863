import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { confirmationForm } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Alert, App, Typography } from 'antd'
import { PasswordConfirmation } from './password-confirmation.tsx'
import { DemoNote } from './demo-note.tsx'

/** A change that the owner confirms with the password. */
export type Confirmation = {
  title: string
  text: string
  /** Consequence that is easily overlooked. */
  warning?: string
  submitLabel: string
  /** Text for demo accounts, shown in place of the form. */
  refusesDemo: string | undefined
  /** Said once it is done, where nothing else follows. */
  success?: string
  send: (password: string) => Promise<unknown>
}
type Props = { confirmation: Confirmation; user: User; onClose: () => void }

export function ConfirmationForm({ confirmation, user, onClose }: Props) {
  const { title, text, warning, submitLabel, refusesDemo, success, send } = confirmation
  const { message } = App.useApp()
  const form = useZodForm(confirmationForm, { password: '' })
  const submit = async (password: string) => {
    await send(password)
    if (success !== undefined) void message.success(success)
  }
  return (
    <FormModal
      title={title}
      form={form}
      submitLabel={submitLabel}
      submitDisabled={user.is_demo}
      onSubmit={({ password }) => submit(password)}
      onClose={onClose}
      done={null}
      popup={{ forget: ['password'] }}
      losesNothing
      width={480}
    >
      {user.is_demo && <DemoNote text={refusesDemo} />}
      <Typography.Paragraph>{text}</Typography.Paragraph>
      {warning !== undefined && (
        <Box marginBottom={16}>
          <Alert type="warning" showIcon title={warning} />
        </Box>
      )}
      <PasswordConfirmation email={user.email} item={form.field('password')} />
    </FormModal>
  )
}
