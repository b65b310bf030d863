import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { reason } from '../../domain/reasons/reason.ts'
import { id, idParams } from '../../domain/money/number.ts'
import { text } from '../../domain/text.ts'
import { cleanLine } from '../../domain/text/clean.ts'
import { endpoint, type Endpoint } from '../endpoint.ts'
import { confirmationForm } from './second-factor.ts'

/**
 * Scopes of a key: reading a domain, or writing it. Pictures are read with the record that they belong to. No key opens the account itself, what
 * its owner writes to us, files by link, and what everybody may call; nor the calls of an added area until its scopes have words for owners (`mfe-auth`).
 */
export const scopes: readonly string[] = [
  'analytics:read',
  'blocks:read',
  'blocks:write',
  'bookings:read',
  'bookings:write',
  'calendar:read',
  'calendar:write',
  'channels:read',
  'channels:write',
  'clients:read',
  'clients:write',
  'dashboard:read',
  'images:write',
  'invoices:read',
  'invoices:write',
  'payments:read',
  'payments:write',
  'promocodes:read',
  'promocodes:write',
  'properties:read',
  'properties:write',
  'seasons:read',
  'seasons:write',
  'services:read',
  'services:write',
  'stay_rules:read',
  'stay_rules:write',
  'taxes:read',
  'taxes:write',
  'units:read',
  'units:write',
]

/** The scope that a key needs for a call; undefined where no key may make it. */
export const scopeOf = ({ domain, method, access, keys, reads }: Endpoint) => {
  const scope = `${domain}:${method === 'GET' || reads ? 'read' : 'write'}`
  return access === 'owner' && keys !== 'never' && scopes.includes(scope) ? scope : undefined
}

const scope = z.string().refine((value) => scopes.includes(value), reasons.chooseFromList('scopes'))

/** Far more than there are to choose from: a list that grows and shrinks with the API changes no shape of a call. */
const maxChoices = 200

