import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { privacyApi, type Retention } from '@keyhaven/shared-contracts/contract/privacy'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { counted, MomentText } from '@keyhaven/shared-contracts/web/facts'
import { DownloadButton } from '@keyhaven/shared-contracts/web/list'
import { lazyDialog, LoadingState, ProblemState, SettingsCard, useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { SettingsRow } from '../settings-row.tsx'

const ConfirmationForm = lazyDialog(() => import('../confirmation-form.tsx'), 'ConfirmationForm')
const RetentionForm = lazyDialog(() => import('./retention-form.tsx'), 'RetentionForm')

const retentionWords = ({ request_months, client_years, document_years }: Retention) =>
  `Guests whose requests came to nothing: ${counted(request_months, 'months')}. Clients after their last stay: ${
    client_years === null ? 'until you erase them' : counted(client_years, 'years')
  }. People on issued invoices: ${counted(document_years, 'years')}.`

/** What is kept about people, a copy of everything, and the end of the account. */
export function PrivacyCard({ user }: { user: User }) {
  const { message } = App.useApp()
  const { data: privacy, error, isFetching, refetch } = useQuery(q(privacyApi.get, {}))
  const endAccount = useCommand(privacyApi.endAccount)
  const keepAccount = useCommand(privacyApi.keepAccount)
  const [dialog, setDialog] = useState<'retention' | 'end' | null>(null)
  const close = () => setDialog(null)
  const kept = useKeptFocus()
  const keep = () =>
    keepAccount.mutate(
      {},
      {
        onSuccess: () => void message.success('Your account stays'),
        onError: (failure) => void message.error(failure.message),
      },
    )

  return (
    <SettingsCard title="Your data">
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!privacy && !error && <LoadingState label="Loading what is kept" />}
      {privacy && (
        <div {...kept} style={{ ...kept.style, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
          {privacy.ends_at !== null && (
            <Alert
              type="warning"
              showIcon
              title={
                <>
                  Your account will be deleted on <MomentText value={privacy.ends_at} />
                </>
              }
              description={
                <>
                  <p style={{ margin: '0 0 12px' }}>
                    Guests can no longer find your units. Save a copy of everything before that day, or keep your
                    account.
                  </p>
                  <Button type="primary" loading={keepAccount.isPending} onClick={keep}>
                    Keep account
                  </Button>
                </>
              }
            />
          )}
          <SettingsRow
            title="A copy of everything"
            about="A ZIP file with all your records as JSON, your pictures, and every issued invoice as a PDF"
            actions={
              <DownloadButton what="account" query={{}} label="Save a copy" hint="Download everything as a ZIP" />
            }
          />
          <SettingsRow
            title="How long people are kept"
            about={retentionWords(privacy.retention)}
            actions={<Button onClick={() => setDialog('retention')}>Change periods</Button>}
          />
          {privacy.ends_at === null && (
            <SettingsRow
              title="Delete the account"
              about="Everything is deleted after 30 days. Until then you can change your mind."
              actions={
                <Button danger onClick={() => setDialog('end')}>
                  Delete account
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
            title: 'Delete your account?',
            text: 'Guests will no longer find your units, and you will be signed out everywhere else. After 30 days your properties, bookings, clients, invoices and pictures will be deleted. The law asks you to keep invoices for years: save a copy first.',
            submitLabel: 'Delete account',
            refusesDemo: privacyApi.endAccount.refusesDemo,
            success: 'Your account ends in 30 days',
            send: (password) => endAccount.mutateAsync({ body: { password } }),
          }}
        />
      )}
    </SettingsCard>
  )
}
