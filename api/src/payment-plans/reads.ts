import { sql } from 'kysely'
import { paymentRuleOfHouse } from '../db/fragments/payment-plans.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Sql } from '../db/pool.ts'
import type { PaymentRuleOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'

/** An owner who changed none yet has no settings. */
export const readPaymentSettings = (db: Sql, owner: OwnerId) =>
  db.selectFrom('payment_settings').selectAll().where('owner_id', '=', owner).executeTakeFirst()

/** Payment rule of new stays in a property, and the clock that its deadlines follow. */
export async function readPaymentRule(db: Sql, owner: OwnerId, property: number) {
  const { rows } = await sql<{ payment_rule: PaymentRuleOut | null; time_zone: string }>`
    SELECT ${paymentRuleOfHouse} AS payment_rule, p.time_zone FROM properties p WHERE p.owner_id = ${owner} AND p.id = ${property}`.execute(
    db,
  )
  if (!rows[0]) throw new Error(`There is no property ${property}.`)
  return rows[0]
}
