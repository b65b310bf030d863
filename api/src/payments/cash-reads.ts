import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { wayOf } from '../db/fragments/payments.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { paymentsOf } from './period-reads.ts'

const isCash = sql`${wayOf('y')} = 'cash'`

/** Cash that came and went from the first day of the book, or ever, until the day before. */
export async function sumCash(db: Sql, owner: OwnerId, begins: Day | null, before: Day): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT COALESCE(sum(y.amount_cents), 0)::bigint AS cents FROM payments y
    WHERE y.owner_id = ${owner} AND y.day >= COALESCE(${begins}::date, '-infinity'::date) AND y.day < ${before}::date AND ${isCash}`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

export async function readCash(db: Sql, owner: OwnerId, days: { from: Day; to: Day }) {
  const { rows } = await paymentsOf(owner, days, isCash).execute(db)
  return rows
}
