import { invoiceSettingsApi } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import {
  lazyDialog,
  LoadingState,
  PageTitle,
  ProblemState,
  SettingsColumns,
  usePreload,
} from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex } from 'antd'
import { useState } from 'react'
import { CardAccountCard } from '../cards/card-account-card.tsx'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'
import { AccountingCard } from '../accounting/accounting-card.tsx'
import { InvoicePreview } from './invoice-preview.tsx'
import { IssuerCard } from './issuer-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { SettingsCards, type SettingsPart } from './settings-cards.tsx'

const SettingsForm = lazyDialog(() => import('./settings-form.tsx'), 'SettingsForm')

/** Settings that all invoices of an owner share, with a preview. */
export function InvoiceSettingsPage() {
  usePreload(SettingsForm)
  const t = useMessages(invoiceSettingsCatalog)
  const [edited, edit] = useState<SettingsPart | null>(null)
  const { data: settings, error, isFetching, refetch } = useQuery(q(invoiceSettingsApi.read, {}))
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Flex gap={20} wrap>
            <TextLink to={paths.settings()}>{t.allSettings}</TextLink>
            <TextLink to={paths.invoices()}>{t.invoices}</TextLink>
          </Flex>
        }
      />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!settings && !error && (
        <Card>
          <LoadingState label={t.loading} />
        </Card>
      )}
      {settings && (
        <SettingsColumns preview={<InvoicePreview settings={settings} />}>
          <IssuerCard missing={settings.missing} />
          <PaymentCard />
          <CardAccountCard />
          <SettingsCards settings={settings} onEdit={edit} />
          <AccountingCard />
        </SettingsColumns>
      )}
      {settings && edited && <SettingsForm settings={settings} part={edited} onClose={() => edit(null)} />}
    </>
  )
}
