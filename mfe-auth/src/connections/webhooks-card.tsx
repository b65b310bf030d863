import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { connectionsApi, type Webhook } from '@keyhaven/shared-contracts/contract/connections'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { lazyDialog, LoadingState, ProblemState, SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Typography } from 'antd'
import { useRef } from 'react'
import { CardProblem } from '../settings/card-problem.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { useDialogs } from '../settings/use-dialogs.ts'
import { eventWords, joined } from './connection-words.ts'
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
    {joined(events.map(eventWords))}
    {last && <> · {last.status === 0 ? 'no answer to the last request' : `last answer ${last.status}`}</>}
  </>
)

/** Where events go. */
export function WebhooksCard({ user }: { user: User }) {
  const { modal, message } = App.useApp()
  const { data: webhooks, error, isFetching, refetch } = useQuery(q(connectionsApi.webhooks, {}))
  const test = useCommand(connectionsApi.testWebhook)
  const renew = useCommand(connectionsApi.renewSecret)
  const remove = useCommand(connectionsApi.removeWebhook)
  const { dialog, open, close, follow } = useDialogs<HookDialog>()
  const newWebhook = useRef<HTMLButtonElement>(null)
  const params = ({ id }: Webhook) => ({ params: { id } })
  /** A problem is that of the last button that was pressed. */
  const begin = () => [test, renew, remove].forEach((one) => one.reset())
  const sendTest = (webhook: Webhook) => {
    begin()
    test.mutate(params(webhook), { onSuccess: () => void message.success('The test is on its way: see Deliveries') })
  }
  const askToRenew = (webhook: Webhook) => {
    let secret: string | undefined
    begin()
    modal.confirm({
      title: 'Make a new secret?',
      content: 'For one day, requests are signed with both the old and the new secret.',
      okText: 'Make new secret',
      cancelText: 'Cancel',
      centered: true,
      onOk: async () => {
        await renew.mutateAsync(params(webhook)).then(
          (renewed) => (secret = renewed.secret),
          () => {},
        )
      },
      // Closed first, so that the focus goes back to the button of the card.
      afterClose: () => secret !== undefined && open(secretOf(secret)),
    })
  }
  const askToRemove = (webhook: Webhook) => {
    let isGone = false
    begin()
    modal.confirm({
      title: 'Remove this webhook?',
      content: 'Its deliveries are removed too, including those still waiting.',
      okText: 'Remove',
      cancelText: 'Keep',
      okButtonProps: { danger: true },
      centered: true,
      onOk: async () => {
        await remove.mutateAsync(params(webhook)).then(
          () => (isGone = true),
          () => {},
        )
      },
      // Its own button has gone with the webhook.
      afterClose: () => isGone && newWebhook.current?.focus(),
    })
  }
  return (
    <SettingsCard
      title="Webhooks"
      extra={
        <Button ref={newWebhook} size="small" onClick={() => open({ kind: 'form' })}>
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
                  <Button
                    aria-label={`${webhook.active ? 'Edit' : 'Turn on'}: ${webhook.url}`}
                    onClick={() => open({ kind: 'form', webhook })}
                  >
                    {webhook.active ? 'Edit' : 'Turn on'}
                  </Button>
                  <Button
                    aria-label={`Deliveries: ${webhook.url}`}
                    onClick={() => open({ kind: 'deliveries', webhook })}
                  >
                    Deliveries
                  </Button>
                  <Button
                    aria-label={`Send test: ${webhook.url}`}
                    loading={test.isPending && test.variables.params.id === webhook.id}
                    onClick={() => sendTest(webhook)}
                  >
                    Send test
                  </Button>
                  <Button aria-label={`New secret: ${webhook.url}`} onClick={() => askToRenew(webhook)}>
                    New secret
                  </Button>
                  <Button aria-label={`Remove: ${webhook.url}`} onClick={() => askToRemove(webhook)}>
                    Remove
                  </Button>
                </>
              }
            />
          ))}
        </div>
      )}
      <CardProblem error={test.error ?? renew.error ?? remove.error} />
      {dialog?.kind === 'form' && (
        <WebhookForm
          user={user}
          webhook={dialog.webhook}
          onMade={(secret) => follow(secretOf(secret))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'deliveries' && <DeliveriesDialog webhook={dialog.webhook} onClose={close} />}
      {dialog?.kind === 'secret' && <SecretDialog shown={dialog.shown} onClose={close} />}
    </SettingsCard>
  )
}
