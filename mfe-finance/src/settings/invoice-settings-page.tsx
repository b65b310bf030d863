import { invoiceSettingsApi } from '@keyhaven/shared-contracts/contract/invoice-settings'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { q } from '@keyhaven/shared-contracts/web/query'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex } from 'antd'
import { useState } from 'react'
import { InvoicePreview } from './invoice-preview.tsx'
import { IssuerCard } from './issuer-card.tsx'
import { SettingsCards } from './settings-cards.tsx'
import type { SettingsPart } from './settings-words.ts'

const SettingsForm = lazyDialog(() => import('./settings-form.tsx'), 'SettingsForm')

const columns = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16, maxWidth: 1280 } as const
const cards = { display: 'grid', gap: 16, flex: '3 1 440px', minWidth: 0 } as const
const beside = { flex: '2 1 320px', minWidth: 0, position: 'sticky', top: 16 } as const

/** What all invoices of an owner have in common, and how they look with it. */
export function InvoiceSettingsPage() {
  usePreload(SettingsForm)
  const [edited, edit] = useState<SettingsPart | null>(null)
  const { data: settings, error, isFetching, refetch } = useQuery(q(invoiceSettingsApi.read, {}))
  return (
    <>
      <PageTitle
        title="Invoice settings"
        actions={
          <Flex gap={20} wrap>
            <TextLink to={paths.settings()}>All settings</TextLink>
            <TextLink to={paths.invoices()}>Invoices</TextLink>
          </Flex>
        }
      />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!settings && !error && (
        <Card>
          <LoadingState label="Loading invoice settings" />
        </Card>
      )}
      {settings && (
        <div style={columns}>
          <div style={cards}>
            <IssuerCard missing={settings.missing} />
            <SettingsCards settings={settings} onEdit={edit} />
          </div>
          <div style={beside}>
            <InvoicePreview settings={settings} />
          </div>
          {edited && <SettingsForm settings={settings} part={edited} onClose={() => edit(null)} />}
        </div>
      )}
    </>
  )
}
