import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { privacyApi, type Retention } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { DownloadButton } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, LoadingState, ProblemState, SettingsCard, useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { privacyCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/privacy/en.ts'
import { MomentSentence } from '../../moment-sentence.tsx'
import { SettingsRow } from '../settings-row.tsx'

const ConfirmationForm = lazyDialog(() => import('../confirmation-form.tsx'), 'ConfirmationForm')
const RetentionForm = lazyDialog(() => import('./retention-form.tsx'), 'RetentionForm')

const retentionWords = ({ retention: t }: Messages, { request_months, client_years, document_years }: Retention) =>
  t.about(request_months, client_years, document_years)

/** Retention of guests' data, a copy of everything, and the end of the account. */
export function PrivacyCard({ user }: { user: User }) {
  const t = useMessages(privacyCatalog)
  const { message } = App.useApp()
  const { data: privacy, error, isFetching, refetch } = useQuery(q(privacyApi.get, {}))
  const endAccount = useCommand(privacyApi.endAccount)
  const keepAccount = useCommand(privacyApi.keepAccount)
  const [dialog, setDialog] = useState<'retention' | 'end' | null>(null)
  const close = () => setDialog(null)
  const focusProps = useKeptFocus()
  const endsAt = privacy?.ends_at ?? null
  const keep = () =>
    keepAccount.mutate(
      {},
      {
        onSuccess: () => void message.success(t.ending.kept),
        onError: (failure) => void message.error(failure.message),
      },
    )

  return (
    <SettingsCard title={t.title}>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!privacy && !error && <LoadingState label={t.loading} />}
      {privacy && (
        <div
          {...focusProps}
          style={{ ...focusProps.style, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}
        >
          {endsAt !== null && (
            <Alert
              type="warning"
              showIcon
              title={<MomentSentence message={t.ending.title} moment={endsAt} />}
              description={
                <>
                  <p style={{ margin: '0 0 12px' }}>{t.ending.text}</p>
                  <Button type="primary" loading={keepAccount.isPending} onClick={keep}>
                    {t.ending.keep}
                  </Button>
                </>
              }
            />
          )}
          <SettingsRow
            title={t.copy.title}
            about={t.copy.about}
            actions={<DownloadButton what="account" query={{}} label={t.copy.save} hint={t.copy.hint} />}
          />
          <SettingsRow
            title={t.retention.title}
            about={retentionWords(t, privacy.retention)}
            actions={<Button onClick={() => setDialog('retention')}>{t.retention.change}</Button>}
          />
          {endsAt === null && (
            <SettingsRow
              title={t.end.title}
              about={t.end.about}
              actions={
                <Button danger onClick={() => setDialog('end')}>
                  {t.end.open}
                </Button>
              }
            />
          )}
        </div>
      )}
      {dialog === 'retention' && privacy && <RetentionForm retention={privacy.retention} onClose={close} />}
      {dialog === 'end' && (
        <ConfirmationForm
          user={user}
          onClose={close}
          confirmation={{
            title: t.end.question,
            text: t.end.text,
            ...(privacy && privacy.stays_to_come > 0 && { warning: t.end.stays(privacy.stays_to_come) }),
            submitLabel: t.end.submit,
            refusesDemo: t.noDemo,
            success: t.end.done,
            send: (password) => endAccount.mutateAsync({ body: { password } }),
          }}
        />
      )}
    </SettingsCard>
  )
}
