import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { type SecondFactor, secondFactorApi } from '@keyhaven/shared-contracts/contract/second-factor'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { MomentText } from '@keyhaven/shared-contracts/web/facts'
import {
  lazyDialog,
  LoadingState,
  ProblemState,
  SettingsCard,
  useKeptFocus,
  usePreload,
} from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Typography } from 'antd'
import { SettingsRow } from '../settings-row.tsx'
import { PasskeyList } from './passkey-list.tsx'
import type { Confirmation } from '../confirmation-form.tsx'
import { useDialogs } from '../use-dialogs.ts'
import type { AppKey } from './app-form.tsx'

const ConfirmationForm = lazyDialog(() => import('../confirmation-form.tsx'), 'ConfirmationForm')
const AppForm = lazyDialog(() => import('./app-form.tsx'), 'AppForm')
const PasskeyForm = lazyDialog(() => import('./passkey-form.tsx'), 'PasskeyForm')
const RecoveryCodesDialog = lazyDialog(() => import('./recovery-codes-dialog.tsx'), 'RecoveryCodesDialog')

type FactorDialog =
  | { kind: 'confirmation'; confirmation: Confirmation }
  | { kind: 'passkey' }
  | { kind: 'app'; app: AppKey }
  | { kind: 'codes'; codes: readonly string[] }

const state = ({ app_since, passkeys }: SecondFactor) =>
  app_since !== null || passkeys.length > 0
    ? 'On: a password alone signs nobody in. We also ask for your app, a passkey or a recovery code.'
    : 'Off: your password alone signs you in. Set up an app or add a passkey to turn it on.'

export function SecondFactorCard({ user }: { user: User }) {
  usePreload(ConfirmationForm)
  const kept = useKeptFocus()
  const { message } = App.useApp()
  const { data: factor, error, isFetching, refetch } = useQuery(q(secondFactorApi.get, {}))
  const { dialog, open, close, follow } = useDialogs<FactorDialog>()
  const beginApp = useCommand(secondFactorApi.beginApp)
  const removeApp = useCommand(secondFactorApi.removeApp)
  const renewCodes = useCommand(secondFactorApi.renewCodes)
  const removePasskey = useCommand(secondFactorApi.removePasskey)

  const showCodes = (codes: readonly string[]) => follow({ kind: 'codes', codes })
  /** The first factor brings recovery codes; they say enough. */
  const finish = (done: string) => (codes: readonly string[] | null) =>
    codes ? showCodes(codes) : void message.success(done)
  const setUpApp = () =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: 'Set up an authenticator app',
        text: 'An app on your phone shows a new code every half minute. You will be asked for it after your password.',
        refusesDemo: secondFactorApi.beginApp.refusesDemo,
        submitLabel: 'Go on',
        send: async (password) => follow({ kind: 'app', app: await beginApp.mutateAsync({ body: { password } }) }),
      },
    })
  const askToRemoveApp = () =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: 'Turn off the authenticator app?',
        text: 'Its codes will no longer be asked for. Without a passkey, your password alone will sign you in, and your recovery codes stop working.',
        refusesDemo: secondFactorApi.beginApp.refusesDemo,
        submitLabel: 'Turn off',
        success: 'The authenticator app is off',
        send: (password) => removeApp.mutateAsync({ body: { password } }),
      },
    })
  const askToRenewCodes = () =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: 'Make new recovery codes?',
        text: 'The codes that you have saved stop working.',
        refusesDemo: secondFactorApi.beginApp.refusesDemo,
        submitLabel: 'Make new codes',
        send: async (password) => showCodes((await renewCodes.mutateAsync({ body: { password } })).recovery_codes),
      },
    })
  const askToRemovePasskey = ({ id, name }: SecondFactor['passkeys'][number]) =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: `Remove the passkey ${name}?`,
        text: 'It will no longer sign you in. Delete it on your device or in your password manager, too.',
        refusesDemo: secondFactorApi.beginApp.refusesDemo,
        submitLabel: 'Remove',
        success: 'Passkey removed',
        send: (password) => removePasskey.mutateAsync({ params: { id }, body: { password } }),
      },
    })

  const left = factor?.recovery_codes_left ?? 0
  const isOn = factor !== undefined && (factor.app_since !== null || factor.passkeys.length > 0)
  return (
    <SettingsCard title="Two-step sign-in">
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!factor && !error && <LoadingState label="Loading two-step sign-in" />}
      {factor && (
        <div {...kept} style={{ ...kept.style, display: 'grid', gap: 20 }}>
          <Typography.Text>{state(factor)}</Typography.Text>
          <SettingsRow
            title="Authenticator app"
            about={
              factor.app_since ? (
                <>
                  On since <MomentText value={factor.app_since} />
                </>
              ) : (
                'A code from an app on your phone'
              )
            }
            actions={
              <>
                <Button onClick={setUpApp}>{factor.app_since ? 'Change app' : 'Set up app'}</Button>
                {factor.app_since && <Button onClick={askToRemoveApp}>Turn off app</Button>}
              </>
            }
          />
          <SettingsRow
            title="Passkeys"
            about="Your fingerprint, face or screen lock, also in place of the password"
            actions={<Button onClick={() => open({ kind: 'passkey' })}>Add passkey</Button>}
          >
            <PasskeyList passkeys={factor.passkeys} onRemove={askToRemovePasskey} />
          </SettingsRow>
          {isOn && (
            <SettingsRow
              title="Recovery codes"
              about={
                left > 2 ? (
                  `${left} of 10 left`
                ) : (
                  <Typography.Text type="danger">Only {left} of 10 left</Typography.Text>
                )
              }
              actions={<Button onClick={askToRenewCodes}>Make new codes</Button>}
            />
          )}
        </div>
      )}
      {dialog?.kind === 'confirmation' && (
        <ConfirmationForm confirmation={dialog.confirmation} user={user} onClose={close} />
      )}
      {dialog?.kind === 'app' && (
        <AppForm app={dialog.app} onDone={finish('The authenticator app is on')} onClose={close} />
      )}
      {dialog?.kind === 'passkey' && <PasskeyForm user={user} onDone={finish('Passkey added')} onClose={close} />}
      {dialog?.kind === 'codes' && <RecoveryCodesDialog codes={dialog.codes} onClose={close} />}
    </SettingsCard>
  )
}
