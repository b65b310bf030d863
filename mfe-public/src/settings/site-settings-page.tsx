import { siteApi } from '@keyhaven/shared-contracts/contract/public-site'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Flex } from 'antd'
import { useState } from 'react'
import { DomainCard } from './domain-card.tsx'
import { EmbedCard } from './embed-card.tsx'
import { SiteFacts } from './site-facts.tsx'

const SiteSettingsForm = lazyDialog(() => import('./site-settings-form.tsx'), 'SiteSettingsForm')

/** Where guests find the owner: on a domain, in other sites, and on what terms. */
export function SiteSettingsPage() {
  usePreload(SiteSettingsForm)
  const [isEditing, setEditing] = useState(false)
  const isGuest = useSession((session) => session.user?.is_guest === true)
  const { data: settings, error, isFetching, refetch } = useQuery(q(siteApi.settings, {}))
  return (
    <>
      <PageTitle title="Public site" actions={<TextLink to={paths.settings()}>All settings</TextLink>} />
      <Flex vertical gap={16} style={{ maxWidth: 820 }}>
        {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!settings && !error && (
          <Card>
            <LoadingState label="Loading the settings of your public site" />
          </Card>
        )}
        {settings && (
          <>
            {isGuest && (
              <Alert
                type="info"
                showIcon
                title="The demo account cannot have a domain or other sites"
                description="With an account of your own, guests find you on your own domain and book inside your own pages."
              />
            )}
            <Card>
              <SiteFacts settings={settings} />
              {!isGuest && (
                <Button style={{ marginTop: 24 }} onClick={() => setEditing(true)}>
                  Change the public site
                </Button>
              )}
            </Card>
            {settings.domain_status === 'unproven' && <DomainCard key={settings.domain} settings={settings} />}
            {!isGuest && <EmbedCard settings={settings} />}
            {isEditing && <SiteSettingsForm settings={settings} onClose={() => setEditing(false)} />}
          </>
        )}
      </Flex>
    </>
  )
}
