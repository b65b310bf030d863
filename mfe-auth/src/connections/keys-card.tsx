import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { type ApiKey, connectionsApi } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Box, Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, LoadingState, ProblemState, SettingsCard, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Typography } from 'antd'
import { useRef } from 'react'
import { connectionsCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/connections/en.ts'
import { MomentSentence } from '../moment-sentence.tsx'
import { CardProblem } from '../settings/card-problem.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { useDialogs } from '../settings/use-dialogs.ts'
import { scopeListWords } from './connection-words.ts'
import type { ShownSecret } from './secret-dialog.tsx'

const KeyForm = lazyDialog(() => import('./key-form.tsx'), 'KeyForm')
const SecretDialog = lazyDialog(() => import('./secret-dialog.tsx'), 'SecretDialog')

type KeyDialog = { kind: 'form' } | { kind: 'secret'; secret: ShownSecret }

const about = (t: Messages, { hint, scopes, last_used_at, expires_at }: ApiKey) => (
  <>
    <code>{hint}</code> <span>{`· ${scopeListWords(t, scopes)} ·`}</span>{' '}
    {last_used_at ? <MomentSentence message={t.keys.lastUsed} moment={last_used_at} /> : t.keys.unused}
    {expires_at && (
      <>
        {' '}
        · <MomentSentence message={t.keys.until} moment={expires_at} />
      </>
    )}
  </>
)

/** The keys by which other software reaches the account. */
export function KeysCard({ user }: { user: User }) {
  const messages = useMessages(connectionsCatalog)
  const { keys: t } = messages
  const confirm = useConfirm()
  const { data: keys, error, isFetching, refetch } = useQuery(q(connectionsApi.keys, {}))
  const revoke = useCommand(connectionsApi.revokeKey)
  const { dialog, open, close, follow } = useDialogs<KeyDialog>()
  const newKey = useRef<HTMLButtonElement>(null)
  const ask = ({ id, name }: ApiKey) => {
    let isGone = false
    void confirm({
      title: t.revokeQuestion(name),
      content: t.revokeAbout,
      okText: t.revoke,
      cancelText: t.keep,
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
      secret: {
        title: t.shownTitle,
        about: t.shownAbout,
        secret,
      },
    })
  return (
    <SettingsCard
      title={t.title}
      extra={
        <Button ref={newKey} size="small" onClick={() => open({ kind: 'form' })}>
          {t.open}
        </Button>
      }
    >
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!keys && !error && <LoadingState label={t.loading} />}
      {keys?.length === 0 && <Typography.Text type="secondary">{t.none}</Typography.Text>}
      {keys && keys.length > 0 && (
        <Box breakWord>
          <Stack gap={20}>
            {keys.map((key) => (
              <SettingsRow
                key={key.id}
                title={key.name}
                about={about(messages, key)}
                actions={
                  <Button aria-label={t.revokeOne(key.name)} onClick={() => ask(key)}>
                    {t.revoke}
                  </Button>
                }
              />
            ))}
          </Stack>
        </Box>
      )}
      <CardProblem error={revoke.error} />
      {dialog?.kind === 'form' && <KeyForm user={user} onMade={showKey} onClose={close} />}
      {dialog?.kind === 'secret' && <SecretDialog secret={dialog.secret} onClose={close} />}
    </SettingsCard>
  )
}
