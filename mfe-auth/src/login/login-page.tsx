import { accountsApi, loginBody } from '@keyhaven/shared-contracts/contract/accounts'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { ownPath, paths } from '@keyhaven/shared-contracts/web/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { SendingBar } from '@keyhaven/shared-contracts/web/ui/sending-bar'
import { SubmitButton } from '@keyhaven/shared-contracts/web/ui/submit-button'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Alert, Checkbox, Form, Input } from 'antd'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AuthCard } from '../auth-card.tsx'
import { failure } from '../failure.ts'
import { Outcome } from '../outcome.tsx'
import { PasswordInput } from '../password-input.tsx'
import { useRememberedLogin } from './remembered-login.ts'

export function LoginPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = ownPath(params.get('next'), paths.dashboard())
  const goOn = useCallback(async () => navigate(next, { replace: true }), [navigate, next])
  const remembered = useRememberedLogin(goOn)
  const login = useCommand(accountsApi.login)
  const form = useZodForm(loginBody, { email: '', password: '', remember: false })
  const [problem, setProblem] = useState<string | null>(null)
  const error = remembered.error ?? problem

  const submit = async () => {
    const values = form.values()
    try {
      useSession.getState().signIn(await login.mutateAsync({ body: values }), values.remember)
      await goOn()
    } catch (reason) {
      if (form.showErrors(reason)) setProblem(failure(reason as Error, 'Login failed. Please try again.'))
    }
  }
  const gotIt = () => {
    remembered.giveUp()
    setProblem(null)
    form.form.resetFields(['password'])
  }

  if (remembered.trying) {
    return (
      <AuthCard title="Signing you in">
        <SendingBar active label="Signing in" />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="Sign in"
      foot={
        <span>
          New to Keyhaven? <TextLink to={paths.register()}>Create an account</TextLink>
        </span>
      }
    >
      {error && <Outcome type="error" message={error} onDone={gotIt} />}
      <div hidden={error !== null}>
        {remembered.expired && (
          <Alert
            type="info"
            showIcon
            title="Your session has ended. Please sign in again."
            style={{ marginBottom: 16 }}
          />
        )}
        <Form {...form.formProps} disabled={login.isPending} onFinish={submit}>
          <Form.Item label="Email" {...form.field('email')}>
            <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Form.Item label="Password" {...form.field('password')}>
            <PasswordInput autoComplete="current-password" />
          </Form.Item>
          <Form.Item name="remember" valuePropName="checked" style={{ marginBottom: 12 }}>
            <Checkbox>Remember me</Checkbox>
          </Form.Item>
          <SendingBar active={login.isPending} label="Signing in" />
          <div style={{ marginTop: 12 }}>
            <SubmitButton form={form} sending={login.isPending} block>
              Sign in
            </SubmitButton>
          </div>
        </Form>
      </div>
    </AuthCard>
  )
}
