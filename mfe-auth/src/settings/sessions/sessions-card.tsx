import { type AccountSession, accountSettingsApi } from '@keyhaven/shared-contracts/contract/account-settings'
import { q } from '@keyhaven/shared-contracts/web/api'
import { MomentText } from '@keyhaven/shared-contracts/web/facts'
import { LoadingState, ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, theme, Typography, App } from 'antd'
import { useState } from 'react'
import { CardProblem } from '../card-problem.tsx'
import { useSessionEnd } from './use-session-end.ts'

type Props = { session: AccountSession; isLast: boolean; onSignOut: () => void }

/** One place where the owner is signed in. */
function SessionRow({ session, isLast, onSignOut }: Props) {
  const { token } = theme.useToken()
  const line = isLast ? 'none' : `1px solid ${token.colorBorderSecondary}`
  return (
    <Flex
      component="li"
      justify="space-between"
      align="center"
      gap={16}
      style={{ padding: '12px 0', borderBottom: line }}
    >
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography.Text strong>{session.device}</Typography.Text>{' '}
        {session.current && (
          <span
            style={{
              marginInlineStart: 4,
              padding: '2px 8px',
              borderRadius: 10,
              fontSize: 12,
              whiteSpace: 'nowrap',
              background: token.colorPrimaryBg,
              color: token.colorPrimaryText,
            }}
          >
            This device
          </span>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16, color: token.colorTextSecondary }}>
          <span>
            Signed in <MomentText value={session.created_at} />
          </span>
          <span>
            Last used <MomentText value={session.last_used_at} />
          </span>
        </div>
      </div>
      <Button onClick={onSignOut} aria-label={`Sign out ${session.current ? 'this device' : session.device}`}>
        Sign out
      </Button>
    </Flex>
  )
}

const shownSessions = 5

export function SessionsCard() {
  const { modal } = App.useApp()
  const { data: sessions, error, isFetching, refetch } = useQuery(q(accountSettingsApi.sessions, {}))
  const endSession = useSessionEnd()
  const [isWhole, showWhole] = useState(false)

  const ask = (title: string, content: string, okText: string, onOk: () => Promise<unknown>) =>
    modal.confirm({
      title,
      content,
      okText,
      cancelText: 'Stay signed in',
      okButtonProps: { danger: true },
      centered: true,
      onOk,
    })
  const askFor = (session: AccountSession) =>
    session.current
      ? ask('Sign out on this device?', 'You will return to the login page.', 'Sign out', endSession.here)
      : ask(`Sign out ${session.device}?`, 'The person who uses it will have to sign in again.', 'Sign out', () =>
          endSession.there(session.id),
        )
  const askForAll = () =>
    ask(
      'Sign out everywhere?',
      'This ends every session, including this one. You will return to the login page.',
      'Sign out everywhere',
      endSession.everywhere,
    )

  const shown = isWhole ? sessions : sessions?.slice(0, shownSessions)
  const actions = sessions && (
    <>
      <Button onClick={askForAll}>Sign out everywhere</Button>
      {sessions.length > shownSessions && !isWhole && (
        <Button type="text" onClick={() => showWhole(true)}>
          Show all {sessions.length}
        </Button>
      )}
    </>
  )
  return (
    <SettingsCard title="Where you are signed in" actions={actions}>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!sessions && !error && <LoadingState label="Loading sessions" />}
      {shown && (
        <ul aria-label="Sessions" style={{ listStyle: 'none', margin: '-12px 0 0', padding: 0 }}>
          {shown.map((session, at) => (
            <SessionRow
              key={session.id}
              session={session}
              isLast={at === shown.length - 1}
              onSignOut={() => askFor(session)}
            />
          ))}
        </ul>
      )}
      {sessions?.length === 1 && (
        <Typography.Paragraph type="secondary" style={{ margin: '16px 0 0' }}>
          You are not signed in anywhere else.
        </Typography.Paragraph>
      )}
      <CardProblem error={endSession.error} />
    </SettingsCard>
  )
}
