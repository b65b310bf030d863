import { accountsApi, registerBody } from '@keyhaven/shared-contracts/contract/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Checkbox, Form, Input } from 'antd'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { withEmail, usePrefilledEmail } from './email-prefill.ts'
import { EmailInput } from '../email-input.tsx'
import { PasswordInput, passwordRule } from '../password-input.tsx'

export function RegisterPage() {
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.token !== null)
  const register = useCommand(accountsApi.register)
  const form = useZodForm(registerBody, { first_name: '', last_name: '', email: usePrefilledEmail(), password: '' })
  const { email } = form.watched

  if (signedIn) return <Navigate to={paths.dashboard()} replace />
  return (
    <AuthCard
      title="Sign up"
      foot={
        <span>
          Already have an account?{' '}
          <TextLink to={paths.login()} {...withEmail(email)}>
            Sign in
          </TextLink>
        </span>
      }
    >
      <AuthForm
        form={form}
        submitLabel="Sign up"
        sendingLabel="Signing up"
        otherwise="Registration failed. Please try again."
        passwords={['password']}
        about="Sign up"
        onSubmit={() => register.mutateAsync({ body: form.values() })}
        onSuccess={() => void navigate(paths.login(), withEmail(email))}
      >
        <FieldGrid>
          <Form.Item label="First name" {...form.field('first_name')}>
            <Input autoComplete="given-name" />
          </Form.Item>
          <Form.Item label="Last name" {...form.field('last_name')}>
            <Input autoComplete="family-name" />
          </Form.Item>
        </FieldGrid>
        <Form.Item label="Email" {...form.field('email')}>
          <EmailInput />
        </Form.Item>
        <Form.Item label="Password" extra={passwordRule} {...form.field('password')}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Form.Item valuePropName="checked" {...form.field('privacy')}>
          <Checkbox>
            I accept the{' '}
            <TextLink to={paths.privacyPolicy()} target="_blank" rel="noopener">
              privacy policy
            </TextLink>
          </Checkbox>
        </Form.Item>
      </AuthForm>
    </AuthCard>
  )
}
