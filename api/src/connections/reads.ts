import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import { ofWorkers } from '../jobs/queues.ts'

export const keyColumns = ['id', 'name', 'hint', 'scopes', 'created_at', 'last_used_at', 'expires_at'] as const

export const readKeys = (db: Sql, owner: OwnerId, now: Date) =>
  db
    .selectFrom('api_keys')
    .select(keyColumns)
    .where('owner_id', '=', owner)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id')
    .execute()
export type KeyRow = Awaited<ReturnType<typeof readKeys>>[number]

/** The key of a hash that has not ended: whose it is, and what it may do. */
export async function readKeyOf(db: Sql, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'owner_id as owner', 'scopes', 'last_used_at'])
    .where('key_hash', '=', hash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row && ownedRow(row)
}

/** Counts an owner's keys or webhooks; under the lock the count stays true until the transaction ends. */
export async function lockedCount(tx: Tx, owner: OwnerId, table: 'api_keys' | 'webhooks') {
  await sql`SELECT FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}

const webhookColumns = sql`w.id, w.url, w.events, w.active, w.created_at, l.tried_at, l.status`

/** The webhooks of an owner, or one of them, each with its latest try. */
export async function readWebhooks(db: Sql, owner: OwnerId, id?: number) {
  const { rows } = await sql<{
    id: number
    url: string
    events: string[]
    active: boolean
    created_at: Date
    tried_at: Date | null
    status: number | null
  }>`
    SELECT ${webhookColumns} FROM webhooks w
    LEFT JOIN LATERAL (SELECT tried_at, status FROM webhook_deliveries d WHERE d.webhook_id = w.id AND status IS NOT NULL
      ORDER BY tried_at DESC LIMIT 1) l ON true
    WHERE w.owner_id = ${owner} AND ${id === undefined ? sql`true` : sql`w.id = ${id}`} ORDER BY w.id`.execute(db)
  return rows
}
export type WebhookRow = Awaited<ReturnType<typeof readWebhooks>>[number]

export const deliveryColumns = ['id', 'event', 'created_at', 'attempts', 'status', 'error', 'done_at'] as const

/** Time of the next try: while no worker has the delivery its row says it, and then its job. */
const nextAt =
  sql<Date | null>`CASE WHEN run_after < ${ofWorkers} THEN run_after ELSE (SELECT start_after FROM pgboss.job
  WHERE name = 'webhooks' AND state < 'active' AND singleton_key = webhook_deliveries.id::text) END`.as('next_at')

export const readDeliveries = (db: Sql, owner: OwnerId, webhook: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select([...deliveryColumns, nextAt])
    .where('owner_id', '=', owner)
    .where('webhook_id', '=', webhook)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
export type DeliveryRow = Awaited<ReturnType<typeof readDeliveries>>[number]
