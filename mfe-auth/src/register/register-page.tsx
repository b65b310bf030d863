import { accountsApi, registerBody } from '@keyhaven/shared-contracts/contract/accounts'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { SendingBar } from '@keyhaven/shared-contracts/web/ui/sending-bar'
import { SubmitButton } from '@keyhaven/shared-contracts/web/ui/submit-button'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { AuthCard } from '../auth-card.tsx'
import { failure } from '../failure.ts'
import { Outcome } from '../outcome.tsx'
import { PasswordInput } from '../password-input.tsx'

type Result = { type: 'success' | 'error'; message: string }

export function RegisterPage() {
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.token !== null)
  const register = useCommand(accountsApi.register)
  const form = useZodForm(registerBody, { first_name: '', last_name: '', email: '', password: '' })
  const [result, setResult] = useState<Result | null>(null)

  const submit = async () => {
    try {
      const { message } = await register.mutateAsync({ body: form.values() })
      setResult({ type: 'success', message })
    } catch (reason) {
      if (!form.showErrors(reason)) return
      setResult({ type: 'error', message: failure(reason as Error, 'Registration failed. Please try again.') })
    }
  }
  const gotIt = async () => {
    if (result?.type === 'success') return navigate(paths.login())
    setResult(null)
    form.form.resetFields(['password'])
  }

  if (signedIn) return <Navigate to={paths.dashboard()} replace />
  return (
    <AuthCard
      title="Sign up"
      foot={
        <span>
          Already have an account? <TextLink to={paths.login()}>Sign in</TextLink>
        </span>
      }
    >
      {result && <Outcome {...result} onDone={() => void gotIt()} />}
      <Form {...form.formProps} hidden={result !== null} disabled={register.isPending} onFinish={submit}>
        <FieldGrid>
          <Form.Item label="First name" {...form.field('first_name')}>
            <Input autoComplete="given-name" />
          </Form.Item>
          <Form.Item label="Last name" {...form.field('last_name')}>
            <Input autoComplete="family-name" />
          </Form.Item>
        </FieldGrid>
        <Form.Item label="Email" {...form.field('email')}>
          <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          label="Password"
          extra="At least 8 characters: upper and lower case, a number and a special character."
          {...form.field('password')}
        >
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
        <SendingBar active={register.isPending} />
        <div style={{ marginTop: 12 }}>
          <SubmitButton form={form} sending={register.isPending} block>
            Sign up
          </SubmitButton>
        </div>
      </Form>
    </AuthCard>
  )
}
