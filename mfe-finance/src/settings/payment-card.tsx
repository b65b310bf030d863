import { paymentSettingsApi, type PaymentSettings } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, LoadingState, ProblemState, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { paymentRuleCatalog, RuleExample, ruleSentence } from '@keyhaven/shared-contracts/web/payment-rule'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paymentSettingsCatalog } from '../messages/catalogs.ts'

const PaymentSettingsForm = lazyDialog(() => import('./payment-settings-form.tsx'), 'PaymentSettingsForm')

/** The account for transfers, and the payment rule. */
export function PaymentCard() {
  usePreload(PaymentSettingsForm)
  const t = useMessages(paymentSettingsCatalog)
  const [isEdited, edit] = useState(false)
  const { data: settings, error, isFetching, refetch } = useQuery(q(paymentSettingsApi.read, {}))
  return (
    <SettingsCard title={t.title} onEdit={settings && (() => edit(true))}>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!settings && !error && <LoadingState label={t.loading} />}
      {settings && (
        // The words of rules are the shell's and come with their component: the card waits for them, and not the whole page.
        <Suspense fallback={<LoadingState label={t.loading} />}>
          <Payments settings={settings} />
        </Suspense>
      )}
      {settings && isEdited && <PaymentSettingsForm settings={settings} onClose={() => edit(false)} />}
    </SettingsCard>
  )
}

/** Days on which guests are reminded, in words. */
function Reminders({ settings }: { settings: PaymentSettings }) {
  const { reminders: t } = useMessages(paymentSettingsCatalog)
  const { reminder_days_before: before, reminder_days_after: after } = settings
  const lines = [before && t.before(before), after && t.after(after)].filter(Boolean)
  if (lines.length === 0) return <Text type="secondary">{t.off}</Text>
  return (
    <FactGroup>
      <Fact name={t.name}>{lines.join(', ')}</Fact>
    </FactGroup>
  )
}

function Payments({ settings }: { settings: PaymentSettings }) {
  const t = useMessages(paymentSettingsCatalog)
  const words = useMessages(paymentRuleCatalog)
  const { iban, bic, account_holder } = settings
  const asksNothing = settings.deposit_due_days === null && settings.rest_due_days_before === null
  return (
    <Stack gap={16}>
      {iban === '' ? (
        <Text type="secondary">{t.noAccount}</Text>
      ) : (
        <FactGroup>
          <Fact name={t.holder}>{account_holder}</Fact>
          <Fact name={t.iban}>
            <Text numeric>{iban}</Text>
          </Fact>
          {bic !== '' && <Fact name={t.bic}>{bic}</Fact>}
        </FactGroup>
      )}
      <div>
        <Text component="p">{ruleSentence(words, settings)}</Text>
        {settings.instant_needs_deposit && <Text component="p">{t.instant.on}</Text>}
        <Text type="secondary">{t.agreedStays}</Text>
      </div>
      {!asksNothing && <RuleExample rule={settings} />}
      {!asksNothing && <Reminders settings={settings} />}
    </Stack>
  )
}
