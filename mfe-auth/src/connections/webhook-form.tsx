import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import {
  connectionsApi,
  type Webhook,
  webhookEvents,
  webhookForm,
  type WebhookInput,
} from '@keyhaven/shared-contracts/contract/accounts/connections'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { connectionsCatalog } from '../messages/catalogs.ts'
import { DemoNote } from '../settings/demo-note.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { eventWords } from './connection-words.ts'

type Props = {
  user: User
  webhook?: Webhook | undefined
  /** With the secret of a new one. */
  onMade: (secret: string) => void
  onClose: () => void
}

/** Address and events of a webhook. Saving one that was turned off turns it on. */
export function WebhookForm({ user, webhook, onMade, onClose }: Props) {
  const messages = useMessages(connectionsCatalog)
  const { form: t } = messages.webhooks
  const choices = webhookEvents.map((event) => ({ value: event, label: eventWords(messages, event) }))
  const create = useCommand(connectionsApi.createWebhook)
  const change = useCommand(connectionsApi.changeWebhook)
  const form = useZodForm(webhookForm, {
    url: webhook?.url ?? '',
    events: (webhook?.events ?? []) as WebhookInput['events'],
  })
  const save = async (body: WebhookInput) => {
    if (webhook) await change.mutateAsync({ params: { id: webhook.id }, body })
    else onMade((await create.mutateAsync({ body })).secret)
  }
  return (
    <FormModal
      title={webhook ? t.editTitle : t.newTitle}
      about={webhook ? `Webhook ${webhook.id}` : 'Webhook new'}
      form={form}
      submitLabel={webhook && !webhook.active ? t.submitAndTurnOn : t.submit}
      submitDisabled={user.is_demo}
      onSubmit={save}
      onClose={onClose}
      {...(webhook ? { success: t.done } : { done: null })}
      width={520}
    >
      {user.is_demo && <DemoNote text={messages.noDemo} />}
      <Form.Item label={t.address} extra={t.addressHint} {...form.field('url')}>
        <Input type="url" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item label={<span id="events-label">{t.events}</span>} {...form.field('events')}>
        <ChoiceBoxes choices={choices} />
      </Form.Item>
    </FormModal>
  )
}
