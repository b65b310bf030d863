import { connectionsApi, type Webhook } from '@keyhaven/shared-contracts/contract/connections'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { lazyDialog, LoadingState, ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Typography } from 'antd'
import { CardProblem } from '../settings/card-problem.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { useDialogs } from '../settings/use-dialogs.ts'
import { eventWords, listed } from './connection-words.ts'
import type { ShownSecret } from './secret-dialog.tsx'

const WebhookForm = lazyDialog(() => import('./webhook-form.tsx'), 'WebhookForm')
const DeliveriesDialog = lazyDialog(() => import('./deliveries-dialog.tsx'), 'DeliveriesDialog')
const SecretDialog = lazyDialog(() => import('./secret-dialog.tsx'), 'SecretDialog')

type HookDialog =
  | { kind: 'form'; webhook?: Webhook }
  | { kind: 'deliveries'; webhook: Webhook }
  | { kind: 'secret'; shown: ShownSecret }

const secretOf = (secret: string): HookDialog => ({
  kind: 'secret',
  shown: {
    title: 'The secret of this webhook',
    about: 'It is shown only now. Your server checks with it that a request comes from us.',
    secret,
  },
})

const state = ({ active, last, events }: Webhook) => (
  <>
    <StatusDot tone={active ? 'good' : 'bad'} label={active ? 'On' : 'Turned off: it could not be reached'} /> ·{' '}
    {listed(events.map(eventWords))}
    {last && <> · last answer {last.status === 0 ? 'none' : last.status}</>}
  </>
)

/** Where events go. */
export function WebhooksCard({ isDemo }: { isDemo: boolean }) {
  const { modal, message } = App.useApp()
  const { data: webhooks, error, isFetching, refetch } = useQuery(q(connectionsApi.webhooks, {}))
  const test = useCommand(connectionsApi.testWebhook)
  const renew = useCommand(connectionsApi.renewSecret)
  const remove = useCommand(connectionsApi.removeWebhook)
  const { dialog, open, close, follow } = useDialogs<HookDialog>()
  const params = ({ id }: Webhook) => ({ params: { id } })
  const sendTest = (webhook: Webhook) =>
    test.mutate(params(webhook), { onSuccess: () => void message.success('Test sent: see Deliveries') })
  const confirm = (title: string, content: string, okText: string, onOk: () => Promise<unknown>) =>
    modal.confirm({ title, content, okText, cancelText: 'Keep', centered: true, onOk: () => onOk().catch(() => {}) })
  const askToRenew = (webhook: Webhook) =>
    confirm('Make a new secret?', 'For a day, requests carry the signatures of both.', 'Make new secret', async () =>
      open(secretOf((await renew.mutateAsync(params(webhook))).secret)),
    )
  const askToRemove = (webhook: Webhook) =>
    confirm('Remove this webhook?', 'Its deliveries go with it, also those that wait.', 'Remove', () =>
      remove.mutateAsync(params(webhook)),
    )
  return (
    <SettingsCard
      title="Webhooks"
      extra={
        <Button size="small" disabled={isDemo} onClick={() => open({ kind: 'form' })}>
          New webhook
        </Button>
      }
    >
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!webhooks && !error && <LoadingState label="Loading webhooks" />}
      {webhooks?.length === 0 && (
        <Typography.Text type="secondary">
          None yet. A webhook tells your own server what happens: a request came in, a stay was cancelled, an invoice
          was issued.
        </Typography.Text>
      )}
      {webhooks && webhooks.length > 0 && (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, overflowWrap: 'anywhere' }}>
          {webhooks.map((webhook) => (
            <SettingsRow
              key={webhook.id}
              title={webhook.url}
              about={state(webhook)}
              actions={
                <>
                  <Button onClick={() => open({ kind: 'form', webhook })}>{webhook.active ? 'Edit' : 'Turn on'}</Button>
                  <Button onClick={() => open({ kind: 'deliveries', webhook })}>Deliveries</Button>
                  <Button onClick={() => sendTest(webhook)}>Send test</Button>
                  <Button onClick={() => askToRenew(webhook)}>New secret</Button>
                  <Button onClick={() => askToRemove(webhook)}>Remove</Button>
                </>
              }
            />
          ))}
        </div>
      )}
      <CardProblem error={test.error ?? renew.error ?? remove.error} />
      {dialog?.kind === 'form' && (
        <WebhookForm webhook={dialog.webhook} onMade={(secret) => follow(secretOf(secret))} onClose={close} />
      )}
      {dialog?.kind === 'deliveries' && <DeliveriesDialog webhook={dialog.webhook} onClose={close} />}
      {dialog?.kind === 'secret' && <SecretDialog shown={dialog.shown} onClose={close} />}
    </SettingsCard>
  )
}
