import { accountsApi, forgotBody } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { EmailSlip, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Form, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { signInCatalog } from '../messages/catalogs.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { usePrefilledEmail, withEmail } from './sign-in-memory.ts'
import { EmailInput } from '../email-input.tsx'

export function ForgotPasswordPage() {
  const t = useMessages(signInCatalog)
  const navigate = useNavigate()
  const forgot = useCommand(accountsApi.forgotPassword)
  const form = useZodForm(forgotBody, { email: usePrefilledEmail() })
  const { email } = form.watched
  const submit = async () => {
    await forgot.mutateAsync({ body: form.values() })
    return { message: t.forgot.done }
  }
  return (
    <AuthCard
      title={t.forgot.title}
      foot={
        <TextLink to={paths.login()} {...withEmail(email)}>
          {t.backToLogin}
        </TextLink>
      }
    >
      <AuthForm
        form={form}
        submitLabel={t.forgot.submit}
        otherwise={t.forgot.failed}
        onSubmit={submit}
        onSuccess={() => void navigate(paths.login(), withEmail(email))}
      >
        <Typography.Paragraph type="secondary">{t.forgot.about}</Typography.Paragraph>
        <Form.Item label={t.email} extra={<EmailSlip name={['email']} />} {...form.field('email')}>
          <EmailInput />
        </Form.Item>
      </AuthForm>
    </AuthCard>
  )
}
