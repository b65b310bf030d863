import type { OwnerId } from '../owner-id.ts'
import type { Sql } from '../db/pool.ts'

/** An owner who changed none yet has no settings. */
export const readPaymentSettings = (db: Sql, owner: OwnerId) =>
  db.selectFrom('payment_settings').selectAll().where('owner_id', '=', owner).executeTakeFirst()
