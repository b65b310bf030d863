import type { damageFields } from '@keyhaven/shared-contracts/contract/finance/damage-rule'
import { type FieldReasons, invalid } from '../http/problem.ts'

/** A damage deposit as owners and properties store it: all of it or nothing. */
export type DamageColumns = {
  damage_cents: number | null
  damage_days_before: number | null
  damage_days_after: number | null
}

export const noDamageDeposit: DamageColumns = { damage_cents: null, damage_days_before: null, damage_days_after: null }

export type DamageChange = { [Name in keyof typeof damageFields]?: number | null | undefined }

/** The damage deposit after a change; what is left out stays as it is. An amount needs its days, and where it goes they go, too. */
export function damageAfter(input: DamageChange, before: DamageColumns): DamageColumns {
  const {
    damage_deposit_amount: damage_cents = before.damage_cents,
    damage_deposit_days_before: damage_days_before = before.damage_days_before,
    damage_deposit_days_after: damage_days_after = before.damage_days_after,
  } = input
  if (damage_cents === null) return noDamageDeposit
  const fields: FieldReasons = {}
  if (damage_days_before === null) fields['damage_deposit_days_before'] = ['inventory.enterRestDays']
  if (damage_days_after === null) fields['damage_deposit_days_after'] = ['inventory.enterDaysAfterDeparture']
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { damage_cents, damage_days_before, damage_days_after }
}

/** The damage deposit of a rule that is said whole; undefined where a page of the release before says nothing of it. */
export const damageOfRule = (rule: DamageChange): DamageColumns | undefined =>
  rule.damage_deposit_amount === undefined ? undefined : damageAfter(rule, noDamageDeposit)
