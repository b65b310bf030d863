import { type Retention, usualRetention } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { sql } from 'kysely'
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

/** Confirmed stays that have not ended, each by the day of its property. */
export async function countStaysToCome(db: Sql, owner: OwnerId, now: Date) {
  const { rows } = await sql<{ stays: number }>`
    SELECT count(*)::int AS stays FROM bookings b JOIN properties p ON p.id = b.property_id
    WHERE b.owner_id = ${owner} AND b.status = 'confirmed'
      AND b.check_out > (${now}::timestamptz AT TIME ZONE p.time_zone)::date`.execute(db)
  return rows[0]?.stays ?? 0
}
