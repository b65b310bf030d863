import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { ApiKeys, Webhooks } from '../db/schema.ts'
import type { OwnerId } from '../owner-id.ts'
import { deliveryColumns, keyColumns } from './reads.ts'
import { sendNow } from './webhook-job-writes.ts'

export const insertKey = (db: Sql, owner: OwnerId, key: Omit<Insertable<ApiKeys>, 'owner_id'>) =>
  db
    .insertInto('api_keys')
    .values({ ...key, owner_id: owner })
    .returning(keyColumns)
    .executeTakeFirstOrThrow()

export const noteKeyUse = (db: Sql, id: number, now: Date) =>
  db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute()

/** False where there is no such key. */
export const deleteKey = async (db: Sql, owner: OwnerId, id: number) =>
  (await db.deleteFrom('api_keys').where('owner_id', '=', owner).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0n

export async function insertWebhook(db: Sql, owner: OwnerId, webhook: Omit<Insertable<Webhooks>, 'owner_id'>) {
  const { id } = await db
    .insertInto('webhooks')
    .values({ ...webhook, owner_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where there is no such webhook. */
export const updateWebhook = async (db: Sql, owner: OwnerId, id: number, set: Updateable<Webhooks>) =>
  (await db.updateTable('webhooks').set(set).where('owner_id', '=', owner).where('id', '=', id).executeTakeFirst())
    .numUpdatedRows > 0n

/** The secret that signs now becomes the one before, for a while. */
export const replaceSecret = (db: Sql, owner: OwnerId, id: number, secret: Buffer, formerUntil: Date) =>
  sql`UPDATE webhooks SET former_secret = secret, former_until = ${formerUntil}, secret = ${secret}
    WHERE owner_id = ${owner} AND id = ${id}`.execute(db)

export const deleteWebhook = async (db: Sql, owner: OwnerId, id: number) =>
  (await db.deleteFrom('webhooks').where('owner_id', '=', owner).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0n

const wake = (db: Sql) => sql`NOTIFY webhooks`.execute(db)

/** Queues an event that shows that a webhook works. */
export async function insertTest(db: Sql, owner: OwnerId, webhook: number) {
  const row = await db
    .insertInto('webhook_deliveries')
    .values({ owner_id: owner, webhook_id: webhook, event: 'test' })
    .returning([...deliveryColumns, 'run_after as next_at'])
    .executeTakeFirstOrThrow()
  await wake(db)
  return row
}

/** Lets a delivery begin again; nothing where there is none. */
export async function restartDelivery(tx: Tx, owner: OwnerId, webhook: number, id: string) {
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({ attempts: 0, done_at: null, error: null, run_after: sql`now()` })
    .where('owner_id', '=', owner)
    .where('webhook_id', '=', webhook)
    .where('id', '=', id)
    .returning([...deliveryColumns, 'run_after as next_at'])
    .executeTakeFirst()
  if (row) await sendNow(tx, id)
  await wake(tx)
  return row
}

export const deleteEndedKeys = (db: Db, now: Date) => db.deleteFrom('api_keys').where('expires_at', '<=', now).execute()

export const deleteDeliveriesBefore = (db: Db, before: Date) =>
  db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
