import { accountsApi, forgotBody } from '@keyhaven/shared-contracts/contract/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Form, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { withEmail, usePrefilledEmail } from './email-prefill.ts'
import { EmailInput } from '../email-input.tsx'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const forgot = useCommand(accountsApi.forgotPassword)
  const form = useZodForm(forgotBody, { email: usePrefilledEmail() })
  const { email } = form.watched
  return (
    <AuthCard
      title="Forgot your password?"
      foot={
        <TextLink to={paths.login()} {...withEmail(email)}>
          Back to login
        </TextLink>
      }
    >
      <AuthForm
        form={form}
        submitLabel="Send email"
        otherwise="Failed to send reset password email."
        onSubmit={() => forgot.mutateAsync({ body: form.values() })}
        onSuccess={() => void navigate(paths.login(), withEmail(email))}
      >
        <Typography.Paragraph type="secondary">
          Enter your account’s email address, and we will send you a link to choose a new password. The link also
          activates a new account, and lets you in if someone has tried too many wrong passwords.
        </Typography.Paragraph>
        <Form.Item label="Email" {...form.field('email')}>
          <EmailInput />
        </Form.Item>
      </AuthForm>
    </AuthCard>
  )
}
