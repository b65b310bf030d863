import { type AccountSession, accountSettingsApi } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { LoadingState, ProblemState, SettingsCard, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, theme, Typography } from 'antd'
import { useState } from 'react'
import { securityCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/security/en.ts'
import { MomentSentence } from '../../moment-sentence.tsx'
import { CardProblem } from '../card-problem.tsx'
import { useSessionEnd } from './use-session-end.ts'
import './sessions.css'

type Props = { session: AccountSession; onSignOut: () => void }

/** `Chrome on Windows` is how the API puts together what a browser says of itself. */
const deviceName = ({ sessions: t }: Messages, { device }: AccountSession) => {
  const [browser = '', system] = device.split(' on ')
  if (system) return t.device(browser, system)
  return device === 'Unknown device' ? t.unknownDevice : device
}

/** One place where the owner is signed in. */
function SessionRow({ session, onSignOut }: Props) {
  const messages = useMessages(securityCatalog)
  const { sessions: t } = messages
  const device = deviceName(messages, session)
  const { token } = theme.useToken()
  return (
    <Flex className="session-row" component="li" justify="space-between" align="center" gap={16}>
      <Box breakWord>
        <Typography.Text strong>{device}</Typography.Text>{' '}
        {session.current && (
          <span className="this-device" style={{ background: token.colorPrimaryBg, color: token.colorPrimaryText }}>
            {t.thisDevice}
          </span>
        )}
        <div className="session-times">
          <span>
            <MomentSentence message={t.signedIn} moment={session.created_at} />
          </span>
          <span>
            <MomentSentence message={t.lastUsed} moment={session.last_used_at} />
          </span>
        </div>
      </Box>
      <Button onClick={onSignOut} aria-label={session.current ? t.signOutHere : t.signOutThere(device)}>
        {t.signOut}
      </Button>
    </Flex>
  )
}

const shownSessions = 5

export function SessionsCard() {
  const messages = useMessages(securityCatalog)
  const { sessions: t } = messages
  const confirm = useConfirm()
  const { data: sessions, error, isFetching, refetch } = useQuery(q(accountSettingsApi.sessions, {}))
  const endSession = useSessionEnd()
  const [isWhole, showWhole] = useState(false)

  const ask = (title: string, content: string, okText: string, onOk: () => Promise<unknown>) =>
    void confirm({
      title,
      content,
      okText,
      cancelText: t.stay,
      okButtonProps: { danger: true },
      centered: true,
      onOk,
    })
  const askFor = (session: AccountSession) =>
    session.current
      ? ask(t.here.title, t.here.text, t.signOut, endSession.here)
      : ask(t.there.title(deviceName(messages, session)), t.there.text, t.signOut, () => endSession.there(session.id))
  const askForAll = () => ask(t.everywhere.title, t.everywhere.text, t.everywhere.open, endSession.everywhere)

  const visibleSessions = isWhole ? sessions : sessions?.slice(0, shownSessions)
  const actions = sessions && (
    <>
      <Button onClick={askForAll}>{t.everywhere.open}</Button>
      {sessions.length > shownSessions && !isWhole && (
        <Button type="text" onClick={() => showWhole(true)}>
          {t.showAll(sessions.length)}
        </Button>
      )}
    </>
  )
  return (
    <SettingsCard title={t.title} actions={actions}>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!sessions && !error && <LoadingState label={t.loading} />}
      {visibleSessions && (
        <ul className="session-list" aria-label={t.list}>
          {visibleSessions.map((session) => (
            <SessionRow key={session.id} session={session} onSignOut={() => askFor(session)} />
          ))}
        </ul>
      )}
      {sessions?.length === 1 && (
        <Box marginTop={16}>
          <Text type="secondary">{t.nowhereElse}</Text>
        </Box>
      )}
      <CardProblem error={endSession.error} />
    </SettingsCard>
  )
}
