import { accountsApi, resetBody } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { credentialsCatalog, signInCatalog } from '../messages/catalogs.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { storeDeviceToken } from './sign-in-memory.ts'
import { PasswordInput } from '../password-input.tsx'

// Nobody who goes back in the history finds the link of the mail there.
const instead = { replace: true }

export function ResetPasswordPage() {
  const t = useMessages(signInCatalog)
  const { passwordRule } = useMessages(credentialsCatalog)
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const reset = useCommand(accountsApi.resetPassword)
  const form = useZodForm(resetBody, { password: '', repeated_password: '' })

  const submit = async () => {
    const answer = await reset.mutateAsync({ params: { token }, body: form.values() })
    // The next sign-in here is with the new password, no matter who was signed in.
    useSession.getState().end()
    storeDeviceToken(answer.device)
    return { message: t.reset.done }
  }
  return (
    <AuthCard
      title={t.reset.title}
      foot={
        <TextLink to={paths.login()} replace>
          {t.backToLogin}
        </TextLink>
      }
    >
      <AuthForm
        form={form}
        submitLabel={t.reset.submit}
        otherwise={t.reset.failed}
        passwords={['password', 'repeated_password']}
        onSubmit={submit}
        onSuccess={() => void navigate(paths.login(), instead)}
        renderMore={({ code }) =>
          code === 'invalid_link' && (
            <Button onClick={() => void navigate(paths.forgotPassword(), instead)}>{t.reset.newLink}</Button>
          )
        }
      >
        <Form.Item label={t.reset.newPassword} extra={passwordRule} {...form.field('password')}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Form.Item label={t.reset.repeated} {...form.field('repeated_password', ['password'])}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
      </AuthForm>
    </AuthCard>
  )
}
