import { useMinWidth } from '@keyhaven/shared-contracts/web/layout'
import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { LoadingState, PageTitle, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { settingsCatalog } from '../messages/catalogs.ts'
import { AccessCards } from './access-cards.tsx'
import { LanguageCard } from './language/language-card.tsx'
import { LogoCard } from './logo/logo-card.tsx'
import { MoreSettingsCard } from './nav/more-settings-card.tsx'
import { type SettingsGroup, useGroupOfAddress } from './nav/settings-groups.ts'
import { SettingsNav } from './nav/settings-nav.tsx'
import { PersonalsCard } from './personals-card.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { PublicLinkCard } from './public-link/public-link-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'

const group = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, scrollMarginTop: 16 } as const
const pair = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
}

/** Cards that are about one thing; what stands in `beside` shares a row where there is room. */
function Group({ id, beside, children }: { id: SettingsGroup; beside?: ReactNode; children?: ReactNode }) {
  const t = useMessages(settingsCatalog)
  return (
    <section id={id} aria-label={t.groups[id]} style={group}>
      {beside && <div style={pair}>{beside}</div>}
      {children}
    </section>
  )
}

export function SettingsPage() {
  const t = useMessages(settingsCatalog)
  const hasNav = useMinWidth('xl')
  const { data: user, error, isFetching, refetch } = useQuery(q(accountsApi.me, {}))
  useEffect(() => {
    if (user) useSession.getState().setUser(user)
  }, [user])
  useGroupOfAddress(user !== undefined)
  return (
    <>
      <PageTitle title={t.title} />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {user ? (
        <div style={{ display: 'flex', gap: 32, maxWidth: 1280 }}>
          {hasNav && (
            <div style={{ flex: 'none', width: 200 }}>
              <SettingsNav />
            </div>
          )}
          <div style={{ ...group, flex: 1, minWidth: 0, gap: 24 }}>
            <Group
              id="you"
              beside={
                <>
                  <PersonalsCard user={user} />
                  <LogoCard user={user} />
                </>
              }
            />
            <Group id="sign-in" beside={<AccessCards user={user} />}>
              <SecondFactorCard user={user} />
              <SessionsCard />
            </Group>
            <Group
              id="public"
              beside={
                <>
                  <PublicLinkCard user={user} />
                  <LanguageCard user={user} />
                </>
              }
            >
              {!hasNav && <MoreSettingsCard />}
            </Group>
            <Group id="data">
              <PrivacyCard user={user} />
            </Group>
          </div>
        </div>
      ) : (
        !error && (
          <Card>
            <LoadingState label={t.loading} />
          </Card>
        )
      )}
    </>
  )
}
