import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Stored } from './settings.ts'

/** The owner's row stands for settings that have none yet. */
export const lockPaymentSettings = (tx: Tx, owner: OwnerId) =>
  sql`SELECT FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)

export const upsertPaymentSettings = (tx: Tx, owner: OwnerId, values: Stored) =>
  tx
    .insertInto('payment_settings')
    .values({ owner_id: owner, ...values })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet({ ...values, version: sql`payment_settings.version + 1` }),
    )
    .execute()
