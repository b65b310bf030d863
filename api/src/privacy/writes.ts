import type { Retention } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export const saveRetention = (db: Sql, owner: OwnerId, retention: Retention) =>
  db
    .insertInto('retention_settings')
    .values({ owner_id: owner, ...retention })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(retention))
    .execute()
