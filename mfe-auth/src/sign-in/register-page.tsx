import { accountsApi, registerBody } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { EmailSlip, FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Checkbox, Form, Input } from 'antd'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { usePrefilledEmail, withEmail } from './sign-in-memory.ts'
import { LinkedSentence } from '../linked-sentence.tsx'
import { EmailInput } from '../email-input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { credentialsCatalog, signInCatalog } from '../messages/catalogs.ts'

export function RegisterPage() {
  const t = useMessages(signInCatalog)
  const credentials = useMessages(credentialsCatalog)
  const locale = useLocale((state) => state.locale)
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.token !== null)
  const register = useCommand(accountsApi.register)
  const form = useZodForm(registerBody, { first_name: '', last_name: '', email: usePrefilledEmail(), password: '' })
  const { email } = form.watched

  const submit = async () => {
    await register.mutateAsync({ body: { ...form.values(), locale } })
    return { message: t.register.done }
  }

  if (signedIn) return <Navigate to={paths.dashboard()} replace />
  return (
    <AuthCard
      title={t.register.title}
      foot={
        <span>
          <LinkedSentence message={t.register.known} to={paths.login()} {...withEmail(email)} />
        </span>
      }
    >
      <AuthForm
        form={form}
        submitLabel={t.register.submit}
        sendingLabel={t.register.sending}
        otherwise={t.register.failed}
        passwords={['password']}
        about="Sign up"
        onSubmit={submit}
        onSuccess={() => void navigate(paths.login(), withEmail(email))}
      >
        <FieldGrid>
          <Form.Item label={t.register.firstName} {...form.field('first_name')}>
            <Input autoComplete="given-name" />
          </Form.Item>
          <Form.Item label={t.register.lastName} {...form.field('last_name')}>
            <Input autoComplete="family-name" />
          </Form.Item>
        </FieldGrid>
        <Form.Item label={t.email} extra={<EmailSlip name={['email']} />} {...form.field('email')}>
          <EmailInput />
        </Form.Item>
        <Form.Item label={credentials.password} extra={credentials.passwordRule} {...form.field('password')}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Form.Item valuePropName="checked" {...form.field('privacy')}>
          <Checkbox>
            <LinkedSentence message={t.register.accept} to={paths.privacyPolicy()} target="_blank" rel="noopener" />
          </Checkbox>
        </Form.Item>
      </AuthForm>
    </AuthCard>
  )
}
