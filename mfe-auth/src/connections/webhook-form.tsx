import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import {
  connectionsApi,
  type Webhook,
  webhookEvents,
  webhookForm,
  type WebhookInput,
} from '@keyhaven/shared-contracts/contract/connections'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { DemoNote } from '../settings/demo-note.tsx'
import { eventWords } from './connection-words.ts'

const options = webhookEvents.map((event) => ({ value: event, label: eventWords(event) }))

type Props = {
  user: User
  webhook?: Webhook | undefined
  /** With the secret of a new one. */
  onMade: (secret: string) => void
  onClose: () => void
}

/** Where events go, and which. Saving one that was turned off turns it on. */
export function WebhookForm({ user, webhook, onMade, onClose }: Props) {
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
      title={webhook ? 'Edit webhook' : 'New webhook'}
      form={form}
      submitLabel={webhook && !webhook.active ? 'Save and turn on' : 'Save webhook'}
      submitDisabled={user.is_demo}
      onSubmit={save}
      onClose={onClose}
      {...(webhook && { success: 'Webhook saved' })}
      width={520}
    >
      {user.is_demo && <DemoNote text={connectionsApi.createWebhook.refusesDemo} />}
      <Form.Item label="Address" extra="Begins with https:// and answers within 15 seconds" {...form.field('url')}>
        <Input type="url" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item label="Events" {...form.field('events')}>
        <Select mode="multiple" options={options} optionFilterProp="label" />
      </Form.Item>
    </FormModal>
  )
}
