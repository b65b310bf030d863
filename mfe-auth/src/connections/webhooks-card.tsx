import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { connectionsApi, type Webhook } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Box, Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, LoadingState, ProblemState, SettingsCard, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Typography } from 'antd'
import { useRef } from 'react'
import { connectionsCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/connections/en.ts'
import { CardProblem } from '../settings/card-problem.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { useDialogs } from '../settings/use-dialogs.ts'
import { eventListWords } from './connection-words.ts'
import type { ShownSecret } from './secret-dialog.tsx'

const WebhookForm = lazyDialog(() => import('./webhook-form.tsx'), 'WebhookForm')
const DeliveriesDialog = lazyDialog(() => import('./deliveries-dialog.tsx'), 'DeliveriesDialog')
const SecretDialog = lazyDialog(() => import('./secret-dialog.tsx'), 'SecretDialog')

type HookDialog =
  | { kind: 'form'; webhook?: Webhook }
  | { kind: 'deliveries'; webhook: Webhook }
  | { kind: 'secret'; secret: ShownSecret }

const secretOf = ({ webhooks: t }: Messages, secret: string): HookDialog => ({
  kind: 'secret',
  secret: {
    title: t.shownTitle,
    about: t.shownAbout,
    secret,
  },
})

const state = (messages: Messages, { active, last, events }: Webhook) => (
  <>
    <StatusDot tone={active ? 'good' : 'bad'} label={active ? messages.webhooks.on : messages.webhooks.off} />{' '}
    <span>{`· ${eventListWords(messages, events)}`}</span>
    {last && <>{` · ${last.status === 0 ? messages.webhooks.noAnswer : messages.webhooks.lastAnswer(last.status)}`}</>}
  </>
)

export function WebhooksCard({ user }: { user: User }) {
  const messages = useMessages(connectionsCatalog)
  const { webhooks: t } = messages
  const confirm = useConfirm()
  const { message } = App.useApp()
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
    test.mutate(params(webhook), { onSuccess: () => void message.success(t.testSent) })
  }
  const askToRenew = (webhook: Webhook) => {
    let secret: string | undefined
    begin()
    void confirm({
      title: t.renew.title,
      content: t.renew.text,
      okText: t.renew.submit,
      cancelText: t.renew.cancel,
      centered: true,
      onOk: async () => {
        await renew.mutateAsync(params(webhook)).then(
          (renewed) => (secret = renewed.secret),
          () => {},
        )
      },
      // Closed first, so that the focus goes back to the button of the card.
      afterClose: () => secret !== undefined && open(secretOf(messages, secret)),
    })
  }
  const askToRemove = (webhook: Webhook) => {
    let isGone = false
    begin()
    void confirm({
      title: t.end.title,
      content: t.end.text,
      okText: t.end.submit,
      cancelText: t.end.keep,
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
      title={t.title}
      extra={
        <Button ref={newWebhook} size="small" onClick={() => open({ kind: 'form' })}>
          {t.open}
        </Button>
      }
    >
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!webhooks && !error && <LoadingState label={t.loading} />}
      {webhooks?.length === 0 && <Typography.Text type="secondary">{t.none}</Typography.Text>}
      {webhooks && webhooks.length > 0 && (
        <Box breakWord>
          <Stack gap={20}>
            {webhooks.map((webhook) => (
              <SettingsRow
                key={webhook.id}
                title={webhook.url}
                about={state(messages, webhook)}
                actions={
                  <>
                    <Button
                      aria-label={t.ofOne(webhook.active ? t.edit : t.turnOn, webhook.url)}
                      onClick={() => open({ kind: 'form', webhook })}
                    >
                      {webhook.active ? t.edit : t.turnOn}
                    </Button>
                    <Button
                      aria-label={t.ofOne(t.deliveries, webhook.url)}
                      onClick={() => open({ kind: 'deliveries', webhook })}
                    >
                      {t.deliveries}
                    </Button>
                    <Button
                      aria-label={t.ofOne(t.sendTest, webhook.url)}
                      loading={test.isPending && test.variables.params.id === webhook.id}
                      onClick={() => sendTest(webhook)}
                    >
                      {t.sendTest}
                    </Button>
                    <Button aria-label={t.ofOne(t.newSecret, webhook.url)} onClick={() => askToRenew(webhook)}>
                      {t.newSecret}
                    </Button>
                    <Button aria-label={t.ofOne(t.remove, webhook.url)} onClick={() => askToRemove(webhook)}>
                      {t.remove}
                    </Button>
                  </>
                }
              />
            ))}
          </Stack>
        </Box>
      )}
      <CardProblem error={test.error ?? renew.error ?? remove.error} />
      {dialog?.kind === 'form' && (
        <WebhookForm
          user={user}
          webhook={dialog.webhook}
          onMade={(secret) => follow(secretOf(messages, secret))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'deliveries' && <DeliveriesDialog webhook={dialog.webhook} onClose={close} />}
      {dialog?.kind === 'secret' && <SecretDialog secret={dialog.secret} onClose={close} />}
    </SettingsCard>
  )
}
