import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { inLanguage } from '@keyhaven/shared-contracts/platform/area-manifest'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink, useSettingsSections } from '@keyhaven/shared-contracts/web/navigation'
import { LoadingState, PageTitle, ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { Typography, Card } from 'antd'
import { useEffect } from 'react'
import { settingsCatalog } from '../messages/catalogs.ts'
import { AccessCards } from './access-cards.tsx'
import { LanguageCard } from './language/language-card.tsx'
import { LogoCard } from './logo/logo-card.tsx'
import { PersonalsCard } from './personals-card.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { PublicLinkCard } from './public-link/public-link-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'

/** The settings that areas bring, each on a page of its own. */
function MoreSettingsCard() {
  const t = useMessages(settingsCatalog)
  const locale = useLocale((state) => state.locale)
  const { sections } = useSettingsSections()
  if (sections.length === 0) return null
  const inOrder = sections
    .map((section) => inLanguage(section, locale))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale))
  return (
    <SettingsCard title={t.more}>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {inOrder.map(({ id, title, about, path }) => (
          <li key={id}>
            <TextLink to={path}>{title}</TextLink>
            {about && (
              <Typography.Text type="secondary" style={{ display: 'block' }}>
                {about}
              </Typography.Text>
            )}
          </li>
        ))}
      </ul>
    </SettingsCard>
  )
}

const columns = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
}
const column = { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 } as const

export function SettingsPage() {
  const t = useMessages(settingsCatalog)
  const { data: user, error, isFetching, refetch } = useQuery(q(accountsApi.me, {}))
  useEffect(() => {
    if (user) useSession.getState().setUser(user)
  }, [user])
  return (
    <>
      <PageTitle title={t.title} />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {user ? (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 1280 }}>
          <div style={columns}>
            <div style={column}>
              <PersonalsCard user={user} />
              <LogoCard user={user} />
            </div>
            <div style={column}>
              <AccessCards user={user} />
              <PublicLinkCard user={user} />
              <LanguageCard user={user} />
              <MoreSettingsCard />
            </div>
          </div>
          <SecondFactorCard user={user} />
          <SessionsCard />
          <PrivacyCard user={user} />
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
