import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useEffect } from 'react'
import { PersonalsCard } from './personals-card.tsx'
import { PublicLinkCard } from './public-link-card.tsx'

const grid = {
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
}

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
        <div style={grid}>
          <PersonalsCard user={user} />
          <PublicLinkCard url={user.public_url} />
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
