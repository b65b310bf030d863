import { randomBytes } from 'node:crypto'
import {
  connectionProblems,
  type Delivery,
  maxWebhooks,
  type Webhook,
  type WebhookForm,
} from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/problem.ts'
import { dayMs } from '../lifetimes.ts'
import type { OwnerId } from '../owner-id.ts'
import { seal } from '../db/secrets.ts'
import { type DeliveryRow, lockedCount, readDeliveries, readWebhooks, type WebhookRow } from './reads.ts'
import { deleteWebhook, insertTest, insertWebhook, replaceSecret, restartDelivery, updateWebhook } from './writes.ts'

const toWebhook = ({ created_at, tried_at, status, ...row }: WebhookRow): Webhook => ({
  ...row,
  created_at: created_at.toISOString(),
  last: tried_at && { at: tried_at.toISOString(), status: status ?? 0 },
})

const toDelivery = ({ created_at, next_at, done_at, ...row }: DeliveryRow): Delivery => ({
  ...row,
  id: `msg_${row.id}`,
  created_at: created_at.toISOString(),
  state: done_at === null ? 'waiting' : row.error === null ? 'sent' : 'failed',
  next_at: done_at === null && next_at ? next_at.toISOString() : null,
})

export const webhooksOf = async ({ db }: AppContext, owner: OwnerId) => (await readWebhooks(db, owner)).map(toWebhook)

async function oneWebhook({ db }: AppContext, owner: OwnerId, id: number) {
  const [row] = await readWebhooks(db, owner, id)
  if (!row) throw notFound('webhook')
  return toWebhook(row)
}

const secretBytes = 24
/** Text of a secret, as Standard Webhooks writes it. */
const secretText = (secret: Buffer) => `whsec_${secret.toString('base64')}`

export async function createWebhook(context: AppContext, owner: OwnerId, form: WebhookForm) {
  const { db, clock } = context
  const secret = randomBytes(secretBytes)
  const sealed = await seal(db, { owner, purpose: 'webhook' }, secret)
  const id = await transact(db, async (tx) => {
    if ((await lockedCount(tx, owner, 'webhooks')) >= maxWebhooks)
      throw conflict('too_many_webhooks', connectionProblems.tooManyWebhooks)
    return insertWebhook(tx, owner, { ...form, secret: sealed, created_at: clock() })
  })
  return { webhook: await oneWebhook(context, owner, id), secret: secretText(secret) }
}

/** A webhook that was turned off is on again. */
export async function changeWebhook(context: AppContext, owner: OwnerId, id: number, form: WebhookForm) {
  if (!(await updateWebhook(context.db, owner, id, { ...form, active: true }))) throw notFound('webhook')
  return oneWebhook(context, owner, id)
}

export async function removeWebhook({ db }: AppContext, owner: OwnerId, id: number) {
  if (!(await deleteWebhook(db, owner, id))) throw notFound('webhook')
}

/** For how long requests carry the signature of the secret before, too. */
const overlapMs = dayMs

export async function renewSecret(context: AppContext, owner: OwnerId, id: number) {
  const { db, clock } = context
  const webhook = await oneWebhook(context, owner, id)
  const secret = randomBytes(secretBytes)
  await replaceSecret(
    db,
    owner,
    id,
    await seal(db, { owner, purpose: 'webhook' }, secret),
    new Date(clock().getTime() + overlapMs),
  )
  return { webhook, secret: secretText(secret) }
}

export async function testWebhook(context: AppContext, owner: OwnerId, id: number) {
  await oneWebhook(context, owner, id)
  return toDelivery(await insertTest(context.db, owner, id))
}

export async function deliveriesOf(context: AppContext, owner: OwnerId, id: number) {
  await oneWebhook(context, owner, id)
  return (await readDeliveries(context.db, owner, id)).map(toDelivery)
}

export async function resend({ db }: AppContext, owner: OwnerId, webhook: number, id: string) {
  const row = await transact(db, (tx) => restartDelivery(tx, owner, webhook, id))
  if (!row) throw notFound('delivery')
  return toDelivery(row)
}
