import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { type SecondFactor, secondFactorApi } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
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
import { securityCatalog } from '../../messages/catalogs.ts'
import { MomentSentence } from '../../moment-sentence.tsx'
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

export function SecondFactorCard({ user }: { user: User }) {
  usePreload(ConfirmationForm)
  const { factor: t, app, passkeys, codes } = useMessages(securityCatalog)
  const focusProps = useKeptFocus()
  const { message } = App.useApp()
  const { data: factor, error, isFetching, refetch } = useQuery(q(secondFactorApi.get, {}))
  const { dialog, open, close, follow } = useDialogs<FactorDialog>()
  const beginApp = useCommand(secondFactorApi.beginApp)
  const removeApp = useCommand(secondFactorApi.removeApp)
  const renewCodes = useCommand(secondFactorApi.renewCodes)
  const removePasskey = useCommand(secondFactorApi.removePasskey)

  const showCodes = (newCodes: readonly string[]) => follow({ kind: 'codes', codes: newCodes })
  /** The first factor brings recovery codes; they say enough. */
  const finish = (notice: string) => (newCodes: readonly string[] | null) =>
    newCodes ? showCodes(newCodes) : void message.success(notice)
  const setUpApp = () =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: app.begin.title,
        text: app.begin.text,
        refusesDemo: t.noDemo,
        submitLabel: app.begin.submit,
        send: async (password) => follow({ kind: 'app', app: await beginApp.mutateAsync({ body: { password } }) }),
      },
    })
  const askToRemoveApp = () =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: app.end.title,
        text: app.end.text,
        refusesDemo: t.noDemo,
        submitLabel: app.end.submit,
        success: app.end.done,
        send: (password) => removeApp.mutateAsync({ body: { password } }),
      },
    })
  const askToRenewCodes = () =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: codes.renew.title,
        text: codes.renew.text,
        refusesDemo: t.noDemo,
        submitLabel: codes.renew.submit,
        send: async (password) => showCodes((await renewCodes.mutateAsync({ body: { password } })).recovery_codes),
      },
    })
  const askToRemovePasskey = ({ id, name }: SecondFactor['passkeys'][number]) =>
    open({
      kind: 'confirmation',
      confirmation: {
        title: passkeys.end.title(name),
        text: passkeys.end.text,
        refusesDemo: t.noDemo,
        submitLabel: passkeys.end.submit,
        success: passkeys.end.done,
        send: (password) => removePasskey.mutateAsync({ params: { id }, body: { password } }),
      },
    })

  const left = factor?.recovery_codes_left ?? 0
  const since = factor?.app_since
  const isOn = factor !== undefined && (factor.app_since !== null || factor.passkeys.length > 0)
  return (
    <SettingsCard title={t.title}>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!factor && !error && <LoadingState label={t.loading} />}
      {factor && (
        <div {...focusProps} style={{ ...focusProps.style, display: 'grid', gap: 20 }}>
          <Typography.Text>{isOn ? t.on : t.off}</Typography.Text>
          <SettingsRow
            title={app.title}
            about={since ? <MomentSentence message={app.onSince} moment={since} /> : app.about}
            actions={
              <>
                <Button onClick={setUpApp}>{since ? app.change : app.setUp}</Button>
                {since && <Button onClick={askToRemoveApp}>{app.turnOff}</Button>}
              </>
            }
          />
          <SettingsRow
            title={passkeys.title}
            about={passkeys.about}
            actions={<Button onClick={() => open({ kind: 'passkey' })}>{passkeys.add}</Button>}
          >
            <PasskeyList passkeys={factor.passkeys} onRemove={askToRemovePasskey} />
          </SettingsRow>
          {isOn && (
            <SettingsRow
              title={codes.title}
              about={
                left > 2 ? codes.left(left) : <Typography.Text type="danger">{codes.fewLeft(left)}</Typography.Text>
              }
              actions={<Button onClick={askToRenewCodes}>{codes.renew.open}</Button>}
            />
          )}
        </div>
      )}
      {dialog?.kind === 'confirmation' && (
        <ConfirmationForm confirmation={dialog.confirmation} user={user} onClose={close} />
      )}
      {dialog?.kind === 'app' && <AppForm app={dialog.app} onDone={finish(app.isOn)} onClose={close} />}
      {dialog?.kind === 'passkey' && <PasskeyForm user={user} onDone={finish(passkeys.added)} onClose={close} />}
      {dialog?.kind === 'codes' && <RecoveryCodesDialog codes={dialog.codes} onClose={close} />}
    </SettingsCard>
  )
}
