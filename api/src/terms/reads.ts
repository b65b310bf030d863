import type { CancellationTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { sql } from 'kysely'
import { standardOf } from '../db/fragments/translations.ts'
import { damageOfHouse, paymentRuleOfHouse } from '../db/fragments/payment-plans.ts'
import type { AgreedDamageDeposit } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import type { PaymentRuleOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type Terms = {
  cancellation: CancellationTerms
  non_refundable: CancellationTerms | null
  owner_language: string
  payment_rule: PaymentRuleOut | null
  damage_deposit: AgreedDamageDeposit | null
}

/** Cancellation terms of a property and of its second plan, and the language that its owner writes in. */
export async function readTerms(db: Sql, owner: OwnerId, property: number) {
  const { rows } = await sql<Terms>`
    SELECT p.cancellation_terms AS cancellation, p.nonrefundable_terms AS non_refundable, ${standardOf('p.owner_id')} AS owner_language,
      ${paymentRuleOfHouse} AS payment_rule, ${damageOfHouse} AS damage_deposit
    FROM properties p WHERE p.owner_id = ${owner} AND p.id = ${property}`.execute(db)
  if (!rows[0]) throw new Error(`There is no property ${property}.`)
  return rows[0]
}
