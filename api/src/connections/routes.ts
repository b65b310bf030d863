import { connectionsApi } from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { createKey, keysOf, revokeKey } from './keys.ts'
import {
  changeWebhook,
  createWebhook,
  deliveriesOf,
  removeWebhook,
  renewSecret,
  resend,
  testWebhook,
  webhooksOf,
} from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, connectionsApi.keys, ({ owner }) => keysOf(context, owner))
  serve(app, connectionsApi.createKey, ({ owner, body }) => createKey(context, owner, body))
  serve(app, connectionsApi.revokeKey, ({ owner, params }) => revokeKey(context, owner, params.id))
  serve(app, connectionsApi.webhooks, ({ owner }) => webhooksOf(context, owner))
  serve(app, connectionsApi.createWebhook, ({ owner, body }) => createWebhook(context, owner, body))
  serve(app, connectionsApi.changeWebhook, ({ owner, params, body }) => changeWebhook(context, owner, params.id, body))
  serve(app, connectionsApi.removeWebhook, ({ owner, params }) => removeWebhook(context, owner, params.id))
  serve(app, connectionsApi.renewSecret, ({ owner, params }) => renewSecret(context, owner, params.id))
  serve(app, connectionsApi.testWebhook, ({ owner, params }) => testWebhook(context, owner, params.id))
  serve(app, connectionsApi.deliveries, ({ owner, params }) => deliveriesOf(context, owner, params.id))
  serve(app, connectionsApi.resend, ({ owner, params }) => resend(context, owner, params.id, params.delivery))
}
