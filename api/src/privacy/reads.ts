import { type Retention, usualRetention } from '@keyhaven/shared-contracts/contract/privacy'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export async function readRetention(db: Sql, owner: OwnerId): Promise<Retention> {
  const row = await db
    .selectFrom('retention_settings')
    .select(['request_months', 'client_years', 'document_years'])
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row ?? usualRetention
}

/** When the account ends; null for one that nobody has ended. */
export async function readEnding(db: Sql, owner: OwnerId) {
  const row = await db.selectFrom('account_endings').select('ends_at').where('owner_id', '=', owner).executeTakeFirst()
  return row?.ends_at ?? null
}
