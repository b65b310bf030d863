import { accountsApi, loginBody, type User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { type SecondStep, secondStep, secondStepApi } from '@keyhaven/shared-contracts/contract/accounts/second-step'
import { ApiError, call, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box, Row } from '@keyhaven/shared-contracts/web/layout'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { lazyDialog, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { ownPath, paths } from '@keyhaven/shared-contracts/platform/paths'
import { Alert, Button, Checkbox, Form } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { credentialsCatalog, signInCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/sign-in/en.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { readDeviceToken, storeDeviceToken, usePrefilledEmail, withEmail } from './sign-in-memory.ts'
import { EmailInput } from '../email-input.tsx'
import { ResultNotice } from './result-notice.tsx'
import { LinkedSentence } from '../linked-sentence.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordInput } from '../password-input.tsx'
import type { Finished } from './second-step-card.tsx'
import { failureText, type Result } from './use-submission.ts'
import { useRememberLogin } from './use-remember-login.ts'

/** Switches to the language of the account after a sign-in. If it cannot be loaded, the screen stays as it is. */
const showAccountLanguage = async ({ locale }: User) => {
  const { locale: current, choose } = useLocale.getState()
  if (locale && locale !== current) await choose(locale).catch(() => undefined)
}

const SecondStepCard = lazyDialog(() => import('./second-step-card.tsx'), 'SecondStepCard')

/** Refusals after which an emailed link is the way in. */
const byMail = ({ login: t }: Messages, code: string | undefined) => {
  if (code === 'not_activated') return t.mailActivation
  return code === 'sign_in_by_mail' || code === 'too_many_requests' ? t.mailLink : undefined
}

export function LoginPage() {
  const t = useMessages(signInCatalog)
  const credentials = useMessages(credentialsCatalog)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = ownPath(params.get('next'), paths.dashboard())
  const goOn = useCallback(async () => navigate(next, { replace: true }), [navigate, next])
  const remembered = useRememberLogin(goOn)
  const ended = useSession((session) => session.ended)
  const login = useCommand(accountsApi.login)
  const form = useZodForm(loginBody, { email: usePrefilledEmail(), password: '', remember: false })
  const along = withEmail(form.watched.email)

  const [step, setStep] = useState<SecondStep | null>(null)
  // The form is there again, and what had the focus is gone.
  const hadStep = useRef(false)
  const { focusField } = form.form
  useEffect(() => {
    if (hadStep.current && !step) focusField('password')
    hadStep.current = step !== null
  }, [step, focusField])

  const isRemembered = () => form.values().remember ?? false
  const finish = async ({ device, ...signedIn }: Finished) => {
    storeDeviceToken(device)
    useSession.getState().signIn(signedIn, isRemembered())
    await showAccountLanguage(signedIn.user)
    await goOn()
  }
  const submit = async () => {
    try {
      await finish(await login.mutateAsync({ body: { ...form.values(), ...readDeviceToken() } }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== 'second_step') throw error
      form.form.resetFields(['password'])
      setStep(secondStep.parse(error.problem.current))
    }
  }
  const renderMore = ({ code }: Result) => {
    const label = byMail(t, code)
    return label && <Button onClick={() => void navigate(paths.forgotPassword(), along)}>{label}</Button>
  }
  if (remembered.trying) {
    return (
      <AuthCard title={t.login.resuming}>
        <SendingBar active label={t.signingIn} />
      </AuthCard>
    )
  }
  if (remembered.error) {
    return (
      <AuthCard title={t.login.title}>
        <ResultNotice
          type="error"
          message={failureText(remembered.error, t.login.rememberFailed)}
          onDone={remembered.giveUp}
          more={<Button onClick={remembered.retry}>{t.retry}</Button>}
        />
      </AuthCard>
    )
  }
  if (step) {
    return (
      <SecondStepCard
        step={step}
        remember={isRemembered()}
        onFinish={finish}
        onRestart={() => setStep(null)}
        renderMore={renderMore}
      />
    )
  }
  return (
    <AuthCard
      title={t.login.title}
      foot={
        <span>
          <LinkedSentence message={t.login.newHere} to={paths.register()} {...along} />
        </span>
      }
    >
      {ended && (
        <Box marginBottom={16}>
          <Alert
            type="info"
            showIcon
            role="status"
            title={ended === 'demo' ? t.login.demoEnded : t.login.sessionEnded}
          />
        </Box>
      )}
      <AuthForm
        form={form}
        submitLabel={t.signIn}
        sendingLabel={t.signingIn}
        otherwise={t.login.failed}
        passwords={['password']}
        onSubmit={submit}
        renderMore={renderMore}
      >
        <Form.Item label={t.email} {...form.field('email')}>
          <EmailInput />
        </Form.Item>
        <Form.Item label={credentials.password} {...form.field('password')}>
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <Row justify="space-between" align="baseline" gap={8} wrap marginBottom={12}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t.login.rememberMe}</Checkbox>
          </Form.Item>
          <TextLink to={paths.forgotPassword()} {...along}>
            {t.login.forgot}
          </TextLink>
        </Row>
      </AuthForm>
      <Box marginTop={12}>
        <PasskeyButton
          label={t.login.usePasskey}
          signIn={async (prompt) => {
            const { token, passkey } = await call(secondStepApi.askPasskey, {})
            const credential = await prompt(passkey)
            const body = { token, credential, remember: isRemembered(), ...readDeviceToken() }
            await finish(await call(secondStepApi.passkeySignIn, { body }))
          }}
          renderMore={renderMore}
        />
      </Box>
    </AuthCard>
  )
}
