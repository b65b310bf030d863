import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import {
  lazyDialog,
  LoadingState,
  PageTitle,
  ProblemState,
  SettingsColumns,
  usePreload,
} from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { Alert, Card } from 'antd'
import { useState } from 'react'
import { EmbedCard } from './embed-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { SiteCards } from './site-cards.tsx'
import { SitePreview } from './site-preview.tsx'
import type { SitePart } from './site-cards.tsx'

const SiteSettingsForm = lazyDialog(() => import('./site-settings-form.tsx'), 'SiteSettingsForm')

/** Settings of the public site: domain, embedding, and how requests are taken. */
export function SiteSettingsPage() {
  const t = useMessages(settingsCatalog)
  usePreload(SiteSettingsForm)
  const [edited, edit] = useState<SitePart | null>(null)
  const isDemo = useSession((session) => session.user?.is_demo === true)
  const { data: settings, error, isFetching, refetch } = useQuery(q(siteApi.settings, {}))
  return (
    <>
      <PageTitle title={t.title} actions={<TextLink to={paths.settings()}>{t.allSettings}</TextLink>} />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!settings && !error && (
        <Card>
          <LoadingState label={t.loading} />
        </Card>
      )}
      {settings && (
        <SettingsColumns preview={<SitePreview settings={settings} />}>
          {isDemo && (
            <Alert
              type="info"
              // It is there from the beginning; an alert would be read out.
              role="note"
              showIcon
              title={t.demo}
              description={t.demoText}
            />
          )}
          <SiteCards settings={settings} onEdit={isDemo ? undefined : edit} />
          <LanguageCard settings={settings} canEdit={!isDemo} />
          {!isDemo && <EmbedCard settings={settings} />}
        </SettingsColumns>
      )}
      {settings && edited && <SiteSettingsForm settings={settings} part={edited} onClose={() => edit(null)} />}
    </>
  )
}
