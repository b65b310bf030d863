import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useEffect } from 'react'
import { EmailCard } from './email-card.tsx'
import { LogoCard } from './logo/logo-card.tsx'
import { MoreSettingsCard } from './more-settings-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PersonalsCard } from './personals-card.tsx'
import { PublicLinkCard } from './public-link-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'

const columns = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
}
const column = { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 } as const

export function SettingsPage() {
  const { data: user, error, isFetching, refetch } = useQuery(q(accountsApi.me, {}))
  useEffect(() => {
    if (user) useSession.getState().setUser(user)
  }, [user])
  return (
    <>
      <PageTitle title="Settings" />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {user ? (
        <div style={{ display: 'grid', gap: 16, maxWidth: 1280 }}>
          <div style={columns}>
            <div style={column}>
              <PersonalsCard user={user} />
              <LogoCard user={user} />
            </div>
            <div style={column}>
              <EmailCard user={user} />
              <PasswordCard user={user} />
              <PublicLinkCard user={user} />
              <MoreSettingsCard />
            </div>
          </div>
          <SessionsCard />
        </div>
      ) : (
        !error && (
          <Card>
            <LoadingState label="Loading settings" />
          </Card>
        )
      )}
    </>
  )
}
