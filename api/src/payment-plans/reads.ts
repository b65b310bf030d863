import { sql } from 'kysely'
import { damageOfHouse, paymentRuleOfHouse, takesCards } from '../db/fragments/payment-plans.ts'
import type { HouseDamage } from '../damage-deposits/agreed.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Sql } from '../db/pool.ts'
import type { PaymentRuleOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'

/** An owner who changed none yet has no settings. */
export const readPaymentSettings = (db: Sql, owner: OwnerId) =>
  db.selectFrom('payment_settings').selectAll().where('owner_id', '=', owner).executeTakeFirst()

/** Payment rule and damage deposit of new stays in a property, and the clock that its deadlines follow. */
export async function readPaymentRule(db: Sql, owner: OwnerId, property: number) {
  type House = HouseDamage & { payment_rule: PaymentRuleOut | null; time_zone: string }
  const { rows } = await sql<House>`
    SELECT ${paymentRuleOfHouse} AS payment_rule, p.time_zone, ${damageOfHouse} AS damage_deposit, ${takesCards} AS takes_cards FROM properties p WHERE p.owner_id = ${owner} AND p.id = ${property}`.execute(
    db,
  )
  if (!rows[0]) throw new Error(`There is no property ${property}.`)
  return rows[0]
}
