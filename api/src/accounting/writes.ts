import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import { issuedOn } from '../db/fragments/issued.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Stored } from './stored-settings.ts'
import { lockOwner } from '../db/owned.ts'

export function upsertAccounting(tx: Tx, owner: OwnerId, { revenue, accounts, ...rest }: Stored) {
  const values = { ...rest, revenue: JSON.stringify(revenue), accounts: JSON.stringify(accounts) }
  return tx
    .insertInto('accounting_settings')
    .values({ owner_id: owner, ...values })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet({ ...values, version: sql`accounting_settings.version + 1` }),
    )
    .execute()
}

/** Gives each client of documents and payments of these days that has none a place among the debtors. */
export async function insertDebtors(tx: Tx, owner: OwnerId, days: { from: Day; to: Day }) {
  await lockOwner(tx, owner)
  await sql`
    INSERT INTO debtors (owner_id, client_id, place)
    SELECT ${owner}, client, (SELECT COALESCE(max(place) + 1, 0) FROM debtors WHERE owner_id = ${owner}) + row_number() OVER (ORDER BY client) - 1
    FROM (
      SELECT (content -> 'recipient' ->> 'id')::bigint AS client FROM (SELECT i.content ${issuedOn(owner, days)}) issued
      UNION SELECT b.client_id FROM payments y JOIN bookings b ON b.id = y.booking_id
      WHERE y.owner_id = ${owner} AND y.day BETWEEN ${days.from}::date AND ${days.to}::date
    ) clients
    WHERE NOT EXISTS (SELECT FROM debtors d WHERE d.owner_id = ${owner} AND d.client_id = client)`.execute(tx)
}
