import { invoiceSettingsApi } from '@keyhaven/shared-contracts/contract/invoice-settings'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { q } from '@keyhaven/shared-contracts/web/query'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex } from 'antd'
import { useState } from 'react'
import { MissingPersonals } from './missing-personals.tsx'
import { SettingsFacts } from './settings-facts.tsx'

const SettingsForm = lazyDialog(() => import('./settings-form.tsx'), 'SettingsForm')

/** What all invoices of an owner have in common. */
export function InvoiceSettingsPage() {
  usePreload(SettingsForm)
  const [isEditing, setEditing] = useState(false)
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
      <Flex vertical gap={16} style={{ maxWidth: 820 }}>
        {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!settings && !error && (
          <Card>
            <LoadingState label="Loading the settings of invoices" />
          </Card>
        )}
        {settings && (
          <>
            <MissingPersonals missing={settings.missing} />
            <Card>
              <SettingsFacts settings={settings} />
              <Button style={{ marginTop: 24 }} onClick={() => setEditing(true)}>
                Change invoice settings
              </Button>
            </Card>
            {isEditing && <SettingsForm settings={settings} onClose={() => setEditing(false)} />}
          </>
        )}
      </Flex>
    </>
  )
}
