import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import {
  appCodeForm,
  recoveryCodeForm,
  type SecondStep,
  secondStepApi,
} from '@keyhaven/shared-contracts/contract/accounts/second-step'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Form, Input, type InputProps, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { signInCatalog } from '../messages/catalogs.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { readDeviceToken } from './sign-in-memory.ts'
import { LinkedSentence } from '../linked-sentence.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { Result } from './use-submission.ts'

export type Finished = SignedIn & { device: string }
type Way = 'app' | 'passkey' | 'recovery'
type CodeProps = {
  schema: typeof appCodeForm | typeof recoveryCodeForm
  about: string
  label: string
  input: InputProps
  onSubmit: (code: string) => Promise<void>
  renderMore: (result: Result) => ReactNode
}

function CodeForm({ schema, about, label, input, onSubmit, renderMore }: CodeProps) {
  const t = useMessages(signInCatalog)
  const form = useZodForm(schema, { code: '' })
  const { focusField } = form.form
  // It takes the place of what had the focus.
  useEffect(() => focusField('code'), [focusField])
  return (
    <AuthForm
      form={form}
      submitLabel={t.signIn}
      sendingLabel={t.signingIn}
      otherwise={t.login.failed}
      passwords={['code']}
      onSubmit={() => onSubmit(form.values().code)}
      renderMore={renderMore}
    >
      <Typography.Paragraph>{about}</Typography.Paragraph>
      <Form.Item label={label} {...form.field('code')}>
        <Input {...input} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      </Form.Item>
    </AuthForm>
  )
}

type Props = {
  step: SecondStep
  remember: boolean
  onFinish: (answer: Finished) => Promise<void>
  /** Back to the password, which a step that took too long begins with again. */
  onRestart: () => void
  renderMore: (result: Result) => ReactNode
}

/** Second step of a sign-in: a code, a passkey, or a recovery code. */
export function SecondStepCard({ step, remember, onFinish, onRestart, renderMore }: Props) {
  const { step: t } = useMessages(signInCatalog)
  const withAppCode = useCommand(secondStepApi.withAppCode)
  const withRecoveryCode = useCommand(secondStepApi.withRecoveryCode)
  const withPasskey = useCommand(secondStepApi.withPasskey)
  const { passkey } = step
  const hasPasskey = passkey !== null && 'PublicKeyCredential' in window
  const [way, setWay] = useState<Way>(step.app ? 'app' : hasPasskey ? 'passkey' : 'recovery')

  const signingIn = () => ({ token: step.token, remember, ...readDeviceToken() })
  const more = (result: Result) =>
    result.code === 'too_late' ? <Button onClick={onRestart}>{t.passwordAgain}</Button> : renderMore(result)
  const others: [Way, boolean, string][] = [
    ['app', step.app, t.useApp],
    ['passkey', hasPasskey, t.useOtherPasskey],
    ['recovery', step.recovery_codes, t.useRecovery],
  ]
  const foot = (
    <Typography.Text type="secondary">
      <LinkedSentence message={t.lost} to={paths.legalNotice()} />
    </Typography.Text>
  )
  return (
    <AuthCard title={t.title} foot={foot}>
      {way === 'app' && (
        <CodeForm
          schema={appCodeForm}
          about={t.aboutApp}
          label={t.code}
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric' }}
          onSubmit={async (code) => onFinish(await withAppCode.mutateAsync({ body: { ...signingIn(), code } }))}
          renderMore={more}
        />
      )}
      {way === 'recovery' && !step.recovery_codes && <Typography.Paragraph>{t.noPasskeys}</Typography.Paragraph>}
      {way === 'recovery' && step.recovery_codes && (
        <CodeForm
          schema={recoveryCodeForm}
          about={t.aboutRecovery}
          label={t.recoveryCode}
          input={{ autoComplete: 'off' }}
          onSubmit={async (code) => onFinish(await withRecoveryCode.mutateAsync({ body: { ...signingIn(), code } }))}
          renderMore={more}
        />
      )}
      {way === 'passkey' && passkey && (
        <>
          <Typography.Paragraph>{t.aboutPasskey}</Typography.Paragraph>
          <PasskeyButton
            label={t.usePasskey}
            primary
            signIn={async (prompt) => {
              const body = { ...signingIn(), credential: await prompt(passkey) }
              await onFinish(await withPasskey.mutateAsync({ body }))
            }}
            renderMore={more}
          />
        </>
      )}
      <Box marginTop={16}>
        <Flex vertical align="start">
          {others.map(
            ([other, isThere, label]) =>
              isThere &&
              other !== way && (
                <Button key={other} type="link" style={{ paddingInline: 0 }} onClick={() => setWay(other)}>
                  {label}
                </Button>
              ),
          )}
          <Button type="link" style={{ paddingInline: 0 }} onClick={onRestart}>
            {t.restart}
          </Button>
        </Flex>
      </Box>
    </AuthCard>
  )
}
