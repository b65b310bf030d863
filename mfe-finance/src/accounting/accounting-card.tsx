import { accountingApi } from '@keyhaven/shared-contracts/contract/finance/accounting'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, LoadingState, ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { accountingCatalog } from '../messages/catalogs.ts'
import { lackOf } from './lack.ts'

const AccountingForm = lazyDialog(() => import('./accounting-form.tsx'), 'AccountingForm')

/** Numbers that a booking batch bears; the accounts themselves are in the form. */
export function AccountingCard() {
  const t = useMessages(accountingCatalog)
  const [isEdited, setEdited] = useState(false)
  const { data: settings, error, isFetching, refetch } = useQuery(q(accountingApi.read, {}))
  return (
    <>
      <SettingsCard title={t.title} onEdit={settings && (() => setEdited(true))}>
        {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!settings && !error && <LoadingState label={t.title} />}
        {settings?.chart && (
          <FactGroup>
            <Fact name={t.chart}>{settings.chart}</Fact>
            {settings.adviser_number !== null && <Fact name={t.adviserNumber}>{settings.adviser_number}</Fact>}
            {settings.client_number !== null && <Fact name={t.clientNumber}>{settings.client_number}</Fact>}
          </FactGroup>
        )}
        {settings?.chart && settings.missing.length > 0 && (
          <Box marginTop={12}>
            {/* It is there from the beginning; an alert would be read out. */}
            <Alert type="warning" role="note" showIcon title={t.missing(lackOf(t, settings.missing))} />
          </Box>
        )}
        <Box marginTop={settings?.chart ? 8 : 0}>
          <Text type="secondary">{t.about}</Text>
        </Box>
      </SettingsCard>
      {settings && isEdited && <AccountingForm settings={settings} onClose={() => setEdited(false)} />}
    </>
  )
}