/** A key as it is listed; the key itself is shown once and kept nowhere. Moments are ISO 8601 in UTC. */
export const apiKey = z
  .object({
    id,
    name: z.string(),
    /** Its beginning, to tell keys apart: `kh_3fq…`. */
    hint: z.string(),
    scopes: z.array(z.string()),
    created_at: z.string(),
    /** To the hour; null where it was never used. */
    last_used_at: z.string().nullable(),
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>

export const newApiKey = confirmationForm.extend({
  name: text('accounts.giveKeyName', 60),
  scopes: z.array(scope, 'accounts.chooseWhatKeyMayDo').min(1, 'accounts.chooseWhatKeyMayDo').max(maxChoices),
  /** Days until it ends; null is never. */
  days: z.int('accounts.chooseHowLongWorks').min(1).max(3650).nullable(),
})

/** Events that a webhook can subscribe to. */
export const webhookEvents = [
  'booking.requested',
  'booking.created',
  'booking.accepted',
  'booking.declined',
  'booking.change_requested',
  'booking.changed',
  'booking.cancelled',
  'booking.deleted',
  'import.created',
  'import.changed',
  'import.removed',
  'client.created',
  'client.changed',
  'invoice.issued',
  'invoice.cancelled',
  'payment.recorded',
] as const
const event = z.enum(webhookEvents, reasons.chooseFromList('events'))

/** Webhook, to which events are sent. The secret is shown when it is created, and when it is renewed. */
export const webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(z.string()),
    /** False once we have given up: press Turn on. */
    active: z.boolean(),
    created_at: z.string(),
    /** Of the latest try; null where there was none. `status` is 0 where there was no answer. */
    last: z.object({ at: z.string(), status: z.number() }).nullable(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhook>

const address = 'accounts.enterAddressBeginsHttps'
export const webhookForm = z.object({
  url: z
    .string(address)
    .overwrite(cleanLine)
    .max(2000, 'general.addressTooLong')
    .refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', address),
  events: z.array(event, 'accounts.chooseAtLeastOneEvent').min(1, 'accounts.chooseAtLeastOneEvent').max(maxChoices),
})
export type WebhookForm = z.output<typeof webhookForm>
export type WebhookInput = z.input<typeof webhookForm>

export const maxKeys = 50
export const maxWebhooks = 20
export const connectionProblems = {
  tooManyKeys: reason('accounts.tooManyKeys', { most: maxKeys }),
  tooManyWebhooks: reason('accounts.tooManyWebhooks', { most: maxWebhooks }),
} as const

/** One event on its way to one webhook. */
export const delivery = z
  .object({
    /** The `webhook-id` of its requests. */
    id: z.string(),
    event: z.string(),
    created_at: z.string(),
    attempts: z.number(),
    state: z.enum(['waiting', 'sent', 'failed']),
    /** Result of the last try. */
    status: z.number().nullable(),
    error: z.string().nullable(),
    /** Time of the next try; null if there is none. */
    next_at: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.infer<typeof delivery>

const call = { domain: 'accounts', access: 'owner' } as const
const noDemo = 'accounts.demoAccountCannotConnectOtherSoftware'
const demo = { refusesDemo: noDemo } as const
const secret = z.object({ webhook, secret: z.string() })
const example = { url: 'https://example.com/hook', events: ['booking.created'] } satisfies WebhookInput
/** One that is no id is looked up and not found, like any other. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const none = '00000000-0000-4000-8000-000000000000'
const deliveryParams = idParams.extend({
  delivery: z.preprocess(
    (value) => String(value).replace(/^msg_/, ''),
    z
      .string()
      .refine((value) => uuid.test(value))
      .catch(none),
  ),
})

export const connectionsApi = {
  keys: endpoint({
    ...call,
    summary: 'The API keys of the owner',
    method: 'GET',
    path: '/api/keys/',
    response: z.array(apiKey),
  }),
  createKey: endpoint({
    ...call,
    ...demo,
    summary: 'Make an API key; it is shown this one time',
    method: 'POST',
    path: '/api/keys/',
    limits: { perOwner: { times: 20, seconds: 300 } },
    body: newApiKey,
    example: { password: 'Secret-123', name: 'Channel manager', scopes: ['bookings:read'], days: 365 },
    status: 201,
    response: z.object({ api_key: apiKey, key: z.string() }),
  }),
  revokeKey: endpoint({
    ...call,
    summary: 'Revoke an API key: it opens nothing from now on',
    method: 'DELETE',
    path: '/api/key/:id/',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
  webhooks: endpoint({
    ...call,
    summary: 'The webhooks of the owner',
    method: 'GET',
    path: '/api/webhooks/',
    response: z.array(webhook),
  }),
  createWebhook: endpoint({
    ...call,
    ...demo,
    summary: 'Add a webhook; its secret is shown this one time',
    method: 'POST',
    path: '/api/webhooks/',
    body: webhookForm,
    example,
    status: 201,
    response: secret,
  }),
  changeWebhook: endpoint({
    ...call,
    ...demo,
    summary: 'Change a webhook, and turn it on again',
    method: 'PATCH',
    path: '/api/webhook/:id/',
    params: idParams,
    body: webhookForm,
    example,
    response: webhook,
  }),
  removeWebhook: endpoint({
    ...call,
    summary: 'Remove a webhook with its deliveries',
    method: 'DELETE',
    path: '/api/webhook/:id/',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
  renewSecret: endpoint({
    ...call,
    ...demo,
    summary: 'Renew the secret of a webhook; for a day, requests carry signatures of both',
    method: 'POST',
    path: '/api/webhook/:id/secret/',
    params: idParams,
    response: secret,
  }),
  testWebhook: endpoint({
    ...call,
    ...demo,
    summary: 'Send a test event to a webhook',
    method: 'POST',
    path: '/api/webhook/:id/test/',
    limits: { perOwner: { times: 30, seconds: 300 } },
    params: idParams,
    status: 201,
    response: delivery,
  }),
  deliveries: endpoint({
    ...call,
    summary: 'The latest hundred deliveries of a webhook, the newest first',
    method: 'GET',
    path: '/api/webhook/:id/deliveries/',
    params: idParams,
    response: z.array(delivery),
  }),
  resend: endpoint({
    ...call,
    ...demo,
    summary: 'Send a delivery again, with the same id',
    method: 'POST',
    path: '/api/webhook/:id/delivery/:delivery/resend/',
    params: deliveryParams,
    response: delivery,
  }),
}
