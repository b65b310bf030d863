import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { type ApiKey, connectionsApi } from '@keyhaven/shared-contracts/contract/connections'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { MomentText } from '@keyhaven/shared-contracts/web/facts'
import { lazyDialog, LoadingState, ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Typography } from 'antd'
import { useRef } from 'react'
import { CardProblem } from '../settings/card-problem.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { useDialogs } from '../settings/use-dialogs.ts'
import { joined, scopeWords } from './connection-words.ts'
import type { ShownSecret } from './secret-dialog.tsx'

const KeyForm = lazyDialog(() => import('./key-form.tsx'), 'KeyForm')
const SecretDialog = lazyDialog(() => import('./secret-dialog.tsx'), 'SecretDialog')

type KeyDialog = { kind: 'form' } | { kind: 'secret'; shown: ShownSecret }

const about = ({ hint, scopes, last_used_at, expires_at }: ApiKey) => (
  <>
    <code>{hint}</code> · {joined(scopes.map(scopeWords))} ·{' '}
    {last_used_at ? (
      <>
        last used <MomentText value={last_used_at} />
      </>
    ) : (
      'never used'
    )}
    {expires_at && (
      <>
        {' '}
        · until <MomentText value={expires_at} />
      </>
    )}
  </>
)

/** The keys by which other software reaches the account. */
export function KeysCard({ user }: { user: User }) {
  const { modal } = App.useApp()
  const { data: keys, error, isFetching, refetch } = useQuery(q(connectionsApi.keys, {}))
  const revoke = useCommand(connectionsApi.revokeKey)
  const { dialog, open, close, follow } = useDialogs<KeyDialog>()
  const newKey = useRef<HTMLButtonElement>(null)
  const ask = ({ id, name }: ApiKey) => {
    let isGone = false
    modal.confirm({
      title: `Revoke ${name}?`,
      content: 'Software that uses this key loses access at once.',
      okText: 'Revoke',
      cancelText: 'Keep',
      okButtonProps: { danger: true },
      centered: true,
      onOk: async () => {
        await revoke.mutateAsync({ params: { id } }).then(
          () => (isGone = true),
          () => {},
        )
      },
      // Its own button has gone with the key.
      afterClose: () => isGone && newKey.current?.focus(),
    })
  }
  const showKey = (secret: string) =>
    follow({
      kind: 'secret',
      shown: {
        title: 'Your new API key',
        about: 'It is shown only now. Paste it into the software that needs it.',
        secret,
      },
    })
  return (
    <SettingsCard
      title="API keys"
      extra={
        <Button ref={newKey} size="small" onClick={() => open({ kind: 'form' })}>
          New key
        </Button>
      }
    >
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!keys && !error && <LoadingState label="Loading API keys" />}
      {keys?.length === 0 && (
        <Typography.Text type="secondary">
          None yet. A key lets other software read or change what you choose, without your password.
        </Typography.Text>
      )}
      {keys && keys.length > 0 && (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, overflowWrap: 'anywhere' }}>
          {keys.map((key) => (
            <SettingsRow
              key={key.id}
              title={key.name}
              about={about(key)}
              actions={
                <Button aria-label={`Revoke ${key.name}`} onClick={() => ask(key)}>
                  Revoke
                </Button>
              }
            />
          ))}
        </div>
      )}
      <CardProblem error={revoke.error} />
      {dialog?.kind === 'form' && <KeyForm user={user} onMade={showKey} onClose={close} />}
      {dialog?.kind === 'secret' && <SecretDialog shown={dialog.shown} onClose={close} />}
    </SettingsCard>
  )
}
